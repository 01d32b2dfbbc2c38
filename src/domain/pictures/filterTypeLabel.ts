import type { PlaceMode } from "../shop/place.ts";

/** What a start list says of a picture. */
export const filterTypeCodes = ["rider", "horse", "bib"] as const;
export type FilterTypeCode = (typeof filterTypeCodes)[number];

/** The shop's own words for them, by the place's mode (design.md, "filter values by place mode"). */
export const filterTypeLabels: Record<PlaceMode, Record<FilterTypeCode, string>> = {
  horse: { rider: "Cavalier", horse: "Cheval", bib: "Dossard" },
  car: { rider: "Pilote", horse: "Voiture", bib: "Numéro" },
};

/** The label of a filter type at a place; one that the operator has worded stays. */
export function filterTypeLabel({ code, label }: { code: string; label: string }, mode: PlaceMode): string {
  const known = filterTypeCodes.find((one) => one === code);
  if (!known) return label;
  const isOwn = Object.values(filterTypeLabels).some((labels) => labels[known] === label);
  return isOwn ? filterTypeLabels[mode][known] : label;
}
