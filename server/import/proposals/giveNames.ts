import type { Tx } from "../../db/database.ts";
import { lockEvent } from "../findEvent.ts";
import { linkFilterValues } from "../linkFilterValues.ts";
import { nameSoon } from "../nameSoon.ts";
import type { UsableProposal } from "./readProposals.ts";

type GivenName = Pick<UsableProposal, "pictureUuid" | "eventUuid" | "filterTypeUuid" | "value">;

/**
 * Gives names to pictures, which the transaction has locked, of any events. Rows of start lists that wait for a bib among them apply
 * some seconds later.
 * @returns the number of new pairs
 */
export async function giveNames(tx: Tx, names: readonly GivenName[], now: Date): Promise<number> {
  const events = [...new Set(names.map(({ eventUuid }) => eventUuid))].sort();
  for (const uuid of events) await lockEvent(tx, uuid);
  const bib = await tx.selectFrom("filterType").select("uuid").where("code", "=", "bib").executeTakeFirst();
  const withBibs: string[] = [];
  let newNames = 0;
  for (const uuid of events) {
    const own = names.filter(({ eventUuid }) => eventUuid === uuid);
    const added = await linkFilterValues(tx, uuid, own);
    if (added > 0 && own.some(({ filterTypeUuid }) => filterTypeUuid === bib?.uuid)) withBibs.push(uuid);
    newNames += added;
  }
  for (const uuid of withBibs) await nameSoon(tx, uuid, now);
  return newNames;
}
