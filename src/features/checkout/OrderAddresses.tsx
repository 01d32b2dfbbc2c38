import { useAtomValue } from "jotai";
import { addressesQueryAtom } from "../../api/addresses.ts";
import type { Address } from "../../api/contract/customerEntities.ts";
import { dataOf } from "../../api/query.ts";
import { Button, Card, Columns, Heading, Inline, Skeleton, Stack, Text } from "../../ui/index.ts";

export interface OrderAddressesProps {
  deliveryAddressId: number | null;
  invoiceAddressId: number | null;
  onChangeDelivery: () => void;
  onChangeInvoice: () => void;
}

/** Where the order goes and who it is invoiced to, each one press from being changed. */
export function OrderAddresses(props: OrderAddressesProps) {
  const addresses = dataOf(useAtomValue(addressesQueryAtom));
  const find = (id: number | null) => addresses?.find((address) => address.id === id);
  return (
    <Columns count={[1, 2]} space="md">
      <AddressCard
        title="Adresse de livraison"
        address={find(props.deliveryAddressId)}
        changeLabel="Modifier l’adresse de livraison"
        onChange={props.onChangeDelivery}
      />
      <AddressCard
        title="Adresse de facturation"
        address={find(props.invoiceAddressId)}
        changeLabel="Modifier l’adresse de facturation"
        onChange={props.onChangeInvoice}
      />
    </Columns>
  );
}

interface AddressCardProps {
  title: string;
  address: Address | undefined;
  changeLabel: string;
  onChange: () => void;
}

function AddressCard({ title, address, changeLabel, onChange }: AddressCardProps) {
  return (
    <Card space="md">
      <Stack space="xs">
        <Inline justify="space-between" align="baseline" wrap={false}>
          <Heading level={2} size="title4">
            {title}
          </Heading>
          <Button variant="quiet" size="small" aria-label={changeLabel} onClick={onChange}>
            Modifier
          </Button>
        </Inline>
        {address ? (
          <Text as="div">
            <Text>{address.street}</Text>
            <Text>
              {address.zipCode} {address.city}
            </Text>
          </Text>
        ) : (
          <Skeleton text="body" lines={2} />
        )}
      </Stack>
    </Card>
  );
}
