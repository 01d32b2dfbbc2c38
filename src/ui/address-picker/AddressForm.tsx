import { useRef, useState } from "react";
import { Box } from "../box/Box.tsx";
import { Button } from "../button/Button.tsx";
import { Form } from "../form/Form.tsx";
import { LoadingButton } from "../loading-button/LoadingButton.tsx";
import { TextField } from "../text-field/TextField.tsx";
import type { AddressLabels, NewAddress } from "./AddressPicker.tsx";

const fields = ["street", "zipCode", "city"] as const;
const autoComplete = { street: "street-address", zipCode: "postal-code", city: "address-level2" } as const;

interface AddressFormProps {
  labels: AddressLabels;
  errors: Partial<Record<keyof NewAddress, string>>;
  onCreate: (address: NewAddress) => Promise<void> | void;
  onCancel: (() => void) | undefined;
}

/** Street, zip code, city: all three, or nothing is sent. */
export function AddressForm({ labels, errors, onCreate, onCancel }: AddressFormProps) {
  const [address, setAddress] = useState<NewAddress>({ street: "", zipCode: "", city: "" });
  const [missing, setMissing] = useState<Partial<Record<keyof NewAddress, string>>>({});
  const [sending, setSending] = useState(false);
  const locked = useRef(false);
  const wrong = { ...errors, ...missing };

  async function submit() {
    if (locked.current) return;
    const trimmed = {
      street: address.street.trim(),
      zipCode: address.zipCode.trim(),
      city: address.city.trim(),
    };
    const empty = fields.filter((field) => trimmed[field] === "");
    setMissing(Object.fromEntries(empty.map((field) => [field, labels.missing[field]])));
    if (empty.length > 0) return;
    locked.current = true;
    setSending(true);
    try {
      await onCreate(trimmed);
    } finally {
      locked.current = false;
      setSending(false);
    }
  }

  const list = fields.flatMap((field) => {
    const message = wrong[field];
    return message ? [{ field, message }] : [];
  });
  return (
    <Form onSubmit={submit} errors={list} errorTitle={labels.errorTitle} label={labels.newAddress}>
      <Box display="flex" flexDirection="column" gap="md" maxWidth="form">
        {fields.map((field) => (
          <TextField
            key={field}
            name={field}
            label={labels[field]}
            autoComplete={autoComplete[field]}
            inputMode={field === "zipCode" ? "numeric" : "text"}
            required
            value={address[field]}
            error={wrong[field]}
            onValueChange={(text) => setAddress((held) => ({ ...held, [field]: text }))}
          />
        ))}
        <Box display="flex" flexWrap="wrap" gap="xs">
          <LoadingButton type="submit" variant="primary" loading={sending} loadingLabel={labels.sending}>
            {labels.submit}
          </LoadingButton>
          {onCancel && <Button onClick={onCancel}>{labels.cancel}</Button>}
        </Box>
      </Box>
    </Form>
  );
}
