import { useSetAtom } from "jotai";
import { useState } from "react";
import { toApiError } from "../../api/apiError.ts";
import { selectionMaximum } from "../../domain/shop/limits.ts";
import { Alert, Box, LoadingButton, VisuallyHidden } from "../../ui/index.ts";
import { addToSelectionAtom } from "./atoms.ts";
import { TooManyButton } from "./TooManyButton.tsx";

/** It shares a line with the display modes: as short as possible, above all on a phone. */
const label = (
  <span>
    Tout
    <Box as="span" display={["none", "inline"]} aria-hidden>
      {" "}
      ajouter
    </Box>
    <VisuallyHidden> ajouter à ma sélection</VisuallyHidden>
  </span>
);

export interface AddAllButtonProps {
  /** Number of pictures in view. */
  count: number;
  /** Resolves with the uuids of all of them. */
  loadUuids: () => Promise<readonly string[]>;
}

/** Adds everything in view to the selection; above 300 it explains why it cannot. */
export function AddAllButton({ count, loadUuids }: AddAllButtonProps) {
  const add = useSetAtom(addToSelectionAtom);
  const [failure, setFailure] = useState<string | null>(null);
  if (count > selectionMaximum) return <TooManyButton>{label}</TooManyButton>;
  return (
    <div>
      <LoadingButton
        size="compact"
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
