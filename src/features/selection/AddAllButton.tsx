import { useSetAtom } from "jotai";
import { lazy, Suspense, useState } from "react";
import { toApiError } from "../../api/apiError.ts";
import { selectionMaximum } from "../../domain/limits.ts";
import { Alert, Button, LoadingButton } from "../../ui/index.ts";
import { addToSelectionAtom } from "./atoms.ts";
import { tooManyAtOnce } from "./texts.ts";

const Tooltip = lazy(async () => ({ default: (await import("../../ui/tooltip/Tooltip.tsx")).Tooltip }));
const label = "Ajouter toutes les photos à votre sélection";

export interface AddAllButtonProps {
  /** How many pictures are in view. */
  count: number;
  /** Gives the uuids of them all. */
  loadUuids: () => Promise<readonly string[]>;
}

/** Puts everything in view into the selection; above 300 it says why it cannot. */
export function AddAllButton({ count, loadUuids }: AddAllButtonProps) {
  const add = useSetAtom(addToSelectionAtom);
  const [failure, setFailure] = useState<string | null>(null);
  if (count > selectionMaximum) {
    const button = (
      <Button icon="heart" unavailable>
        {label}
      </Button>
    );
    return (
      <Suspense fallback={button}>
        <Tooltip text={tooManyAtOnce}>{button}</Tooltip>
      </Suspense>
    );
  }
  return (
    <div>
      <LoadingButton
        icon="heart"
        loadingLabel="Ajout en cours…"
        onClick={async () => {
          setFailure(null);
          try {
            add(await loadUuids());
          } catch (thrown) {
            setFailure(toApiError(thrown).shopperMessage);
          }
        }}
      >
        {label}
      </LoadingButton>
      {failure && <Alert tone="critical">{failure}</Alert>}
    </div>
  );
}
