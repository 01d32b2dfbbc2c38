import { useEffect, useRef, useState } from "react";
import type { HeadingLevel } from "../../heading/Heading.tsx";
import { LoadFailure } from "../../load-failure/LoadFailure.tsx";
import type { RootProps } from "../../rootProps.ts";
import { hidden } from "../../visually-hidden/VisuallyHidden.css.ts";
import { AddressCard, AddressCardSkeleton, NewAddressCard } from "./AddressCard.tsx";
import { AddressForm } from "./AddressForm.tsx";
import * as css from "./AddressPicker.css.ts";

export interface NewAddress {
  /** Who receives what is sent there; empty: the customer. */
  recipient: string;
  street: string;
  zipCode: string;
  city: string;
}

/** The parts that an address must have. */
export type RequiredPart = Exclude<keyof NewAddress, "recipient">;

export interface SavedAddress extends Omit<NewAddress, "recipient"> {
  recipient?: string | null;
  /** Unique key of the address. */
  id: string | number;
}

export interface AddressLabels {
  /** Accessible name of the list: « Vos adresses ». */
  list: string;
  /** Announced while the addresses load: « Chargement de vos adresses… ». */
  loading: string;
  /** Shown if they failed to load: « Vos adresses n’ont pas pu être chargées ». */
  failed: string;
  /** Label of the retry button: « Réessayer ». */
  retry: string;
  /** « Choisir ». */
  choose: string;
  /** Announced while the choice is being saved: « Choix de l’adresse en cours… ». */
  choosing: string;
  /** Mark on the previously chosen one: « Adresse choisie ». */
  chosen: string;
  /** « Nouvelle adresse ». */
  newAddress: string;
  /** « Destinataire, si ce n’est pas vous ». */
  recipient: string;
  street: string;
  zipCode: string;
  city: string;
  /** Mark of the recipient, which may stay empty: « facultatif ». */
  optionalMark: string;
  /** « Valider cette adresse ». */
  submit: string;
  /** Announced while the new address is being saved. */
  sending: string;
  /** « Annuler ». */
  cancel: string;
  /** First line of the form's summary of errors. */
  errorTitle: string;
  /** Error message of each empty field. */
  missing: Record<RequiredPart, string>;
}

interface LoadingAddresses {
  /** State of the saved addresses: ready, loading or failed. Default: ready. */
  state: "loading";
}

interface FailedAddresses {
  state: "failed";
  /** Why they failed to load, and what the shopper can do about it. */
  message: string;
  /** Heading level of the failure's title. Default: 2. */
  level?: HeadingLevel;
  /** Retries; the button spins until the promise settles. */
  onRetry: () => Promise<void> | void;
}

interface ReadyAddresses {
  state?: "ready";
  /** The saved addresses; without any, the form shows directly. */
  addresses: readonly SavedAddress[];
  /** The previously chosen one. Default: none. */
  chosenId?: SavedAddress["id"] | null;
  /** Called with the chosen one; its button spins until the promise settles. */
  onChoose: (id: SavedAddress["id"]) => Promise<void> | void;
  /** Saves a new address, all required parts filled in, trimmed; the caller then chooses it. False keeps the form. */
  onCreate: (address: NewAddress) => Promise<boolean>;
  /** The server's errors on the new address. Default: nothing. */
  errors?: Partial<Record<keyof NewAddress, string>>;
  /** How many characters each part of a new address takes. Default: no limit. */
  maxLengths?: Partial<Record<keyof NewAddress, number>>;
}

type AddressesProps = {
  /** The component's texts. */
  labels: AddressLabels;
} & (LoadingAddresses | FailedAddresses | ReadyAddresses);

export type AddressPickerProps = RootProps<HTMLDivElement> & AddressesProps;

/** Chooses a saved address or adds a new one; without saved addresses, shows the form directly. */
export function AddressPicker({ labels, id, ref, ...rest }: AddressPickerProps) {
  const data = Object.fromEntries(Object.entries(rest).filter(([name]) => name.startsWith("data-")));
  return (
    <div {...data} id={id} ref={ref}>
      <Addresses labels={labels} {...rest} />
    </div>
  );
}

function Addresses({ labels, ...rest }: AddressesProps) {
  // The retry button disappears with the failure: its replacement takes the focus.
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

/** `focus`: what takes the focus when the choice appears; nothing on first render. */
type Mode = { step: "select"; focus: "nothing" | "list" | "newAddress" } | { step: "new" };

function Choice({
  labels,
  askedAgain,
  addresses,
  chosenId = null,
  onChoose,
  onCreate,
  errors = {},
  maxLengths = {},
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
        maxLengths={maxLengths}
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
