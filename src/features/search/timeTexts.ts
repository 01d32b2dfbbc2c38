import { pluralize } from "../../domain/french/pluralize.ts";
import type { HistogramLabels } from "../../ui/index.ts";

/** Words of the histogram, in a separate file: they are loaded with it. */
export const allDays = "Tous les jours";

export const labelsOfHours: HistogramLabels = {
  first: "Début",
  last: "Fin",
  all: "Toute la journée",
  span: "Horaire",
  counts: "Photos",
  count: (count) => pluralize(count, "photo"),
  loading: "Chargement des horaires…",
  empty: "Aucune photo à cette date.",
};

export const labelsOfDays: HistogramLabels = { ...labelsOfHours, all: allDays, span: "Jour" };
