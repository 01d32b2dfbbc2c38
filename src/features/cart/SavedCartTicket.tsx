import type { Order } from "../../api/contract/orderEntities.ts";
import { formatDateTime } from "../../domain/dates/dates.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import { Button, ButtonLink, Heading, OrderCode, QRCode, Text, Ticket } from "../../ui/index.ts";

export interface SavedCartTicketProps {
  /** A cart put aside. */
  order: Order;
  /** Items in it, a print in three pieces counted three times. */
  itemCount: number;
  /** What its QR code leads to, whole with its protocol: the cart taken up again. */
  restoreUrl: string;
  /** Path of the search, for the next shopper in the queue. */
  searchPath: string;
}

/** What a shopper takes along: the code that his cart is found again by at the stand, to be read or scanned. */
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
