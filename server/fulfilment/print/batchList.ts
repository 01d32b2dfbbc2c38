import { formatName } from "../../../src/domain/products/formatWords.ts";
import { csvText } from "../../documents/csv.ts";
import type { PrintImage } from "../../files/makePrint.ts";
import type { BatchOrder } from "./batchManifest.ts";
import type { Print } from "./readPrints.ts";

export const listName = "liste.csv";

const header = [
  ...[
    "Fichier",
    "Commande",
    "Tirage",
    "Format",
    "Surface",
    "Quantité",
    "Photo",
    "Sujet",
    "Événement",
    "Partie",
  ],
  ...["Produit", "Copie numérique", "Largeur (px)", "Hauteur (px)", "Points par pouce", "Remarque"],
];

export const surfaceWord = (surface: Print["surface"]) => surface ?? "sans option";

/** Returns a print's line of the list. */
export function listRow(print: Print, name: string, code: string, made: Omit<PrintImage, "jpeg">): string[] {
  return [
    ...[name, code, String(print.number), formatName(print.format), surfaceWord(print.surface)],
    ...[String(print.quantity), print.picture, print.subject, print.event, print.contest, print.product],
    ...[print.hasCopy ? "oui" : "non", String(made.width), String(made.height), String(made.density)],
    made.isSmaller ? `Original plus petit que le format\u00a0: non agrandi` : "",
  ];
}

/** Returns the list of a batch as CSV, a line for each file. */
export function listText(orders: readonly BatchOrder[]): string {
  return csvText([header, ...orders.flatMap(({ prints }) => prints.map(({ row }) => row))]);
}
