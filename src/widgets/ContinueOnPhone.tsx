import { useAtomValue, useSetAtom } from "jotai";
import { leavingAtom } from "../features/kiosk/atoms.ts";
import { ContinueOnPhoneModal } from "../features/kiosk/ContinueOnPhoneModal.tsx";
import { useHandover } from "../features/kiosk/useHandover.ts";
import { selectionAtom } from "../features/selection/atoms.ts";
import { paths } from "../shop/paths.ts";
import { shopUrlAtom } from "../shop/place.ts";

/** « Continuer sur votre téléphone »: once a phone has the cart and the selection, the screen is the next shopper's. Load it lazily. */
export function ContinueOnPhone({ onClose }: { onClose: () => void }) {
  const pictureUuids = useAtomValue(selectionAtom);
  const shopUrl = useAtomValue(shopUrlAtom);
  const setLeaving = useSetAtom(leavingAtom);
  const { handover, canceling, renew } = useHandover({
    pictureUuids,
    onTaken: () => setLeaving(true),
    onCanceled: onClose,
  });
  return (
    <ContinueOnPhoneModal
      handover={handover}
      linkOf={(code) => new URL(paths.takeOver(code), shopUrl).href}
      canceling={canceling.running}
      cancelFailure={canceling.failure}
      onCancel={canceling.submit}
      onRenew={() => void renew()}
    />
  );
}
