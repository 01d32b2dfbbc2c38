import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { Order, OrderItem } from "../../api/contract/orderEntities.ts";
import { formatDateTime } from "../../domain/dates/dates.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import { type OrderContents, type OrderLine, pictureNames } from "../../domain/orders/orderLines.ts";
import { orderStatusLabel } from "../../domain/orders/orderStatus.ts";
import { priceBreakdown } from "../../domain/orders/priceBreakdown.ts";
import { packThumbnails, pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { placeAtom } from "../../shop/place.ts";
import {
  Badge,
  Box,
  Card,
  Heading,
  Inline,
  LineItem,
  PictureStrip,
  Price,
  PriceBreakdown,
  SidebarLayout,
  Stack,
  Text,
} from "../../ui/index.ts";
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
            <Stack as="ul" space="lg">
              {contents.lines.map((line) => (
                <Box as="li" key={line.item.uuid}>
                  <DetailLine line={line} level={level === 1 ? 2 : 3} />
                </Box>
              ))}
            </Stack>
          </Card>
          {recipient}
          {timeline}
          {withdrawal}
        </Stack>
      </SidebarLayout>
    </Stack>
  );
}

function DetailLine({ line, level }: { line: OrderLine; level: 2 | 3 }) {
  const { cdnHost } = useAtomValue(placeAtom);
  const [shown] = line.pictures;
  const names = pictureNames(line);
  return (
    <LineItem
      level={level}
      image={shown ? pictureUrl(cdnHost, shown, 400) : null}
      imageAlt={shown ? `Photo ${shown.name}` : ""}
      title={line.label}
      meta={[...line.formats, ...line.options, ...line.about, ...(names === null ? [] : [names])]}
      notice={
        line.isPack && (
          <PictureStrip label={`Photos de ${line.label}`} pictures={packThumbnails(cdnHost, line.pictures)} />
        )
      }
      price={
        <Stack space="xxs" align="flex-end">
          <Price amount={formatEuros(line.linePrice)} />
          {line.item.quantity > 1 && (
            <Text as="span" size="small" tone="muted" figures>
              {line.item.quantity} × {formatEuros(line.unitPrice)}
            </Text>
          )}
        </Stack>
      }
    />
  );
}
