import type { Order } from "../../api/contract/orderEntities.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import type { OrderContents } from "../../domain/orders/orderLines.ts";
import { Box, Button, Card, Heading, OrderCode, Stack, Text } from "../../ui/index.ts";
import { receiptWords } from "./receiptWords.ts";

export interface CounterReceiptProps {
  order: Order;
  /** Tells whether the order includes prints. */
  contents: Pick<OrderContents, "hasPaper">;
  /** Resets the screen for the next shopper. */
  onNewOrder: () => void;
}

/** The code to present at the counter, its purpose, and a button for the next shopper's order. */
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
        <Box data-reach="" display="flex" justifyContent="center">
          <Button size="large" icon="search" onClick={onNewOrder}>
            Nouvelle commande
          </Button>
        </Box>
      </Stack>
    </Card>
  );
}
