import { useAtomValue } from "jotai";
import type { Order } from "../../api/contract/orderEntities.ts";
import {
  type Addressee,
  addresseeLines,
  deliveryLines,
  invoiceLines,
} from "../../domain/customers/addressee.ts";
import { addressesQueryAtom } from "../../shop/addresses.ts";
import { currentCustomerAtom } from "../../shop/session.ts";
import { dataOf } from "../../state/query.ts";
import { Card, Columns, Heading, Stack, Text } from "../../ui/index.ts";

export interface OrderRecipientProps {
  order: Order;
  /** Heading level of its titles. */
  level: 2 | 3;
}

/** An order's recipient and address: from the customer's account, or the name given at the stand. */
export function OrderRecipient({ order, level }: OrderRecipientProps) {
  if (order.customerId !== null) return <CustomersOrder order={order} level={level} />;
  return <Recipient level={level} lines={linesOf({ lastName: order.lastName }, order.email)} />;
}

const linesOf = (addressee: Addressee, email: string | null) => [
  ...addresseeLines(addressee),
  ...(email ? [email] : []),
];

function CustomersOrder({ order, level }: OrderRecipientProps) {
  const customer = useAtomValue(currentCustomerAtom);
  const addresses = dataOf(useAtomValue(addressesQueryAtom)) ?? [];
  if (customer === null) return null;
  const find = (id: number | null) => addresses.filter((one) => one.id === id);
  const { clickAndCollectEventUuid: stand, deliveryAddressId, invoiceAddressId } = order;
  const cards = [
    ...find(stand === null ? deliveryAddressId : null).map((address) => ({
      title: "Adresse de livraison",
      lines: deliveryLines(customer, address),
    })),
    ...find(invoiceAddressId).map((address) => ({
      title: "Adresse de facturation",
      lines: invoiceLines(customer, address),
    })),
  ];
  if (cards.length === 0) {
    return <Recipient level={level} lines={linesOf(customer, order.email ?? customer.email)} />;
  }
  return (
    <Columns count={[1, 2]} space="md">
      {cards.map(({ title, lines }) => (
        <Recipient key={title} level={level} title={title} lines={lines} />
      ))}
    </Columns>
  );
}

interface RecipientProps {
  level: 2 | 3;
  title?: string;
  lines: readonly string[];
}

function Recipient({ level, title = "Commande pour", lines }: RecipientProps) {
  if (lines.length === 0) return null;
  return (
    <Card space="md" as="section" label={title}>
      <Stack space="xs">
        <Heading level={level} size="title4">
          {title}
        </Heading>
        <Text as="div">
          {lines.map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Text>
      </Stack>
    </Card>
  );
}
