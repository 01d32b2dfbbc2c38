import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { formatNumber } from "../domain/french/formatNumber.ts";
import { pluralize } from "../domain/french/pluralize.ts";
import { unfoldedBurstsAtom } from "../features/search/unfoldedBursts.ts";
import { pictureMarkAtom } from "../features/selection/atoms.ts";
import { useAtomPart } from "../state/useAtomPart.ts";
import { PictureFold } from "../ui/index.ts";

export interface FoldedBurstProps {
  /** The uuid of the picture that stands for its burst. */
  first: string;
  /** What it is called. */
  label: string;
  /** The uuids of the burst's other pictures. */
  others: readonly string[];
  /** The tile of the first picture. */
  children: ReactNode;
}

/** The first picture of a burst, with the number of the others, which a press shows beside it. */
export function FoldedBurst({ first, label, others, children }: FoldedBurstProps) {
  const [all, toggle] = useAtom(unfoldedBurstsAtom);
  const unfolded = all.has(first);
  const chosen = useAtomPart(
    pictureMarkAtom,
    (markOf) => others.filter((uuid) => markOf(uuid) !== null).length,
  );
  const isMarked = !unfolded && chosen > 0;
  const count = others.length;
  const words = unfolded
    ? `la rafale de ${pluralize(count + 1, "photo")}, à partir de ${label}`
    : `${count === 1 ? "photo" : "photos"} de la même rafale que ${label}${isMarked ? chosenWords(chosen) : ""}`;
  return (
    <PictureFold
      words={unfolded ? "Replier" : `+${formatNumber(count)}`}
      label={words}
      unfolded={unfolded}
      marked={isMarked}
      onToggle={() => toggle(first)}
    >
      {children}
    </PictureFold>
  );
}

const chosenWords = (count: number) => `, dont ${pluralize(count, "cochée")} ou dans Ma sélection`;
