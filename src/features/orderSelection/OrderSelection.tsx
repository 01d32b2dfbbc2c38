import { Suspense } from "react";
import { useSheetEntry } from "../../shop/useSheetEntry.ts";
import { lazyPart } from "../../state/lazyPart.ts";
import type { OrderSelectionModalProps } from "./OrderSelectionModal.tsx";

const Modal = lazyPart(() => import("./OrderSelectionModal.tsx"), "OrderSelectionModal");

export interface OrderSelectionProps extends Pick<OrderSelectionModalProps, "cartHref" | "onOrdered"> {
  /** The pictures to order; null while the sheet is closed. */
  uuids: readonly string[] | null;
  onClose: () => void;
}

/** The sheet that orders some pictures at once, which Back closes; its code loads on first use. */
export function OrderSelection({ uuids, onClose, ...order }: OrderSelectionProps) {
  useSheetEntry(uuids !== null, onClose);
  if (uuids === null) return null;
  return (
    <Suspense fallback={null}>
      <Modal open onOpenChange={(open) => !open && onClose()} uuids={uuids} {...order} />
    </Suspense>
  );
}
