import { sql } from "kysely";
import { bulkInsert } from "../../demo/bulkInsert.ts";
import { demoUuid } from "../../demo/demoUuid.ts";
import { createRandom } from "../../demo/scenes/random.ts";
import { commandLine } from "../../server/core/author.ts";
import type { Db } from "../../server/db/database.ts";
import { createContest } from "../../server/import/createContest.ts";
import { createEvent } from "../../server/import/createEvent.ts";
import { nameByNewList } from "../../server/import/nameByList.ts";
import { parseStartList } from "../../server/import/parseStartList.ts";
import { horseName, personName } from "./names.ts";

/** A row of a start list: one picture shows all three. */
export interface Starter {
  rider: string;
  horse: string;
  bib: string;
}

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
 * Gives an empty shop one event with a picture for each starter, named by a start list as an operator imports it.
 * @returns the event's uuid
 */
export async function fillShop(db: Db, starters: readonly Starter[]): Promise<string> {
  const author = commandLine(db);
  const place = { category: "Equestre", year: 2026, timeZone: "Europe/Paris", pricing: null };
  const event = await createEvent(author, { label: "Recherches", ...place }, new Date());
  const contest = await createContest(author, event.uuid, "Grand Prix");
  const file = {
    rawFileExtension: "jpg",
    rawFileType: "image/jpeg",
    width: 6000,
    height: 4000,
    kbSize: 9000,
  };
  const pictures = starters.map((_, index) => ({
    uuid: demoUuid("search quality", index),
    ...{ name: `IMG_${index}`, rawFileName: `IMG_${index}`, originalKey: `originals/${index}.jpg` },
    ...{ imageFile: "", thumbnailFile: "", orientation: 1, ...file },
    ...{ eventUuid: event.uuid, contestUuid: contest.uuid },
  }));
  await db.transaction().execute((tx) => bulkInsert(tx, "picture", pictures));
  const cell = (text: string) => `"${text}"`;
  const lines = starters.map(({ rider, horse, bib }, index) =>
    [cell(rider), cell(horse), cell(bib), `IMG_${index}`].join(";"),
  );
  const { rows } = parseStartList(Buffer.from(`cavalier;cheval;dossard;photos\n${lines.join("\n")}\n`));
  const list = { fileName: "départs.csv", contentHash: "search quality", rows };
  await nameByNewList(author, db, event, { ...list, contestSlugs: null, windowSeconds: 120, bibPlace: null });
  await sql`vacuum (analyze)`.execute(db);
  return event.uuid;
}
