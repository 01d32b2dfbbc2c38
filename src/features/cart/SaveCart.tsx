import { useSetAtom } from "jotai";
import { useState } from "react";
import { useSubmission } from "../../state/useSubmission.ts";
import { saveCartAtom } from "./mutations.ts";
import { SaveCartModal } from "./SaveCartModal.tsx";

export interface SaveCartProps {
  /** The cart's order. */
  orderUuid: string;
  /** Path of the ticket for finding the cart again. */
  ticketPath: string;
  /** Called once the cart is saved: the screen is now free for the next shopper. */
  onSaved: () => void;
  /** Called when the dialog closes; `saved` means that the cart must be refetched. */
  onClose: (saved: boolean) => void;
}

/** Saves the cart for later. Load it lazily: it bundles the dialog. */
export function SaveCart({ orderUuid, ticketPath, onSaved, onClose }: SaveCartProps) {
  const save = useSetAtom(saveCartAtom);
  const [savedFor, setSavedFor] = useState<string | null>(null);
  const { submit, running, failure } = useSubmission(async (email: string) => {
    await save(email);
    setSavedFor(email);
    onSaved();
  });
  return (
    <SaveCartModal
      open
      onOpenChange={(open) => !open && onClose(savedFor !== null)}
      orderUuid={orderUuid}
      ticketPath={ticketPath}
      savedFor={savedFor}
      saving={running}
      failure={failure}
      onSave={submit}
    />
  );
}
