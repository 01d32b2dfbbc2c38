import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { Button } from "../../ui/index.ts";
import { useOpenPack } from "./useOpenPack.ts";

/** Puts the picture shown large into the open pack, or takes it out; among the step's buttons. */
export function StageControl({ picture }: { picture: Picture }) {
  const { state, toggle } = useOpenPack(picture);
  if (state === null || state === "full") return null;
  const isHeld = state === "held";
  return (
    <Button size="compact" icon={isHeld ? "check" : "plus"} onClick={toggle}>
      {isHeld ? "Retirer du pack" : "Mettre dans le pack"}
    </Button>
  );
}
