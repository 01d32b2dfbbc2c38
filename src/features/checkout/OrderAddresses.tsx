import { useAtomValue } from "jotai";
import type { Address } from "../../api/contract/customerEntities.ts";
import { deliveryLines, invoiceLines } from "../../domain/customers/addressee.ts";
import { addressesQueryAtom } from "../../shop/addresses.ts";
import { currentCustomerAtom } from "../../shop/session.ts";
import { dataOf } from "../../state/query.ts";
import { Columns, Skeleton, Text } from "../../ui/index.ts";
import { ChangeableCard } from "./ChangeableCard.tsx";
import { ChosenStand } from "./ChosenStand.tsx";

export interface OrderAddressesProps {
  /** Uuid of the collection stand; null for delivery by post. */
  standUuid: string | null;
  deliveryAddressId: number | null;
  invoiceAddressId: number | null;
  onChangeStand: () => void;
  onChangeDelivery: () => void;
  onChangeInvoice: () => void;
}

/** The delivery and invoice addresses, each with a button to change it. */
export function OrderAddresses(props: OrderAddressesProps) {
  const addresses = dataOf(useAtomValue(addressesQueryAtom));
  const find = (id: number | null) => addresses?.find((address) => address.id === id);
  return (
    <Columns count={[1, 2]} space="md">
      {props.standUuid === null ? (
        <AddressCard
          title="Adresse de livraison"
          linesOf={deliveryLines}
          address={find(props.deliveryAddressId)}
          changeLabel="Modifier l’adresse de livraison"
          onChange={props.onChangeDelivery}
        />
      ) : (
        <ChosenStand
          eventUuid={props.standUuid}
          changeLabel="Modifier le retrait"
          onChange={props.onChangeStand}
        />
      )}
      <AddressCard
        title="Adresse de facturation"
        linesOf={invoiceLines}
        address={find(props.invoiceAddressId)}
        changeLabel="Modifier l’adresse de facturation"
        onChange={props.onChangeInvoice}
      />
    </Columns>
  );
}

interface AddressCardProps {
  title: string;
  linesOf: typeof deliveryLines;
  address: Address | undefined;
  changeLabel: string;
  onChange: () => void;
}

function AddressCard({ linesOf, address, ...card }: AddressCardProps) {
  const customer = useAtomValue(currentCustomerAtom);
  return (
    <ChangeableCard {...card}>
      {address ? (
        <Text as="div">
          {linesOf(customer, address).map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </Text>
      ) : (
        <Skeleton text="body" lines={3} />
      )}
    </ChangeableCard>
  );
}
