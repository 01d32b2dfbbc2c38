import { DiscountedPrice } from "../../shop/DiscountedPrice.tsx";
import { Alert, Button, Inline, LoadingButton, Modal, Text } from "../../ui/index.ts";
import { ConfigurationFields, type ConfigurationFieldsProps } from "./ConfigurationFields.tsx";
import type { Refused } from "./refusalWords.ts";
import { cancel, close, waitingForOptions } from "./texts.ts";

export interface PackSettingsModalProps extends ConfigurationFieldsProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** « Pack 5 tirages ». */
  label: string;
  /** Price of the pack with these settings, in cents; null until it is computed. */
  price: number | null;
  /** Why the settings were refused. */
  failure: Refused | null;
  onSave: () => Promise<void>;
}

/** A pack's format, options and quantity, opened from the cart. Load it lazily: it bundles the dialog. */
export function PackSettingsModal(props: PackSettingsModalProps) {
  const { open, onOpenChange, label, price, failure, onSave, ...fields } = props;
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={`Réglages du ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
      closeLabel={close}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancel}</Button>
          <LoadingButton variant="primary" loadingLabel="Enregistrement en cours…" onClick={onSave}>
            Enregistrer
          </LoadingButton>
        </>
      }
    >
      <ConfigurationFields {...fields} emptiedQuantity={1} />
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
      <Inline justify="space-between" align="baseline">
        <Text weight="medium">Prix</Text>
        <DiscountedPrice size="large" cents={price} pending={waitingForOptions} />
      </Inline>
    </Modal>
  );
}
