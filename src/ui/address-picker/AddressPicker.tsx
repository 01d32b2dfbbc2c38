import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { classNames } from "../classNames.ts";
import { Icon } from "../icon/Icon.tsx";
import { AddressForm } from "./AddressForm.tsx";
import * as css from "./AddressPicker.css.ts";

export interface NewAddress {
  street: string;
  zipCode: string;
  city: string;
}

export interface AddressLabels {
  /** « Choisir ». */
  choose: string;
  /** « Nouvelle adresse ». */
  newAddress: string;
  street: string;
  zipCode: string;
  city: string;
  /** « Valider cette adresse ». */
  submit: string;
  /** Announced while the new one is being saved. */
  sending: string;
  /** « Annuler ». */
  cancel: string;
  /** First line of the form's summary of errors. */
  errorTitle: string;
  /** What is said of each field left empty. */
  missing: Record<keyof NewAddress, string>;
}

export interface AddressPickerProps {
  addresses: readonly (NewAddress & { id: string | number })[];
  /** The one chosen before. Default: none. */
  chosenId?: string | number | null;
  onChoose: (id: string | number) => void;
  /** Saves a new one, all three parts filled in; the caller then chooses it. False keeps what was typed in view. */
  onCreate: (address: NewAddress) => Promise<boolean>;
  /** What the server has to say about the new one. Default: nothing. */
  errors?: Partial<Record<keyof NewAddress, string>>;
  labels: AddressLabels;
}

/** One of the saved addresses, or a new one; without a saved one, straight to the form. */
export function AddressPicker({
  addresses,
  chosenId = null,
  onChoose,
  onCreate,
  errors = {},
  labels,
}: AddressPickerProps) {
  const [mode, setMode] = useState<"select" | "new">("select");
  if (mode === "new" || addresses.length === 0) {
    return (
      <AddressForm
        labels={labels}
        errors={errors}
        onCreate={async (address) => {
          if (await onCreate(address)) setMode("select");
        }}
        onCancel={addresses.length > 0 ? () => setMode("select") : undefined}
      />
    );
  }
  return (
    <ul className={css.list}>
      {addresses.map(({ id, street, zipCode, city }) => (
        <li key={id} className={classNames(css.card, id === chosenId && css.chosen)}>
          <address className={css.address}>
            {street}
            <br />
            {zipCode} {city}
          </address>
          <Button
            variant={id === chosenId ? "primary" : "secondary"}
            aria-label={`${labels.choose} ${street}, ${zipCode} ${city}`}
            aria-pressed={id === chosenId}
            onClick={() => onChoose(id)}
          >
            {labels.choose}
          </Button>
        </li>
      ))}
      <li>
        <button type="button" className={css.fresh} onClick={() => setMode("new")}>
          <Icon name="plus" size="large" />
          {labels.newAddress}
        </button>
      </li>
    </ul>
  );
}
