import { useAtom } from "jotai";
import { Alert, Button } from "../../ui/index.ts";
import { openedSharedAtom } from "./atoms.ts";

/** Result of opening a shared selection; otherwise renders nothing. */
export function SharedOpened() {
  const [opened, dismiss] = useAtom(openedSharedAtom);
  if (!opened) return null;
  return (
    <Alert
      tone={opened.tone}
      action={
        <Button size="small" onClick={() => dismiss()}>
          Fermer
        </Button>
      }
    >
      {opened.words}
    </Alert>
  );
}
