import type { Order } from "../../api/contract/orderEntities.ts";
import { formatEuros } from "../../domain/money.ts";
import { orderCode } from "../../domain/orderCode.ts";
import { Button, Card, Heading, OrderCode, Stack, Text } from "../../ui/index.ts";

export interface CounterReceiptProps {
  order: Order;
  /** Makes the screen ready for the next shopper in the queue. */
  onNewOrder: () => void;
}

/** What a shopper takes to the counter: the code and the price. */
export function CounterReceipt({ order, onNewOrder }: CounterReceiptProps) {
  return (
    <Card tone="accent" as="section" label="Code de la commande">
      <Stack space="md" align="center">
        <Heading level={1} size="title2" align="center">
          {"Merci, votre commande est enregistrée\u202f!"}
        </Heading>
        <OrderCode label="Code de votre commande" code={orderCode(order.uuid)} />
        <Text size="lead" align="center">
          Présentez ce code au comptoir pour régler {formatEuros(order.totalPrice)} et récupérer vos photos.
        </Text>
        <Button size="large" icon="search" onClick={onNewOrder}>
          Nouvelle commande
        </Button>
      </Stack>
    </Card>
  );
}
