import { useSetAtom } from "jotai";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/index.ts";
import { clearSelectionsAtom } from "./atoms.ts";

const Confirmation = lazy(async () => ({
  default: (await import("./ClearSelectionConfirmation.tsx")).ClearSelectionConfirmation,
}));

/** Empties the selection, after a question. */
export function ClearSelectionButton() {
  const clear = useSetAtom(clearSelectionsAtom);
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon="trash"
        onClick={() => {
          setAsked(true);
          setAsking(true);
        }}
      >
        Vider toute ma sélection
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <Confirmation open={asking} onOpenChange={setAsking} onConfirm={() => clear()} />
        </Suspense>
      )}
    </>
  );
}
