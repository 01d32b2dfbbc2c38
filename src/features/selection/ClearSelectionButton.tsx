import { useSetAtom } from "jotai";
import { Suspense, useState } from "react";
import { lazyPart } from "../../state/lazyPart.ts";
import { Button } from "../../ui/index.ts";
import { clearSelectionsAtom } from "./atoms.ts";

const Confirmation = lazyPart(() => import("./ClearSelectionConfirmation.tsx"), "ClearSelectionConfirmation");

/** Clears the selection after a confirmation. */
export function ClearSelectionButton() {
  const clear = useSetAtom(clearSelectionsAtom);
  const [asking, setAsking] = useState(false);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        size="small"
        icon="trash"
        iconOnPhone
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
