import { slug } from "../../src/domain/pictures/searchKey.ts";
import type { Db } from "../db/database.ts";
import { deterministicUuid } from "./deterministicUuid.ts";
import { cutText } from "./fileName.ts";
import type { ImportContest } from "./writePictures.ts";

/** Returns the contest of each label in an event: one that is there keeps its row, another is made with its first picture. */
export async function contestsByLabel(
  db: Db,
  eventUuid: string,
  labels: readonly string[],
): Promise<Map<string, ImportContest>> {
  const rows = await db
    .selectFrom("contest")
    .select(["uuid", "label", "labelSlug"])
    .where("eventUuid", "=", eventUuid)
    .execute();
  const bySlug = new Map(rows.map((row) => [row.labelSlug, row]));
  return new Map(
    labels.map((written) => {
      const label = cutText(written.trim(), 200);
      const labelSlug = slug(label, 200);
      const own = bySlug.get(labelSlug);
      return [written, own ?? { uuid: deterministicUuid("contest", eventUuid, labelSlug), label }];
    }),
  );
}
