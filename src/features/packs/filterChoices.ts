import type { FilterType } from "../../api/contract/catalogueEntities.ts";
import { capitalize } from "../../domain/french/capitalize.ts";
import type { MissingPart } from "../../domain/packs/completeness.ts";
import { filterQuestions } from "../../domain/packs/filterSlots.ts";
import { contestWords } from "../../domain/shop/contestWords.ts";
import type { PlaceMode } from "../../domain/shop/place.ts";
import type { FilterChoice } from "./FilterChoices.tsx";
import type { PackPage } from "./packPage.ts";

/** Wording for a type of name. */
export interface ValueWords {
  /** « Cavalier ». */
  term: string;
  /** « Choisir un cavalier ». */
  choose: string;
  /** Label of its search box: « Nom du cavalier ». */
  search: string;
}

const words = (term: string, choose: string, search: string): ValueWords => ({ term, choose, search });

/** By type code and place mode (design.md, "filter values by place mode"). */
const valueWordsOf: Record<PlaceMode, Record<string, ValueWords>> = {
  horse: {
    rider: words("Cavalier", "Choisir un cavalier", "Nom du cavalier"),
    horse: words("Cheval", "Choisir un cheval", "Nom du cheval"),
    bib: words("Dossard", "Choisir un dossard", "Numéro de dossard"),
  },
  car: {
    rider: words("Pilote", "Choisir un pilote", "Nom du pilote"),
    horse: words("Voiture", "Choisir une voiture", "Nom de la voiture"),
    bib: words("Numéro", "Choisir un numéro", "Numéro de course"),
  },
};
const anyName = words("Nom", "Choisir un nom", "Nom recherché");

/** @param typeUuid the type that a slot requires; null for any */
export function valueWords(
  typeUuid: string | null,
  types: readonly Pick<FilterType, "uuid" | "code" | "label">[],
  mode: PlaceMode,
): ValueWords {
  const type = types.find(({ uuid }) => uuid === typeUuid);
  if (!type) return anyName;
  const { label } = type;
  return valueWordsOf[mode][type.code] ?? words(label, `Choisir\u00a0: ${label}`, label);
}

/** Returns what a filter pack still lacks, in words: « épreuve », « cavalier ». */
export function missingWords(
  missing: readonly MissingPart[],
  product: Parameters<typeof filterQuestions>[0],
  types: readonly FilterType[],
  mode: PlaceMode,
): string[] {
  const { valueTypes } = filterQuestions(product);
  const nameOf = (slot: 0 | 1) => valueWords(valueTypes[slot] ?? null, types, mode).term.toLowerCase();
  const words: Record<MissingPart, string> = {
    pictures: "photos",
    event: "événement",
    contest: contestWords[mode],
    filterValue1: nameOf(0),
    filterValue2: nameOf(1),
  };
  return missing.map((part) => words[part]);
}

/** Returns the criteria of a filter pack, in the order of its product's slots. */
export function filterChoices(
  page: PackPage & { product: NonNullable<PackPage["product"]> },
  types: readonly FilterType[],
  mode: PlaceMode,
): FilterChoice[] {
  const { item, product, event, contests, values } = page;
  const asked = filterQuestions(product);
  const chosen = [item.filterValueUuid1, item.filterValueUuid2];
  const labelOf = <Thing extends { uuid: string }>(
    uuid: string | null,
    things: readonly Thing[],
    label: (thing: Thing) => string,
  ) => {
    if (uuid === null) return null;
    const thing = things.find((one) => one.uuid === uuid);
    return thing ? label(thing) : "Choix retiré de la vente";
  };
  return [
    ...(asked.event
      ? [
          {
            key: "event" as const,
            term: "Événement",
            value: labelOf(item.eventUuid, event ? [event] : [], (one) => one.label),
          },
        ]
      : []),
    ...(asked.contest
      ? [
          {
            key: "contest" as const,
            term: capitalize(contestWords[mode]),
            value: labelOf(item.contestUuid, contests, (one) => one.label),
            chooseLabel: `Choisir une ${contestWords[mode]}`,
          },
        ]
      : []),
    ...asked.valueTypes.map((type, slot) => {
      const { term, choose } = valueWords(type, types, mode);
      return {
        key: slot === 0 ? ("filterValue1" as const) : ("filterValue2" as const),
        term,
        value: labelOf(chosen[slot] ?? null, values, (one) => one.value),
        chooseLabel: choose,
      };
    }),
  ];
}
