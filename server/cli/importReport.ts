import { pluralize } from "../../src/domain/french/pluralize.ts";
import { fileKindText } from "../import/fileKindText.ts";
import type { ImportOutcome } from "../import/importFolder.ts";
import { cameraLabel, type UndatedCamera } from "../import/listUndated.ts";

const decimal = (value: number) => value.toFixed(1).replace(".", ",");
const seconds = (value: number) => (value < 10 ? decimal(value) : String(Math.round(value)));

const contestLine = ({ label, imported, alreadyThere }: ImportOutcome["contests"][number]) =>
  `Épreuve « ${label} » : ${pluralize(imported, "importée")}, ${alreadyThere} déjà là`;

const kindLine = ({ kind, count, first }: ImportOutcome["refusedKinds"][number]) =>
  `  ${count} ${fileKindText(kind, count)} (${count === 1 ? "" : "le premier : "}${first})`;

function undatedLine({ count, first, last, ...camera }: UndatedCamera): string {
  const [from, to] = [first.slice(0, 10), last.slice(0, 10)];
  const days = from === to ? `du ${from}` : `du ${from} au ${to}`;
  return `  ${cameraLabel(camera)} : ${pluralize(count, "photo datée", "photos datées")} ${days}`;
}

/** Names a camera as `findCamera` finds it. */
const clockLine = (event: string, camera: UndatedCamera) =>
  `    dossard clocks set "${event}" "${camera.serial || cameraLabel(camera)}" --picture <une de ses photos> --says <quand elle a été prise>`;

const undatedLines = (event: string, undated: readonly UndatedCamera[]) =>
  undated.length === 0
    ? []
    : [
        "Dates invraisemblables ; ces photos sont en vente sans heure :",
        ...undated.map(undatedLine),
        "  Une horloge était-elle fausse ? Alors la régler, ainsi ou autrement :",
        ...undated.map((camera) => clockLine(event, camera)),
        "  Ces dates sont-elles justes ? Alors fixer les jours de l’événement avec « dossard events edit ».",
      ];

const leftLine = (count: number, kind: string) =>
  count === 0
    ? []
    : [
        `Laissés : ${count} ${count === 1 ? `fichier ${kind} à côté de son` : `fichiers ${kind} à côté de leur`} JPEG`,
      ];

export interface FolderOutcome extends ImportOutcome {
  /** Cameras of the event whose dates are out of reason. */
  undated: UndatedCamera[];
}

/**
 * Returns the summary of an import: the count of each kind and contest, and each rejected file with its reason.
 * @param event its name
 * @param duration in seconds
 */
export function importReport(event: string, outcome: FolderOutcome, duration: number): string[] {
  const { imported, alreadyThere, refused, refusedKinds, contests, besideJpeg, undated, wasStopped } =
    outcome;
  const refusedCount = refusedKinds.reduce((sum, { count }) => sum + count, refused.length);
  const rate = imported > 0 && duration > 0 ? `, ${decimal(imported / duration)} photos par seconde` : "";
  return [
    ...(wasStopped ? ["Interrompu ; la même commande reprend là."] : []),
    ...contests.map(contestLine),
    `Importées : ${imported}`,
    `Déjà là : ${alreadyThere}`,
    ...leftLine(besideJpeg.raw, "RAW"),
    ...leftLine(besideJpeg.heic, "HEIC"),
    `Refusés : ${refusedCount}`,
    ...refusedKinds.map(kindLine),
    ...refused.map(({ shown, reason }) => `  ${shown} : ${reason}`),
    ...undatedLines(event, undated),
    `Durée : ${seconds(duration)} s${rate}`,
  ];
}
