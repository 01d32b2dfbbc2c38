import type { FileKind } from "../import/fileKind.ts";
import type { ImportOutcome } from "../import/importFolder.ts";
import { cameraLabel } from "../import/listUndated.ts";

const seconds = (value: number) => (value < 10 ? value.toFixed(1) : String(Math.round(value)));

const contestLine = ({ label, imported, alreadyThere }: ImportOutcome["contests"][number]) =>
  `Contest "${label}": ${imported} imported, ${alreadyThere} already there`;

const kindTexts: Record<Exclude<FileKind, `.${string}`>, [one: string, several: string]> = {
  raw: ["RAW file without its JPEG: export it as JPEG", "RAW files without their JPEG: export them as JPEG"],
  heic: [
    "HEIC file, which is not read here: export it as JPEG",
    "HEIC files, which are not read here: export them as JPEG",
  ],
  video: ["video: only photographs are sold", "videos: only photographs are sold"],
  sound: ["sound: only photographs are sold", "sounds: only photographs are sold"],
  otherPicture: [
    "picture in a format that is not read: export it as JPEG",
    "pictures in formats that are not read: export them as JPEG",
  ],
};

function kindLine({ kind, count, first }: ImportOutcome["refusedKinds"][number]): string {
  const [one, several] = isExtension(kind)
    ? [`${kind} file: no picture`, `${kind} files: no pictures`]
    : kindTexts[kind];
  return `  ${count} ${count === 1 ? one : several} (${count === 1 ? "" : "first: "}${first})`;
}

const isExtension = (kind: FileKind): kind is `.${string}` => kind.startsWith(".");

function undatedLine({ count, first, last, ...camera }: ImportOutcome["undated"][number]): string {
  const [from, to] = [first.slice(0, 10), last.slice(0, 10)];
  const [pictures, say] = count === 1 ? ["picture", "says"] : ["pictures", "say"];
  return `  ${count} ${pictures} of ${cameraLabel(camera)} ${say} ${from === to ? from : `${from} to ${to}`}`;
}

/** Names a camera as `findCamera` finds it. */
const clockLine = (event: string, camera: ImportOutcome["undated"][number]) =>
  `    dossard clocks set "${event}" "${camera.serial || cameraLabel(camera)}" --picture <one of its pictures> --says <when it was taken>`;

const undatedLines = (event: string, undated: ImportOutcome["undated"]) =>
  undated.length === 0
    ? []
    : [
        "Dates out of reason; these pictures are on sale without a time:",
        ...undated.map(undatedLine),
        "  Was a clock wrong? Then set it, in this way or another:",
        ...undated.map((camera) => clockLine(event, camera)),
        "  Are these dates right? Then set the event's days with `dossard events edit`.",
      ];

const leftLine = (count: number, kind: string) =>
  count === 0
    ? []
    : [`Left: ${count} ${kind} ${count === 1 ? "file beside its" : "files beside their"} JPEG`];

/**
 * Returns the summary of an import: the count of each kind and contest, and each rejected file with its reason.
 * @param event its name
 * @param duration in seconds
 */
export function importReport(event: string, outcome: ImportOutcome, duration: number): string[] {
  const { imported, alreadyThere, refused, refusedKinds, contests, besideJpeg, undated, wasStopped } =
    outcome;
  const refusedCount = refusedKinds.reduce((sum, { count }) => sum + count, refused.length);
  const rate = imported > 0 && duration > 0 ? `, ${(imported / duration).toFixed(1)} pictures a second` : "";
  return [
    ...(wasStopped ? ["Stopped; the same command goes on from here."] : []),
    ...contests.map(contestLine),
    `Imported: ${imported}`,
    `Already there: ${alreadyThere}`,
    ...leftLine(besideJpeg.raw, "RAW"),
    ...leftLine(besideJpeg.heic, "HEIC"),
    `Refused: ${refusedCount}`,
    ...refusedKinds.map(kindLine),
    ...refused.map(({ shown, reason }) => `  ${shown}: ${reason}`),
    ...undatedLines(event, undated),
    `Took ${seconds(duration)} s${rate}`,
  ];
}
