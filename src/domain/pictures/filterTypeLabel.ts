import type { PlaceMode } from "../shop/place.ts";

/** Types of information from a start list. */
export const filterTypeCodes = ["rider", "horse", "bib"] as const;
export type FilterTypeCode = (typeof filterTypeCodes)[number];

/** The shop's own labels, by place mode (design.md, "filter values by place mode"). */
export const filterTypeLabels: Record<PlaceMode, Record<FilterTypeCode, string>> = {
  horse: { rider: "Cavalier", horse: "Cheval", bib: "Dossard" },
  car: { rider: "Pilote", horse: "Voiture", bib: "Numéro" },
};

/** The label of a filter type at a place; a label customised by the operator is kept. */
export function filterTypeLabel({ code, label }: { code: string; label: string }, mode: PlaceMode): string {
  const known = filterTypeCodes.find((one) => one === code);
  if (!known) return label;
  const isOwn = Object.values(filterTypeLabels).some((labels) => labels[known] === label);
  return isOwn ? filterTypeLabels[mode][known] : label;
}
