import { useAtom } from "jotai";
import { Alert, Button } from "../../ui/index.ts";
import { takenOverAtom } from "./handover.ts";

/** Above the cart that this phone has just taken over; otherwise renders nothing. */
export function TakenOver() {
  const [words, setWords] = useAtom(takenOverAtom);
  if (words === null) return null;
  return (
    <Alert
      tone="success"
      live="polite"
      action={
        <Button size="small" onClick={() => setWords(null)}>
          Fermer
        </Button>
      }
    >
      {words}
    </Alert>
  );
}
