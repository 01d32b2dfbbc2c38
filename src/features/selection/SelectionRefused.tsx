import { useAtom } from "jotai";
import { Alert, Button } from "../../ui/index.ts";
import { selectionRefusedAtom } from "./atoms.ts";
import { tooManySelected } from "./texts.ts";

/** Said when an addition would pass the maximum; nothing otherwise. */
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
