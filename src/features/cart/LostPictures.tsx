import { useAtomValue, useSetAtom } from "jotai";
import { dataOf } from "../../state/query.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Alert, LoadingButton } from "../../ui/index.ts";
import { dismissLostPicturesAtom, lostPicturesQueryAtom } from "./lostPictures.ts";
import { lostPicturesWords } from "./lostPicturesWords.ts";

/** Says which pictures were taken down since they were put into the cart, until the shopper has read it. */
export function LostPictures() {
  const names = dataOf(useAtomValue(lostPicturesQueryAtom)) ?? [];
  const dismiss = useSetAtom(dismissLostPicturesAtom);
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
      {lostPicturesWords(names)}
    </Alert>
  );
}
