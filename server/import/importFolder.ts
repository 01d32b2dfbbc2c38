import { randomUUID } from "node:crypto";
import { slug } from "../../src/domain/pictures/searchKey.ts";
import { audit } from "../core/audit.ts";
import type { FileStore } from "../core/fileStore.ts";
import { type Db, runTransaction } from "../db/database.ts";
import { contestsByLabel } from "./contestsByLabel.ts";
import { settleDates } from "./dateEvent.ts";
import type { KnownEvent } from "./findEvent.ts";
import { knownPictures } from "./knownPictures.ts";
import { naturalCompare } from "./naturalOrder.ts";
import {
  besideJpeg,
  type FileKind,
  FileRefusal,
  isSidecar,
  KindRefusal,
  readContent,
} from "./pictureContent.ts";
import { type PictureRow, pictureUuid, preparePicture } from "./preparePicture.ts";
import { type FoundFile, type Refused, walkFolder } from "./walkFolder.ts";
import { type ImportContest, writePictures } from "./writePictures.ts";

export interface ImportOptions {
  event: KnownEvent;
  /** Contest of the files that lie in no folder named by a person; null: one named like the event. */
  contestLabel: string | null;
  /** All files are of that contest, whatever their folders. */
  isOneContest?: boolean;
  /** A file in the folder that is not a picture but belongs there: the start list. */
  except: string | null;
  onProgress?: (done: number, total: number) => void;
  /** Stops the import after the pictures in progress. */
  signal?: AbortSignal;
}

export interface ImportOutcome {
  imported: number;
  alreadyThere: number;
  /** Sorted by name. */
  refused: Refused[];
  /** Files of kinds that the shop does not take, with the first one's path. */
  refusedKinds: { kind: FileKind; count: number; first: string }[];
  /** Files left because the same photograph lies beside them as a JPEG. */
  besideJpeg: Record<"raw" | "heic", number>;
  /** Pictures of the folder, by contest; sorted by name. */
  contests: { label: string; imported: number; alreadyThere: number }[];
  /** Slugs of the contests in the folder. */
  contestSlugs: Set<string>;
  wasStopped: boolean;
}

// Two decode (the decoder's own limit) while the others read and write.
const workers = 4;
const batch = { rows: 64, milliseconds: 2_000 };

type Fate = "imported" | "alreadyThere" | { reason: string } | { kind: FileKind };

/**
 * Imports a folder of photographs into an event. Files are durable in the store before their rows are written, and rows alone count
 * as imported: repeat a killed run; repeating never duplicates. A run that ends with new pictures is in the journal. Throws errors of
 * the system or the database, never for a bad file.
 */
export async function importFolder(
  { db, store, now }: { db: Db; store: FileStore; now: () => Date },
  folder: string,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const { event, onProgress, signal } = options;
  const { files: found, refused } = await walkFolder(folder);
  const twice = besideJpeg(found);
  const files = found
    .filter((file) => file.shown !== options.except && !isSidecar(file) && !twice.has(file))
    .map((file) => (options.isOneContest ? { ...file, contestFolder: null } : file));
  const contests = await contestsOfFolder(db, event, files, options.contestLabel);
  const known = await knownPictures(db, event.uuid);
  const fates = new Map<FoundFile, Fate>();
  const underWay = new Map<string, Promise<void>>();
  const importUuid = randomUUID();

  let pending: { file: FoundFile; row: PictureRow }[] = [];
  let writing: Promise<void> = Promise.resolve();
  let lastWrite = Date.now();
  const settle = (file: FoundFile, fate: Fate) => {
    fates.set(file, fate);
    onProgress?.(fates.size, files.length);
  };
  const flush = () => {
    const taken = pending;
    pending = [];
    lastWrite = Date.now();
    if (taken.length === 0) return writing;
    writing = writing.then(async () => {
      const rows = taken.map(({ row }) => row);
      const fresh = await writePictures(db, event, [...contests.values()], rows, now());
      await settleDates(db, event.uuid, now());
      for (const { file, row } of taken) {
        settle(file, fresh.has(row.uuid) ? "imported" : "alreadyThere");
        known.add(row.uuid);
      }
    });
    return writing;
  };

  async function take(file: FoundFile): Promise<void> {
    const contest = contests.get(file.contestFolder);
    if (!contest) return;
    const content = await readContent(file);
    const uuid = pictureUuid(contest.uuid, content.contentHash);
    // A second copy waits for the first one's result.
    await underWay.get(uuid);
    if (known.has(uuid)) return settle(file, "alreadyThere");
    const preparing = preparePicture(store, file, content, {
      eventUuid: event.uuid,
      contestUuid: contest.uuid,
      importUuid,
    });
    underWay.set(
      uuid,
      preparing.then(
        () => {},
        () => {},
      ),
    );
    const row = await preparing;
    known.add(uuid);
    pending.push({ file, row });
    if (pending.length >= batch.rows || Date.now() - lastWrite > batch.milliseconds) await flush();
  }

  const queue = files.values();
  const work = async () => {
    for (const file of queue) {
      if (signal?.aborted) return;
      try {
        await take(file);
      } catch (error) {
        if (error instanceof KindRefusal) settle(file, { kind: error.kind });
        else if (error instanceof FileRefusal) settle(file, { reason: error.message });
        else throw error;
      }
    }
  };
  onProgress?.(0, files.length);
  const ends = await Promise.allSettled(Array.from({ length: workers }, work));
  // Writes what is prepared even if a worker failed.
  await flush();
  const summary = summarise(files, fates, refused, contests);
  if (summary.imported > 0) {
    await runTransaction(db, (tx) => audit(tx, auditEntry(event.uuid, importUuid, summary)));
  }
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  await settleDates(db, event.uuid, now());
  const left = [...twice.values()];
  return {
    ...summary,
    besideJpeg: {
      raw: left.filter((kind) => kind === "raw").length,
      heic: left.filter((kind) => kind === "heic").length,
    },
    wasStopped: signal?.aborted ?? false,
  };
}

