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
  Footer: (props) => (
    <>
      {props.state.origin === "search" && (
        <Button size="compact" onClick={props.onOpenSelection}>
          Voir ma sélection
          {props.selection.count > 0 && <Badge>{props.selection.count}</Badge>}
        </Button>
      )}
      <RepeatButton {...props} />
      <Button variant="primary" onClick={() => props.actions.send({ type: "pictureChosen" })}>
        Choisir cette photo
      </Button>
    </>
  ),
};
