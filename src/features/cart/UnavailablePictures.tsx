import { useAtomValue, useSetAtom } from "jotai";
import { dataOf } from "../../state/query.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Alert, LoadingButton } from "../../ui/index.ts";
import { dismissUnavailablePicturesAtom, unavailablePicturesQueryAtom } from "./unavailablePictures.ts";
import { unavailablePicturesWords } from "./unavailablePicturesWords.ts";

/** Lists the cart's pictures that were taken down, until the shopper dismisses the message. */
export function UnavailablePictures() {
  const names = dataOf(useAtomValue(unavailablePicturesQueryAtom)) ?? [];
  const dismiss = useSetAtom(dismissUnavailablePicturesAtom);
  const { submit, running } = useSubmission(() => dismiss());
  if (names.length === 0) return null;
  return (
    <Alert
      tone="warning"
      action={
        <LoadingButton
          size="small"
          loading={running}
          loadingLabel="Enregistrement en cours…"
          onClick={submit}
        >
          J’ai compris
        </LoadingButton>
      }
    >
      {unavailablePicturesWords(names)}
    </Alert>
  );
}
