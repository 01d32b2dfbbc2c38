import { useEffect, useRef, useState } from "react";
import { Button } from "../../button/Button.tsx";
import { Form } from "../../form/Form.tsx";
import { LoadingButton } from "../../loading-button/LoadingButton.tsx";
import { Text } from "../../text/Text.tsx";
import { TextField } from "../../text-field/TextField.tsx";
import * as css from "./AddressPicker.css.ts";
import type { AddressLabels, NewAddress, RequiredPart } from "./AddressPicker.tsx";
import { emptyOf, trimmed } from "./newAddress.ts";

/** What may stay empty comes last. */
const fields = ["street", "zipCode", "city", "recipient"] as const;
const wide: readonly string[] = ["recipient", "street"];

/** A single line, hence `address-line1`: `street-address` is multi-line. The browser knows no other person's name. */
const autoComplete = {
  street: "address-line1",
  zipCode: "postal-code",
  city: "address-level2",
  recipient: "off",
} as const;

interface AddressFormProps {
  labels: AddressLabels;
  errors: Partial<Record<keyof NewAddress, string>>;
  maxLengths: Partial<Record<keyof NewAddress, number>>;
  /** Whether the shopper opened the form, rather than finding it on arrival. */
  takesFocus: boolean;
  onCreate: (address: NewAddress) => Promise<void>;
  onCancel: (() => void) | undefined;
}

/** Street, zip code and city, all required, and who receives if it is somebody else. */
export function AddressForm({
  labels,
  errors,
  maxLengths,
  takesFocus,
  onCreate,
  onCancel,
}: AddressFormProps) {
  const [address, setAddress] = useState<NewAddress>({ recipient: "", street: "", zipCode: "", city: "" });
  const [missing, setMissing] = useState<readonly RequiredPart[]>([]);
  const [sending, setSending] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) first.current?.focus();
  }, [takesFocus]);

  async function submit() {
    const empty = emptyOf(address);
    setMissing(empty);
    if (empty.length > 0) return;
    setSending(true);
    try {
      await onCreate(trimmed(address));
    } finally {
      setSending(false);
    }
  }

  const errorOf = (field: keyof NewAddress) =>
    field !== "recipient" && missing.includes(field) ? labels.missing[field] : errors[field];
  const list = fields.flatMap((field) => {
    const message = errorOf(field);
    return message ? [{ field, message }] : [];
  });
  return (
    <div className={css.form}>
      <Text as="strong" size="lead" weight="strong">
        {labels.newAddress}
      </Text>
      <Form onSubmit={submit} errors={list} errorTitle={labels.errorTitle} label={labels.newAddress}>
        <div className={css.fields}>
          {fields.map((field) => (
            <div key={field} className={wide.includes(field) ? css.wide : undefined}>
              <TextField
                ref={field === fields[0] ? first : undefined}
                name={field}
                label={labels[field]}
                autoComplete={autoComplete[field]}
                inputMode={field === "zipCode" ? "numeric" : "text"}
                {...(field === "recipient" ? { optionalMark: labels.optionalMark } : { required: true })}
                maxLength={maxLengths[field]}
                value={address[field]}
                error={errorOf(field)}
                onValueChange={(text) => setAddress((held) => ({ ...held, [field]: text }))}
              />
            </div>
          ))}
        </div>
        <div className={css.actions}>
          <LoadingButton type="submit" variant="primary" loading={sending} loadingLabel={labels.sending}>
            {labels.submit}
          </LoadingButton>
          {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
        </div>
      </Form>
    </div>
  );
}
