import type { ReactNode } from "react";
import type { Order, OrderItem } from "../../api/contract/orderEntities.ts";
import { formatDateTime } from "../../domain/dates/dates.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import type { OrderContents } from "../../domain/orders/orderLines.ts";
import { orderStatusLabel } from "../../domain/orders/orderStatus.ts";
import { priceBreakdown } from "../../domain/orders/priceBreakdown.ts";
import { Badge, Card, Heading, Inline, PriceBreakdown, SidebarLayout, Stack, Text } from "../../ui/index.ts";
import { OrderedLines } from "./OrderedLines.tsx";
import { statusTone } from "./statusTone.ts";

export interface OrderDetailsProps {
  order: Order;
  contents: OrderContents<OrderItem>;
  /** 1 if the title is the page's own; the stand's receipt already has one. Default: 1. */
  level?: 1 | 2;
  /** Action that the status requires from the shopper, below the title. Default: nothing. */
  notice?: ReactNode;
  /** The order's downloads, next to its contents. Default: nothing. */
  documents?: ReactNode;
  /** Where to collect the order, above its contents. Default: nothing. */
  pickUp?: ReactNode;
  /** Recipient and delivery address, below the contents. Default: nothing. */
  recipient?: ReactNode;
  /** Status history, below the contents. Default: nothing. */
  timeline?: ReactNode;
  /** How to withdraw from the contract, last. Default: nothing. */
  withdrawal?: ReactNode;
}

/** An order's current state: code, status, date, contents and total. */
export function OrderDetails({
  order,
  contents,
  level = 1,
  notice,
  pickUp,
  recipient,
  documents,
  timeline,
  withdrawal,
}: OrderDetailsProps) {
  const label = orderStatusLabel(order.status);
  return (
    <Stack space="lg">
      <Stack space="xs">
        <Inline space="md">
          <Heading level={level} size="title2">
            Commande {orderCode(order.uuid)}
          </Heading>
          {label && <Badge tone={statusTone(order.status)}>{label}</Badge>}
        </Inline>
        <Text tone="muted">
          {order.paidAt
            ? `Payée le ${formatDateTime(order.paidAt)}`
            : `Créée le ${formatDateTime(order.createdAt)}`}
        </Text>
      </Stack>
      {notice}
      <SidebarLayout
        aside={
          <Stack space="md">
            <Card as="section" label="Montant de la commande">
              <PriceBreakdown
                rows={priceBreakdown(contents)}
                total={{ label: "Total TTC", amount: formatEuros(order.totalPrice) }}
              />
            </Card>
            {documents}
          </Stack>
        }
      >
        <Stack space="lg">
          {pickUp}
          <Card as="section" label="Articles commandés">
            <OrderedLines contents={contents} level={level === 1 ? 2 : 3} />
          </Card>
          {recipient}
          {timeline}
          {withdrawal}
        </Stack>
      </SidebarLayout>
    </Stack>
  );
}
