import type { Order } from "../../api/contract/orderEntities.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import type { OrderContents } from "../../domain/orders/orderLines.ts";
import { Button, Card, Heading, OrderCode, Stack, Text } from "../../ui/index.ts";
import { receiptWords } from "./receiptWords.ts";

export interface CounterReceiptProps {
  order: Order;
  /** Whether something of it is printed. */
  contents: Pick<OrderContents, "hasPaper">;
  /** Makes the screen ready for the next shopper in the queue. */
  onNewOrder: () => void;
}

/** What a shopper takes to the counter, the code and what it is for, and the way to the next shopper's order. */
export function CounterReceipt({ order, contents, onNewOrder }: CounterReceiptProps) {
  const words = receiptWords(order.status, contents.hasPaper, formatEuros(order.totalPrice));
  return (
    <Card tone={order.status === "canceled" ? "sunken" : "accent"} as="section" label="Code de la commande">
      <Stack space="md" align="center">
        <Heading level={1} size="title2" align="center">
          {words.title}
        </Heading>
        <OrderCode label="Code de votre commande" code={orderCode(order.uuid)} />
        <Text size="lead" align="center">
          {words.text}
        </Text>
        <Button size="large" icon="search" onClick={onNewOrder}>
          Nouvelle commande
        </Button>
      </Stack>
    </Card>
  );
}
