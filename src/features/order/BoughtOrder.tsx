import type { Order, OrderItem } from "../../api/contract/orderEntities.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import type { OrderContents } from "../../domain/orders/orderLines.ts";
import { priceBreakdown } from "../../domain/orders/priceBreakdown.ts";
import { Card, Heading, OrderCode, PriceBreakdown, Stack } from "../../ui/index.ts";
import { OrderedLines } from "./OrderedLines.tsx";

export interface BoughtOrderProps {
  order: Order;
  contents: OrderContents<OrderItem>;
}

/** What was just paid: the code to tell, the pictures and the total. */
export function BoughtOrder({ order, contents }: BoughtOrderProps) {
  return (
    <Card as="section" label="Votre commande">
      <Stack space="lg">
        <Stack space="xs">
          <Heading level={2} size="title3">
            Votre commande
          </Heading>
          <OrderCode label="Code de votre commande" size="medium" code={orderCode(order.uuid)} />
        </Stack>
        <OrderedLines contents={contents} level={3} />
        <PriceBreakdown
          rows={priceBreakdown(contents)}
          total={{ label: "Total TTC", amount: formatEuros(order.totalPrice) }}
        />
      </Stack>
    </Card>
  );
}
