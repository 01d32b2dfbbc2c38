import { useAtomValue, useSetAtom } from "jotai";
import { newAddressSchema } from "../../api/contract/customerCalls.ts";
import { maxLengthOf } from "../../api/contract/maxLengthOf.ts";
import { addressesQueryAtom } from "../../shop/addresses.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { AddressPicker, Alert, Stack } from "../../ui/index.ts";
import { addAddressAtom } from "./atoms.ts";
import { fixTitle } from "./texts.ts";

const labels = {
  list: "Vos adresses",
  loading: "Chargement de vos adresses…",
  failed: "Vos adresses n’ont pas pu être chargées",
  retry: "Réessayer",
  chosen: "Adresse choisie",
  choosing: "Choix de l’adresse en cours…",
  choose: "Choisir",
  newAddress: "Nouvelle adresse",
  recipient: "Destinataire, si ce n’est pas vous",
  street: "Adresse",
  zipCode: "Code postal",
  city: "Ville",
  optionalMark: "facultatif",
  submit: "Valider cette adresse",
  sending: "Enregistrement de l’adresse en cours…",
  cancel: "Annuler",
  errorTitle: fixTitle,
  missing: {
    street: "Vous devez renseigner votre adresse",
    zipCode: "Vous devez renseigner votre code postal",
    city: "Vous devez renseigner votre ville",
  },
};

const maxLengths = Object.fromEntries(
  Object.entries(newAddressSchema.shape).map(([part, schema]) => [part, maxLengthOf(schema)]),
);

export interface AddressStepProps {
  chosenId: number | null;
  /** Called with the chosen or newly added address. */
  onChoose: (id: number) => Promise<void> | void;
}

/** One of the customer's addresses, or a new one. */
export function AddressStep({ chosenId, onChoose }: AddressStepProps) {
  const addresses = useAtomValue(addressesQueryAtom);
  const reload = useSetAtom(addressesQueryAtom);
  const addAddress = useSetAtom(addAddressAtom);
  const { submit, failure } = useSubmission(async (choose: () => Promise<number>) => {
    await onChoose(await choose());
  });
  if (addresses.status === "loading") return <AddressPicker state="loading" labels={labels} />;
  if (addresses.status === "error") {
    return (
      <AddressPicker
        state="failed"
        labels={labels}
        message={addresses.error.shopperMessage}
        onRetry={() => reload()}
      />
    );
  }
  return (
    <Stack space="md">
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
      <AddressPicker
        addresses={addresses.data}
        chosenId={chosenId}
        labels={labels}
        maxLengths={maxLengths}
        onChoose={(id) => submit(async () => Number(id))}
        onCreate={async (address) => {
          let saved = false;
          await submit(async () => {
            const { id } = await addAddress({ ...address, recipient: address.recipient || null });
            saved = true;
            return id;
          });
          return saved;
        }}
      />
    </Stack>
  );
}
