import { useAtomValue } from "jotai";
import { formatDate } from "../../domain/dates/dates.ts";
import { capitalize } from "../../domain/french/capitalize.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { contestWords } from "../../domain/shop/contestWords.ts";
import { placeAtom } from "../../shop/place.ts";
import { RadioGroup, Text } from "../../ui/index.ts";
import type { PackRound } from "./PackPreview.tsx";

export interface PackRoundsProps {
  rounds: readonly PackRound[];
  /** Uuid of the chosen contest; null if none. */
  chosen: string | null;
  onChoose: (contestUuid: string) => void;
}

/** Chooses the contest of a new filter pack; each tells how many pictures the pack would contain. */
export function PackRounds({ rounds, chosen, onChoose }: PackRoundsProps) {
  const { placeMode } = useAtomValue(placeAtom);
  return (
    <RadioGroup
      legend={capitalize(contestWords[placeMode])}
      layout="cards"
      value={chosen}
      onValueChange={onChoose}
      options={rounds.map(({ uuid, label, start, count }) => ({
        value: uuid,
        label,
        hint: formatDate(start),
        aside: count !== null && <Text figures>{pluralize(count, "photo")}</Text>,
      }))}
    />
  );
}
