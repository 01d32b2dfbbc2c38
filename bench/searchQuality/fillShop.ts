import { sql } from "kysely";
import { bulkInsert } from "../../demo/bulkInsert.ts";
import { demoUuid } from "../../demo/demoUuid.ts";
import { createRandom } from "../../demo/scenes/random.ts";
import { commandLine } from "../../server/core/author.ts";
import type { Db } from "../../server/db/database.ts";
import { createContest } from "../../server/import/createContest.ts";
import { createEvent } from "../../server/import/createEvent.ts";
import { nameByNewList } from "../../server/import/nameByList.ts";
import { parseStartList, type RefusedRow, type StartListRow } from "../../server/import/parseStartList.ts";
import { horseName, personName } from "./names.ts";

/** Somebody in a start list; "" for what the list does not say. One picture shows all three. */
export interface Starter {
  rider: string;
  horse: string;
  bib: string;
}

/** Events among which the starters are spread. */
const eventLabels = ["Recherches de printemps", "Recherches d’été", "Recherches d’automne"] as const;

/** Returns starters with names of many languages, always the same ones for a seed; some bibs have leading zeros. */
export function startersOf(seed: string, count: number): Starter[] {
  const random = createRandom(`start list ${seed}`);
  return Array.from({ length: count }, (_, index) => ({
    rider: personName(random),
    horse: horseName(random),
    bib: String(index + 1).padStart(random.chance(0.2) ? 4 : 1, "0"),
  }));
}

/**
 * Reads the starters of a start list as operators have them: CSV, XLSX or ODS. Throws `CliError` for a list that cannot be read.
 * @param refused called with each row that is wrong
 */
export function readStarters(bytes: Uint8Array, refused: (row: RefusedRow) => void): Starter[] {
  const list = parseStartList(bytes);
  list.refused.forEach(refused);
  return list.rows.map(({ values: { rider = "", horse = "", bib = "" } }) => ({ rider, horse, bib }));
}

/** Gives an empty shop three events with a picture for each starter, named by start lists as by an operator's. */
export async function fillShop(db: Db, starters: readonly Starter[]): Promise<FilledShop> {
  const eventUuids: string[] = [];
  for (const [at, label] of eventLabels.entries()) {
    const own = starters.filter((_, index) => index % eventLabels.length === at);
    eventUuids.push(await fillEvent(db, label, own));
  }
  await sql`vacuum (analyze)`.execute(db);
  const places = new Map(
    starters.map((starter, index) => {
      const at = index % eventLabels.length;
      return [
        starter,
        {
          eventUuid: eventUuids[at] ?? "",
          pictureUuid: pictureUuid(at, Math.floor(index / eventLabels.length)),
        },
      ];
    }),
  );
  return { eventUuids, placeOf: (starter) => places.get(starter) ?? { eventUuid: "", pictureUuid: "" } };
}

/** Where starters are. */
export interface FilledShop {
  eventUuids: string[];
  placeOf: (starter: Starter) => { eventUuid: string; pictureUuid: string };
}

const pictureUuid = (event: number, index: number) => demoUuid(`search quality ${event}`, index);

async function fillEvent(db: Db, label: (typeof eventLabels)[number], starters: readonly Starter[]) {
  const author = commandLine(db);
  const place = { category: "Equestre", year: 2026, timeZone: "Europe/Paris", pricing: null };
  const event = await createEvent(author, { label, ...place }, new Date());
  const contest = await createContest(author, event.uuid, "Grand Prix");
  const file = {
    rawFileExtension: "jpg",
    rawFileType: "image/jpeg",
    width: 6000,
    height: 4000,
    kbSize: 9000,
  };
  const pictures = starters.map((_, index) => ({
    uuid: pictureUuid(eventLabels.indexOf(label), index),
    ...{ name: `IMG_${index}`, rawFileName: `IMG_${index}`, originalKey: `originals/${index}.jpg` },
    ...{ imageFile: "", thumbnailFile: "", orientation: 1, ...file },
    ...{ eventUuid: event.uuid, contestUuid: contest.uuid },
  }));
  await db.transaction().execute((tx) => bulkInsert(tx, "picture", pictures));
  const rows = starters.map((starter, index): StartListRow => {
    const name = `IMG_${index}`;
    return {
      line: index + 2,
      values: Object.fromEntries(Object.entries(starter).filter(([, value]) => value !== "")),
      range: { kind: "names", from: name, to: name, byNumber: false },
      contestLabel: null,
      contestNumber: null,
    };
  });
  const list = { fileName: "départs.csv", contentHash: label, rows };
  await nameByNewList(author, db, event, { ...list, contestSlugs: null, windowSeconds: 120, bibPlace: null });
  return event.uuid;
}
