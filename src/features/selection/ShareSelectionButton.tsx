import { useAtomValue } from "jotai";
import { Suspense, useState } from "react";
import { apiAtom } from "../../state/apiAtom.ts";
import { lazyPart } from "../../state/lazyPart.ts";
import { useSubmission } from "../../state/useSubmission.ts";
import { Button } from "../../ui/index.ts";
import type { SharedLink } from "./ShareSelectionModal.tsx";

const Modal = lazyPart(() => import("./ShareSelectionModal.tsx"), "ShareSelectionModal");

export interface ShareSelectionButtonProps {
  /** The selection's pictures. */
  uuids: readonly string[];
  /** Absolute URL that opens a shared selection. */
  linkOf: (code: string) => string;
}

/** Creates and shows a link to the current selection. The same selection keeps its link. */
export function ShareSelectionButton({ uuids, linkOf }: ShareSelectionButtonProps) {
  const api = useAtomValue(apiAtom);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [made, setMade] = useState<(SharedLink & { of: readonly string[] }) | null>(null);
  const { submit, running, failure } = useSubmission(async () => {
    const body = { pictureUuids: [...uuids] };
    const { code, expiresAt } = await api.sharedSelections.createSharedSelection({ body });
    setMade({ of: uuids, url: linkOf(code), expiresAt });
  });
  return (
    <>
      <Button
        size="small"
        icon="share"
        onClick={() => {
          setWanted(true);
          setOpen(true);
          if (made?.of === uuids) return;
          setMade(null);
          void submit();
        }}
      >
        Partager ma sélection
      </Button>
      {wanted && (
        <Suspense fallback={null}>
          <Modal
            open={open}
            onOpenChange={setOpen}
            link={made}
            failure={running ? null : failure}
            onRetry={() => void submit()}
          />
        </Suspense>
      )}
    </>
  );
}
