import type { Order } from "../../api/contract/orderEntities.ts";
import { formatDateTime } from "../../domain/dates/dates.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import { Button, ButtonLink, Heading, OrderCode, QRCode, Text, Ticket } from "../../ui/index.ts";

export interface SavedCartTicketProps {
  /** A saved cart. */
  order: Order;
  /** Number of items; a print in three copies counts three times. */
  itemCount: number;
  /** Absolute URL in the QR code; it restores the cart. */
  restoreUrl: string;
  /** Path of the search, for the next shopper. */
  searchPath: string;
}

/** The shopper's ticket: the code that finds the cart again at the stand, readable and scannable. */
export function SavedCartTicket({ order, itemCount, restoreUrl, searchPath }: SavedCartTicketProps) {
  const code = orderCode(order.uuid);
  return (
    <Ticket
      label={`Ticket du panier ${code}`}
      actions={
        <>
          <Button variant="primary" size="large" full onClick={() => window.print()}>
            Imprimer le ticket
          </Button>
          <ButtonLink size="large" full icon="search" to={searchPath}>
            Nouvelle recherche
          </ButtonLink>
        </>
      }
    >
      <Heading level={1} size="title3" align="center">
        Votre panier est enregistré
      </Heading>
      <OrderCode label="Code de votre panier" code={code} />
      <QRCode value={restoreUrl} label={`Code QR du panier ${code}`} />
      <Text align="center">Présentez ce ticket au stand pour reprendre votre panier et le régler.</Text>
      <Text align="center" weight="strong" figures>
        {pluralize(itemCount, "article")}, {formatEuros(order.totalPrice)}
      </Text>
      <Text size="small" align="center">
        Enregistré le {formatDateTime(order.modifiedAt)}
        {order.email && ` pour ${order.email}`}
      </Text>
      <Text size="small" align="center">
        Les prix sont ceux du jour où vous reprenez votre panier.
      </Text>
    </Ticket>
  );
}
