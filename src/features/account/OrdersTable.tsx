import type { Order } from "../../api/contract/orderEntities.ts";
import { formatDate } from "../../domain/dates/dates.ts";
import { formatEuros } from "../../domain/money/money.ts";
import { orderCode } from "../../domain/orders/orderCode.ts";
import { orderStatusLabel } from "../../domain/orders/orderStatus.ts";
import { ButtonLink, EmptyState, Heading, Stack, Table, Text, TextLink } from "../../ui/index.ts";

export interface OrdersTableProps {
  orders: readonly Order[];
  /** Path of an order's page. */
  orderPath: (uuid: string) => string;
  searchPath: string;
  /** Only consumers have a right of withdrawal; companies have none. */
  isConsumer: boolean;
}

/** « Mes commandes », newest first, each row linking to its order's page. */
export function OrdersTable({ orders, orderPath, searchPath, isConsumer }: OrdersTableProps) {
  if (orders.length === 0) {
    return (
      <Stack space="none">
        <Heading level={2} size="title3">
          Mes commandes
        </Heading>
        <EmptyState
          level={3}
          icon="cart"
          title="Vous n’avez pas encore passé de commande"
          action={
            <ButtonLink variant="primary" icon="search" to={searchPath}>
              Voir les photos
            </ButtonLink>
          }
        >
          Retrouvez les photos de votre événement et composez votre premier panier.
        </EmptyState>
      </Stack>
    );
  }
  return (
    <Stack space="sm">
      <Table
        caption="Mes commandes"
        rows={orders}
        rowKey={(order) => order.uuid}
        columns={[
          {
            key: "code",
            header: "Code",
            cell: (order) => (
              <TextLink standalone to={orderPath(order.uuid)}>
                {orderCode(order.uuid)}
              </TextLink>
            ),
          },
          { key: "date", header: "Date", cell: (order) => formatDate(order.paidAt ?? order.createdAt) },
          { key: "status", header: "Statut", cell: (order) => orderStatusLabel(order.status) ?? "" },
          { key: "total", header: "Total", align: "end", cell: (order) => formatEuros(order.totalPrice) },
        ]}
      />
      {isConsumer && (
        <Text size="small" tone="muted">
          {
            "Pour vous rétracter d’une commande, ouvrez-la et choisissez «\u00a0Renoncer au contrat ici\u00a0»."
          }
        </Text>
      )}
    </Stack>
  );
}
