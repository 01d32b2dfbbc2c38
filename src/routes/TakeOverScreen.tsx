import { useSetAtom } from "jotai";
import { useNavigate } from "react-router";
import { reloadCartAtom } from "../features/cart/atoms.ts";
import { takenOverAtom } from "../features/kiosk/handover.ts";
import { takenOverWords } from "../features/kiosk/handoverTexts.ts";
import { TakeOver } from "../features/kiosk/TakeOver.tsx";
import { openSharedAtom } from "../features/selection/atoms.ts";
import { openedWords } from "../features/selection/shareTexts.ts";
import { paths } from "../shop/paths.ts";

/** Takes over a stand's cart and selection on a phone, then shows the cart, or the selection if there was no cart. */
export function TakeOverScreen({ code }: { code: string }) {
  const navigate = useNavigate();
  const openShared = useSetAtom(openSharedAtom);
  const setTakenOver = useSetAtom(takenOverAtom);
  const reload = useSetAtom(reloadCartAtom);
  // Replaces the history entry, so that Back does not use the code again.
  const show = (path: string) => void navigate(path, { replace: true });
  return (
    <TakeOver
      code={code}
      onTaken={({ itemCount, pictureUuids }) => {
        if (pictureUuids.length > 0) openShared(pictureUuids, openedWords);
        if (itemCount === 0) return show(paths.selection());
        setTakenOver(takenOverWords(pictureUuids.length));
        void reload();
        show(paths.cart());
      }}
      onDismiss={() => show(paths.cart())}
    />
  );
}
