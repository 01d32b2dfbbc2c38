import { sql } from "kysely";
import type { Db } from "../../server/db/database.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";

/** What the search needs of a found name. */
interface FoundName {
  uuid: string;
  value: string;
  events?: { eventUuid: string }[];
}

async function get<Answer>(url: string, path: string, query: Record<string, string>): Promise<Answer> {
  const response = await fetch(`${url}/api/anonymous/${path}?${new URLSearchParams(query)}`);
  if (!response.ok) throw new Error(`${path} ${JSON.stringify(query)}: ${response.status}`);
  return (await response.json()) as Answer;
}

/**
 * Returns the first ten names that the shop finds.
 * @param eventUuids events to search in; empty: the whole shop
 */
export const askShop = (url: string, text: string, eventUuids: readonly string[]) =>
  get<FoundName[]>(url, "filterValues", {
    tagSearch: text,
    limit: "10",
    ...(eventUuids.length === 0 ? {} : { eventUuids: eventUuids.join() }),
  });

/** Returns the first ten names by pg_trgm alone, with the same index: the rival of the shop's own search. */
export async function findByTrigrams(db: Db, typed: string): Promise<{ value: string }[]> {
  const text = searchKey(typed);
  const spelling = sql`(' ' || "searchKey" || ' ' || replace("searchKey", ' ', '') || ' ')`;
  const { rows } = await sql<{ value: string }>`
    select value from "filterValue" where ${text} <% ${spelling}
    order by word_similarity(${text}, ${spelling}) desc, "searchKey" limit 10`.execute(db);
  return rows;
}

/**
 * Returns how many taps lead from a suggestion to a starter's own picture: one if it names the starter's event, two if the event is
 * chosen among those of the name; Infinity if the picture is not there.
 */
export async function tapsTo(
  url: string,
  { uuid: filterValueUuid, events = [] }: FoundName,
  { eventUuid, pictureUuid }: { eventUuid: string; pictureUuid: string },
): Promise<number> {
  const pictures = await get<{ uuid: string }[]>(url, "pictures", {
    eventUuid,
    filterValueUuid,
    limit: "1000",
  });
  if (!pictures.some(({ uuid }) => uuid === pictureUuid)) return Number.POSITIVE_INFINITY;
  if (events[0]?.eventUuid === eventUuid) return 1;
  const listed = await get<{ uuid: string }[]>(url, "events", { filterValueUuid });
  return listed.some(({ uuid }) => uuid === eventUuid) ? 2 : Number.POSITIVE_INFINITY;
}
