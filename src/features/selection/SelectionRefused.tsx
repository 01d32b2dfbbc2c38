import { useAtom } from "jotai";
import { Alert, Button } from "../../ui/index.ts";
import { selectionRefusedAtom } from "./atoms.ts";
import { tooManySelected } from "./texts.ts";

/** Shown if an addition would exceed the maximum; otherwise renders nothing. */
export function SelectionRefused() {
  const [refused, dismiss] = useAtom(selectionRefusedAtom);
  if (!refused) return null;
  return (
    <Alert
      tone="warning"
      live="assertive"
      action={
        <Button size="small" onClick={() => dismiss()}>
          Fermer
        </Button>
      }
    >
      {tooManySelected}
    </Alert>
  );
}
