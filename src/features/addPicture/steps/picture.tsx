import { Badge, Button } from "../../../ui/index.ts";
import { PictureDetails } from "../PictureDetails.tsx";
import type { PictureStep, PictureStepProps } from "./step.ts";
import { indexAfter, toTarget } from "./transitions.ts";

/** The picture and its details, before any choice. */
export const picture: PictureStep<"picture"> = {
  on: {
    next: (state) => ({ ...state, index: indexAfter(state, 1) }),
    previous: (state) => ({ ...state, index: indexAfter(state, -1) }),
    pictureChosen: toTarget,
  },
  Screen: ({ picture, aroundHref }) => <PictureDetails picture={picture} aroundHref={aroundHref} />,
  Footer: (props) => (
    <>
      {props.state.origin === "search" && (
        <Button onClick={props.onOpenSelection}>
          Voir ma sélection
          {props.selection.count > 0 && <Badge>{props.selection.count}</Badge>}
        </Button>
      )}
      <SelectionButton {...props} />
      <Button variant="primary" onClick={() => props.actions.send({ type: "pictureChosen" })}>
        Choisir cette photo
      </Button>
    </>
  ),
};

export function SelectionButton({ selection, actions }: Pick<PictureStepProps, "selection" | "actions">) {
  return (
    <Button
      icon={selection.selected ? "heartFilled" : "heart"}
      onClick={() => {
        selection.toggle();
        if (selection.selected) actions.send({ type: "removedFromSelection" });
      }}
    >
      {selection.selected ? "Retirer de ma sélection" : "Ajouter à ma sélection"}
    </Button>
  );
}
