import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { counted } from "../../domain/counted.ts";
import { Alert, Button } from "../../ui/index.ts";
import { suggestionQueryAtom } from "./atoms.ts";
import { applySuggestionAtom } from "./changes.ts";
import { PackSuggestion } from "./PackSuggestion.tsx";

/** The packs that would make the cart cheaper, and, once they are made, the way back. */
export function CartSuggestion() {
  const suggestion = useAtomValue(suggestionQueryAtom);
  const applySuggestion = useSetAtom(applySuggestionAtom);
  const [made, setMade] = useState(0);
  const offered = suggestion.status === "data" ? suggestion.data : null;

  async function apply() {
    if (offered === null) return;
    setMade(0);
    if (await applySuggestion(offered.gain)) setMade(offered.packs.length);
  }
  return (
    <>
      {made > 0 && (
        <Alert
          tone="success"
          action={
            <Button size="small" onClick={() => setMade(0)}>
              J’ai compris
            </Button>
          }
        >
          {made === 1
            ? "C’est fait\u00a0: vos photos sont dans le pack. Pour revenir en arrière, supprimez-le en gardant ses photos dans le panier."
            : `C’est fait\u00a0: vos photos sont dans ${counted(made, "pack")}. Pour revenir en arrière, supprimez-les en gardant leurs photos dans le panier.`}
        </Alert>
      )}
      {offered && <PackSuggestion suggestion={offered} onApply={apply} />}
    </>
  );
}