const auditEntry = (eventUuid: string, importUuid: string, { imported, contests }: Summary) => ({
  ...{ verb: "import", subject: `event ${eventUuid}`, before: null },
  after: {
    ...{ importUuid, imported },
    contests: contests.map(({ label, imported }) => ({ label, imported })),
  },
});

type Summary = Omit<ImportOutcome, "besideJpeg" | "wasStopped">;

function summarise(
  files: readonly FoundFile[],
  fates: ReadonlyMap<FoundFile, Fate>,
  refused: readonly Refused[],
  contests: ReadonlyMap<string | null, ImportContest>,
): Summary {
  const all = [...fates.values()];
  const refusedFiles = files.flatMap((file) => {
    const fate = fates.get(file);
    return typeof fate === "object" && "reason" in fate ? [{ shown: file.shown, reason: fate.reason }] : [];
  });
  return {
    imported: all.filter((fate) => fate === "imported").length,
    alreadyThere: all.filter((fate) => fate === "alreadyThere").length,
    refused: [...refused, ...refusedFiles].sort((one, other) => naturalCompare(one.shown, other.shown)),
    contests: countByContest(fates, contests),
    refusedKinds: countByKind(files, fates),
    contestSlugs: new Set([...contests.values()].map(({ label }) => slug(label, 200))),
  };
}

function countByKind(
  files: readonly FoundFile[],
  fates: ReadonlyMap<FoundFile, Fate>,
): ImportOutcome["refusedKinds"] {
  const kinds = new Map<FileKind, ImportOutcome["refusedKinds"][number]>();
  for (const file of files) {
    const fate = fates.get(file);
    if (typeof fate !== "object" || !("kind" in fate)) continue;
    const { kind } = fate;
    const counted = kinds.get(kind) ?? { kind, count: 0, first: file.shown };
    kinds.set(kind, { ...counted, count: counted.count + 1 });
  }
  return [...kinds.values()].sort((one, other) => other.count - one.count);
}

/** Folders whose names differ in case or accents are one contest. */
function countByContest(
  fates: ReadonlyMap<FoundFile, Fate>,
  contests: ReadonlyMap<string | null, ImportContest>,
): ImportOutcome["contests"] {
  const counts = new Map<string, ImportOutcome["contests"][number]>();
  for (const [file, fate] of fates) {
    const contest = contests.get(file.contestFolder);
    if (!contest || typeof fate === "object") continue;
    const count = counts.get(contest.uuid) ?? { label: contest.label, imported: 0, alreadyThere: 0 };
    count[fate] += 1;
    counts.set(contest.uuid, count);
  }
  return [...counts.values()].sort((one, other) => naturalCompare(one.label, other.label));
}

/** Returns the contest of each sub-folder, and (null) of the files at the top; existing contests keep their rows. */
async function contestsOfFolder(
  db: Db,
  event: KnownEvent,
  files: readonly FoundFile[],
  contestLabel: string | null,
): Promise<Map<string | null, ImportContest>> {
  const labelOf = (folder: string | null) => folder ?? contestLabel ?? event.label;
  const folders = [...new Set(files.map(({ contestFolder }) => contestFolder))];
  const contests = await contestsByLabel(db, event.uuid, folders.map(labelOf));
  return new Map(
    folders.flatMap((folder) => {
      const contest = contests.get(labelOf(folder));
      return contest ? [[folder, contest] as const] : [];
    }),
  );
}
