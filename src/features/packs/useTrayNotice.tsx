import { useAtom, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import type { ApiError } from "../../api/apiError.ts";
import { pictureLabel, pictureTitle } from "../../domain/pictures/pictureTitle.ts";
import { RefreshFailure } from "../../shop/RefreshFailure.tsx";
import { Alert, Button } from "../../ui/index.ts";
import { fillPlaceAtom, trayNoticeAtom } from "./trayAtoms.ts";

/**
 * The message above the tray, with what can be done about it; null if there is none.
 * @param error why the pack shown could not be refetched
 */
export function useTrayNotice(error: ApiError | null, onReload: () => Promise<void>): ReactNode {
  const [notice, dismiss] = useAtom(trayNoticeAtom);
  const fill = useSetAtom(fillPlaceAtom);
  if (notice?.kind === "refused") {
    return (
      <Alert
        tone="critical"
        action={
          <Button size="small" onClick={dismiss}>
            J’ai compris
          </Button>
        }
      >
        {notice.words}
      </Alert>
    );
  }
  if (notice?.kind === "removed") {
    const { picture } = notice;
    return (
      <Alert
        action={
          <Button
            size="small"
            aria-label={`Remettre la photo ${pictureLabel(picture)}`}
            onClick={() => void fill(picture)}
          >
            Remettre
          </Button>
        }
      >
        {`Photo ${pictureTitle(picture)} retirée du pack.`}
      </Alert>
    );
  }
  return error && <RefreshFailure error={error} onRetry={onReload} />;
}
