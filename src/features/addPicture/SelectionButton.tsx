import { Button, IconButton } from "../../ui/index.ts";
import type { PictureStepProps } from "./steps/step.ts";

type SelectionButtonProps = Pick<PictureStepProps, "selection" | "actions">;

const labelOf = (selected: boolean) => (selected ? "Retirer de ma sélection" : "Ajouter à ma sélection");
const iconOf = (selected: boolean) => (selected ? "heartFilled" : "heart");

function toggle({ selection, actions }: SelectionButtonProps) {
  selection.toggle();
  if (selection.selected) actions.send({ type: "removedFromSelection" });
}

/** Adds the picture to the selection or removes it; among the step's buttons. */
export function SelectionButton(props: SelectionButtonProps) {
  const { selected } = props.selection;
  return (
    <Button icon={iconOf(selected)} onClick={() => toggle(props)}>
      {labelOf(selected)}
    </Button>
  );
}

/** The same over the photograph. */
export function SelectionIconButton(props: SelectionButtonProps) {
  const { selected } = props.selection;
  return (
    <IconButton
      variant="onPicture"
      icon={iconOf(selected)}
      label={labelOf(selected)}
      onClick={() => toggle(props)}
    />
  );
}
