import type { Selectable } from "kysely";
import { filterQuestions } from "../../src/domain/packs/filterSlots.ts";
import { orNotFound } from "../core/orNotFound.ts";
import type { Tx } from "../db/database.ts";
import type { Database } from "../db/schema.ts";
import { invalid } from "./configuration.ts";

/** Defines the pictures of a filter pack; null where the shopper has not chosen yet, or has no choice. */
export interface FilterContent {
  eventUuid: string | null;
  contestUuid: string | null;
  filterValueUuid1: string | null;
  filterValueUuid2: string | null;
}

/**
 * Returns the part of a request that a filter product accepts. Drops a contest or a value without a slot, so ordering the whole
 * event from one of its contests gives the whole event. Always keeps the event, which says where. Throws NOT_FOUND for anything
 * deleted or hidden, INVALID_INPUT for an event of another pricing, a contest of another event, a value of another type than
 * its slot's.
 */
export async function filterContent(
  tx: Tx,
  product: Selectable<Database["product"]>,
  wanted: FilterContent,
): Promise<FilterContent> {
  const asked = filterQuestions(product);
  const contest =
    asked.contest && wanted.contestUuid !== null ? await findContest(tx, wanted.contestUuid) : null;
  if (contest && wanted.eventUuid !== null && wanted.eventUuid !== contest.eventUuid) {
    throw invalid("contestUuid");
  }
  const eventUuid = contest?.eventUuid ?? wanted.eventUuid;
  if (eventUuid !== null) await checkEvent(tx, eventUuid, product.pricingId);
  const value = (slot: 0 | 1, uuid: string | null) =>
    uuid === null || slot >= asked.valueTypes.length
      ? null
      : checkValue(tx, uuid, asked.valueTypes[slot] ?? null, `filterValueUuid${slot + 1}`);
  const filterValueUuid1 = await value(0, wanted.filterValueUuid1);
  const filterValueUuid2 = await value(1, wanted.filterValueUuid2);
  if (filterValueUuid2 !== null && filterValueUuid1 === filterValueUuid2) throw invalid("filterValueUuid2");
  return { eventUuid, contestUuid: contest?.uuid ?? null, filterValueUuid1, filterValueUuid2 };
}

async function findContest(tx: Tx, uuid: string) {
  return orNotFound(
    await tx
      .selectFrom("contest")
      .select(["uuid", "eventUuid"])
      .where("uuid", "=", uuid)
      .where("isVisible", "=", true)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
}

async function checkEvent(tx: Tx, uuid: string, pricingId: number): Promise<void> {
  const event = orNotFound(
    await tx
      .selectFrom("event")
      .select("pricingId")
      .where("uuid", "=", uuid)
      .where("isVisible", "=", true)
      .where("isDeleted", "=", false)
      .executeTakeFirst(),
  );
  if (event.pricingId !== pricingId) throw invalid("eventUuid");
}

async function checkValue(tx: Tx, uuid: string, typeUuid: string | null, path: string): Promise<string> {
  const value = orNotFound(
    await tx
      .selectFrom("filterValue")
      .select("filterTypeUuid")
      .where("uuid", "=", uuid)
      .where("isDeleted", "=", false)
      // It is not merged into another before the item is committed.
      .forKeyShare()
      .executeTakeFirst(),
  );
  if (typeUuid !== null && value.filterTypeUuid !== typeUuid) throw invalid(path);
  return uuid;
}
