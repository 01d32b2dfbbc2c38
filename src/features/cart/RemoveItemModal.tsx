import { useSetAtom } from "jotai";
import type { OrderItem } from "../../api/contract/orderEntities.ts";
import type { OrderLine } from "../../domain/orders/orderLines.ts";
import { ConfirmationModal } from "../../ui/index.ts";
import { removeItemAtom } from "./mutations.ts";
import { RemovePackModal } from "./RemovePackModal.tsx";

export interface RemoveItemModalProps {
  /** The line to remove. */
  line: OrderLine<OrderItem>;
  onClose: () => void;
}

/** Confirms an item's removal and asks what to do with a pack’s pictures. Load it lazily: it bundles the dialog. */
export function RemoveItemModal({ line, onClose }: RemoveItemModalProps) {
  const remove = useSetAtom(removeItemAtom);
  if (line.places !== null) {
    return (
      <RemovePackModal
        open
        label={[line.label, ...line.formats].join(", ")}
        pictureCount={line.places.held}
        onOpenChange={(open) => !open && onClose()}
        onRemove={async (mode) => {
          await remove(line.item.uuid, mode);
          onClose();
        }}
      />
    );
  }
  const what = [
    line.label,
    ...line.formats,
    ...(line.pictureName === null ? [] : [`photo ${line.pictureName}`]),
  ].join(", ");
  return (
    <ConfirmationModal
      open
      tone="danger"
      title={"Supprimer cet article\u202f?"}
      message={`${what} sera retiré de votre panier.`}
      confirmLabel="Supprimer"
      cancelLabel="Conserver"
      loadingLabel="Suppression en cours…"
      closeLabel="Fermer"
      onOpenChange={(open) => !open && onClose()}
      // The cart shows a refusal itself, once the dialog is closed.
      onConfirm={async () => void (await remove(line.item.uuid, "void"))}
    />
  );
}
