import { useSetAtom } from "jotai";
import { Suspense, useState } from "react";
import { lazyPart } from "../../state/lazyPart.ts";
import { mutationAtom } from "../../state/mutation.ts";
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

const shareSelectionAtom = mutationAtom({
  name: "shareSelection",
  send: (api, options, pictureUuids: string[]) =>
    api.sharedSelections.createSharedSelection({ body: { pictureUuids } }, options),
});

/** Creates and shows a link to the current selection. The same selection keeps its link. */
export function ShareSelectionButton({ uuids, linkOf }: ShareSelectionButtonProps) {
  const share = useSetAtom(shareSelectionAtom);
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [made, setMade] = useState<(SharedLink & { of: readonly string[] }) | null>(null);
  const { submit, running, failure } = useSubmission(async () => {
    const { code, expiresAt } = await share([...uuids]);
    setMade({ of: uuids, url: linkOf(code), expiresAt });
  });
  return (
    <>
      <Button
        size="small"
        icon="share"
        iconOnPhone
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
