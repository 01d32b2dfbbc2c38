import { useEffect, useRef, useState } from "react";
import type { HeadingLevel } from "../heading/Heading.tsx";
import { LoadFailure } from "../load-failure/LoadFailure.tsx";
import { hidden } from "../visually-hidden/VisuallyHidden.css.ts";
import { AddressCard, AddressCardSkeleton, NewAddressCard } from "./AddressCard.tsx";
import { AddressForm } from "./AddressForm.tsx";
import * as css from "./AddressPicker.css.ts";

export interface NewAddress {
  street: string;
  zipCode: string;
  city: string;
}

export interface SavedAddress extends NewAddress {
  /** What tells it from the others. */
  id: string | number;
}

export interface AddressLabels {
  /** Name of the list: « Vos adresses ». */
  list: string;
  /** Said while the saved ones are on their way: « Chargement de vos adresses… ». */
  loading: string;
  /** Said where they could not be had: « Vos adresses n’ont pas pu être chargées ». */
  failed: string;
  /** Words of the button then: « Réessayer ». */
  retry: string;
  /** « Choisir ». */
  choose: string;
  /** Announced while the choice is being kept: « Choix de l’adresse en cours… ». */
  choosing: string;
  /** Mark on the one chosen before: « Adresse choisie ». */
  chosen: string;
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

interface LoadingAddresses {
  /** Whether the saved ones are there, on their way, or could not be had. Default: ready. */
  state: "loading";
}

interface FailedAddresses {
  state: "failed";
  /** Why they are not there, and what the shopper can do about it. */
  message: string;
  /** Place of the failure's title in the outline. Default: 2. */
  level?: HeadingLevel;
  /** Asks again; the button turns until its promise settles. */
  onRetry: () => Promise<void> | void;
}

interface ReadyAddresses {
  state?: "ready";
  /** Those saved before; without one, straight to the form. */
  addresses: readonly SavedAddress[];
  /** The one chosen before. Default: none. */
  chosenId?: SavedAddress["id"] | null;
  /** Called with the one chosen; its button turns until the promise settles. */
  onChoose: (id: SavedAddress["id"]) => Promise<void> | void;
  /** Saves a new one, all three parts filled in and trimmed; the caller then chooses it. False keeps what was typed in view. */
  onCreate: (address: NewAddress) => Promise<boolean>;
  /** What the server has to say about the new one. Default: nothing. */
  errors?: Partial<Record<keyof NewAddress, string>>;
}

export type AddressPickerProps = {
  /** Its words. */
  labels: AddressLabels;
} & (LoadingAddresses | FailedAddresses | ReadyAddresses);

/** One of the saved addresses, or a new one; without a saved one, straight to the form. */
export function AddressPicker({ labels, ...rest }: AddressPickerProps) {
  // The button that asked again is gone with the failure: what comes instead takes the focus over.
  const [askedAgain, setAskedAgain] = useState(false);
  if (rest.state === "failed") {
    return (
      <LoadFailure
        title={labels.failed}
        level={rest.level ?? 2}
        retryLabel={labels.retry}
        loadingLabel={labels.loading}
        onRetry={() => {
          setAskedAgain(true);
          return rest.onRetry();
        }}
      >
        {rest.message}
      </LoadFailure>
    );
  }
  if (rest.state === "loading") {
    return (
      <div className={css.list}>
        <span role="status" className={hidden}>
          {labels.loading}
        </span>
        <AddressCardSkeleton />
        <AddressCardSkeleton />
      </div>
    );
  }
  return <Choice labels={labels} askedAgain={askedAgain} {...rest} />;
}

/** `focus`: what takes it over when the choice comes into view, nothing on a screen's first sight. */
type Mode = { step: "select"; focus: "nothing" | "list" | "newAddress" } | { step: "new" };

function Choice({
  labels,
  askedAgain,
  addresses,
  chosenId = null,
  onChoose,
  onCreate,
  errors = {},
}: ReadyAddresses & { labels: AddressLabels; askedAgain: boolean }) {
  const [mode, setMode] = useState<Mode>({ step: "select", focus: askedAgain ? "list" : "nothing" });
  const list = useRef<HTMLUListElement>(null);
  const fresh = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mode.step === "new") return;
    if (mode.focus === "newAddress") fresh.current?.focus();
    if (mode.focus === "list") list.current?.focus();
  }, [mode]);

  if (mode.step === "new" || addresses.length === 0) {
    return (
      <AddressForm
        labels={labels}
        errors={errors}
        takesFocus={mode.step === "new" || askedAgain}
        onCreate={async (address) => {
          if (await onCreate(address)) setMode({ step: "select", focus: "list" });
        }}
        onCancel={addresses.length > 0 ? () => setMode({ step: "select", focus: "newAddress" }) : undefined}
      />
    );
  }
  return (
    <ul ref={list} tabIndex={-1} aria-label={labels.list} className={css.list}>
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          address={address}
          labels={labels}
          chosen={address.id === chosenId}
          onChoose={() => onChoose(address.id)}
        />
      ))}
      <NewAddressCard ref={fresh} label={labels.newAddress} onPress={() => setMode({ step: "new" })} />
    </ul>
  );
}
