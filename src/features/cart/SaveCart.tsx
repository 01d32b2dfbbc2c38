import { useSetAtom } from "jotai";
import { useState } from "react";
import { useSubmission } from "../../state/useSubmission.ts";
import { saveCartAtom } from "./mutations.ts";
import { SaveCartModal } from "./SaveCartModal.tsx";

export interface SaveCartProps {
  /** The cart's order. */
  orderUuid: string;
  /** Path of the ticket that says where the cart is found again. */
  ticketPath: string;
  /** Called once the cart is put aside: this screen is the next shopper's. */
  onSaved: () => void;
  /** Called when the dialog closes; `saved`: there is another cart to be looked up. */
  onClose: (saved: boolean) => void;
}

/** Puts the cart aside. Load it lazily: it carries the dialog. */
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
