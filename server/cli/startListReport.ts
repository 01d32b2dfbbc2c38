import { pluralize } from "../../src/domain/french/pluralize.ts";
import type { StartListReport } from "../import/applyStartList.ts";
import { listCode } from "../import/findStartList.ts";

/** Returns the result of a start list, with the line and reason of each row that is refused or waits for its pictures. */
export function startListReport(report: StartListReport): string[] {
  const { notes, passingTimes, windowSeconds, refused, waiting, merged } = report;
  return [
    report.isCheck ? previewLine(report) : resultLine(report),
    ...notes,
    ...(passingTimes > 0
      ? [
          `Heures de passage : ${passingTimes}, chacune jusqu’à la suivante de son épreuve, au plus ${windowSeconds} s (--window)`,
        ]
      : []),
    ...linesOf("Lignes refusées", refused),
    ...linesOf("Lignes en attente de leurs photos", waiting),
    ...merged.map(({ value, kept }) => `  « ${value} » est pris pour « ${kept} »`),
    ...otherLines(report),
  ];
}

const resultLine = ({ rows, pictures, newNames }: StartListReport) =>
  `Liste de départ : ${pluralize(rows, "ligne")}, ${pluralize(pictures, "photo nommée", "photos nommées")}, ${pluralize(newNames, "nouveau nom", "nouveaux noms")}`;

function previewLine({ rows, pictures, newNames, removedNames }: StartListReport): string {
  const gone =
    removedNames > 0
      ? ` ; ${pluralize(removedNames, "nom")} des listes remplacées ${removedNames < 2 ? "partirait" : "partiraient"}`
      : "";
  return `Rien n’est écrit. Liste de départ : ${pluralize(rows, "ligne")}, ${pluralize(pictures, "photo nommée", "photos nommées")} et ${pluralize(newNames, "nouveau nom", "nouveaux noms")} si on l’applique${gone}`;
}

function otherLines({ isCheck, replaced, removedNames, sameName }: StartListReport): string[] {
  if (isCheck) return [];
  const codes = (uuids: readonly string[]) => uuids.map(listCode).join(", ");
  return [
    ...(replaced.length > 0
      ? [`Remplacées : ${codes(replaced)} ; ${pluralize(removedNames, "nom retiré", "noms retirés")}`]
      : []),
    ...(sameName.length > 0
      ? [`Des listes du même nom restent : ${codes(sameName)} (--replace les annule)`]
      : []),
  ];
}

const linesOf = (title: string, rows: readonly { line: number; reason: string }[]) =>
  rows.length === 0
    ? []
    : [`${title} : ${rows.length}`, ...rows.map(({ line, reason }) => `  ligne ${line} : ${reason}`)];
