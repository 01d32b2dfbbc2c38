import { packControlsAtom } from "../../../shop/openPack.ts";
import { useAtomPart } from "../../../state/useAtomPart.ts";
import { Badge, Button } from "../../../ui/index.ts";
import { PictureDetails } from "../PictureDetails.tsx";
import { RepeatButton } from "../RepeatLast.tsx";
import { repeating } from "./spOptions.tsx";
import type { PictureStep } from "./step.ts";
import { leafingPictures, toTarget } from "./transitions.ts";

/** The picture and its details, before any choice. */
export const picture: PictureStep<"picture"> = {
  on: {
    ...leafingPictures,
    pictureChosen: toTarget,
    detailsChanged: (state, { details }) => ({ ...state, details }),
    ...repeating,
  },
  Screen: PictureDetails,
  Footer: PictureFooter,
};

function PictureFooter(props: Parameters<PictureStep<"picture">["Footer"]>[0]) {
  const { state, picture: shown, selection, actions, onOpenSelection } = props;
  const PackControl = useAtomPart(packControlsAtom, (controls) => controls?.OnStage);
  return (
    <>
      {state.origin === "search" && !PackControl && (
        <Button size="compact" onClick={onOpenSelection}>
          Voir ma sélection
          {selection.count > 0 && <Badge>{selection.count}</Badge>}
        </Button>
      )}
      {PackControl && <PackControl picture={shown} />}
      <RepeatButton {...props} />
      <Button variant="primary" onClick={() => actions.send({ type: "pictureChosen" })}>
        Choisir cette photo
      </Button>
    </>
  );
}
