import { useAtomValue, useSetAtom } from "jotai";
import { useState } from "react";
import { pluralize } from "../../domain/french/pluralize.ts";
import { Alert, Button, ButtonLink, Inline } from "../../ui/index.ts";
import { suggestionQueryAtom } from "./atoms.ts";
import { applySuggestionAtom } from "./mutations.ts";
import { PackSuggestion } from "./PackSuggestion.tsx";

export interface CartSuggestionProps {
  /** Path of the pictures to fill a pack with, by its item. */
  fillPath: (orderItemUuid: string) => string;
}

/** The packs just created. */
interface Made {
  count: number;
  /** Places to fill before the cart can be ordered. */
  free: number;
  /** The first pack with free places. */
  incompleteUuid: string | null;
}

/** The packs that would make the cart cheaper. Once created, says what is left to do and how to undo it. */
export function CartSuggestion({ fillPath }: CartSuggestionProps) {
  const suggestion = useAtomValue(suggestionQueryAtom);
  const applySuggestion = useSetAtom(applySuggestionAtom);
  const [made, setMade] = useState<Made | null>(null);
  const offered = suggestion.status === "data" ? suggestion.data : null;

  async function apply() {
    if (offered === null) return;
    setMade(null);
    const uuids = await applySuggestion(offered.gain);
    if (uuids === null) return;
    const free = offered.packs.map(({ expectedCount, pictureCount }) => expectedCount - pictureCount);
    setMade({
      count: offered.packs.length,
      free: free.reduce((sum, places) => sum + places, 0),
      incompleteUuid: uuids[free.findIndex((places) => places > 0)] ?? null,
    });
  }
  return (
    <>
      {made && (
        <Alert
          tone={made.free > 0 ? "warning" : "success"}
          action={
            <Inline space="sm">
              {made.incompleteUuid !== null && (
                <ButtonLink variant="primary" size="small" to={fillPath(made.incompleteUuid)}>
                  {made.free === 1 ? "Remplir la place libre" : "Remplir les places libres"}
                </ButtonLink>
              )}
              <Button size="small" onClick={() => setMade(null)}>
                J’ai compris
              </Button>
            </Inline>
          }
        >
          {doneWords(made)}
        </Alert>
      )}
      {offered && <PackSuggestion suggestion={offered} onApply={apply} />}
    </>
  );
}

function doneWords({ count, free }: Made): string {
  const where = count === 1 ? "le pack" : pluralize(count, "pack");
  const [it, its] = count === 1 ? ["le", "ses"] : ["les", "leurs"];
  const places = free === 1 ? "une place libre" : pluralize(free, "place libre", "places libres");
  const left = free === 0 ? "" : ` Il reste ${places} à remplir avant de commander.`;
  return `C’est fait\u00a0: vos photos sont dans ${where}.${left} Pour revenir en arrière, supprimez-${it} en gardant ${its} photos dans le panier.`;
}
