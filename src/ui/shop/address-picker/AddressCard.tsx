import type { Ref } from "react";
import { Icon } from "../../icon/Icon.tsx";
import { LoadingButton } from "../../loading-button/LoadingButton.tsx";
import { Skeleton } from "../../skeleton/Skeleton.tsx";
import * as css from "./AddressPicker.css.ts";
import type { AddressLabels, SavedAddress } from "./AddressPicker.tsx";

interface AddressCardProps {
  address: SavedAddress;
  labels: AddressLabels;
  chosen: boolean;
  onChoose: () => Promise<void> | void;
}

/** A saved address with its button; the chosen one is marked by a label and its border. */
export function AddressCard({ address, labels, chosen, onChoose }: AddressCardProps) {
  const { recipient, street, zipCode, city } = address;
  return (
    <li className={css.card({ chosen })}>
      <div className={css.body}>
        <span className={css.mark({ chosen })}>
          <Icon name={chosen ? "check" : "pin"} />
        </span>
        <div className={css.words}>
          {chosen && <p className={css.state}>{labels.chosen}</p>}
          <address className={css.address}>
            {recipient && <span className={css.street}>{recipient}</span>}
            <span className={recipient ? undefined : css.street}>{street}</span>
            <span>
              {zipCode} {city}
            </span>
          </address>
        </div>
      </div>
      <LoadingButton
        full
        variant={chosen ? "primary" : "secondary"}
        aria-label={`${labels.choose} ${recipient ? `${recipient}, ` : ""}${street}, ${zipCode} ${city}`}
        aria-pressed={chosen}
        loadingLabel={labels.choosing}
        onClick={onChoose}
      >
        {labels.choose}
      </LoadingButton>
    </li>
  );
}

interface NewAddressCardProps {
  label: string;
  onPress: () => void;
  ref: Ref<HTMLButtonElement>;
}

/** Opens the form; placed like one more address. */
export function NewAddressCard({ label, onPress, ref }: NewAddressCardProps) {
  return (
    <li className={css.freshPlace}>
      <button ref={ref} type="button" className={css.fresh} onClick={onPress}>
        <span className={css.mark()}>
          <Icon name="plus" />
        </span>
        {label}
      </button>
    </li>
  );
}

/** Skeleton of an address card, at its final size. */
export function AddressCardSkeleton() {
  return (
    <div aria-hidden="true" className={css.card()}>
      <div className={css.body}>
        <span className={css.mark()} />
        <div className={css.words}>
          <Skeleton text="body" width="most" />
          <Skeleton text="body" width="half" />
        </div>
      </div>
      <span className={css.awaitedButton} />
    </div>
  );
}
