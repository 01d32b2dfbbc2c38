import { useState } from "react";
import { Alert, Button, LoadingButton, Modal, RadioGroup } from "../../ui/index.ts";
import type { Refused } from "./refusalWords.ts";
import { cancel, close } from "./texts.ts";

/** Where a picture removed from a pack goes (specification, section 7 "removePictureFromPack"). */
export type RemovalTarget = "cart" | "void";

export interface RemovePictureModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** « DSC_0412 ». */
  pictureName: string;
  /** Why it was refused; the dialog then stays open. */
  failure: Refused | null;
  onRemove: (target: RemovalTarget) => Promise<void>;
}

/** Removes a picture from a pack, to the cart or for good. Load it lazily: it bundles the dialog. */
export function RemovePictureModal(props: RemovePictureModalProps) {
  const { open, onOpenChange, pictureName, failure, onRemove } = props;
  const [target, setTarget] = useState<RemovalTarget>("cart");
  return (
    <Modal
      size="small"
      open={open}
      onOpenChange={onOpenChange}
      title={"Retirer cette photo du pack\u202f?"}
      description={`Sa place redevient libre. Photo ${pictureName}.`}
      closeLabel={close}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancel}</Button>
          <LoadingButton
            variant={target === "void" ? "danger" : "primary"}
            loadingLabel="Retrait en cours…"
            onClick={() => onRemove(target)}
          >
            Retirer du pack
          </LoadingButton>
        </>
      }
    >
      <RadioGroup
        legend={"Que devient-elle\u202f?"}
        value={target}
        onValueChange={setTarget}
        options={[
          { value: "cart", label: "La garder dans le panier", hint: "Elle y devient une photo à l’unité" },
          { value: "void", label: "La supprimer" },
        ]}
      />
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
    </Modal>
  );
}
