import type { Tx } from "../../db/database.ts";
import { lockEvent } from "../findEvent.ts";
import { linkFilterValues } from "../linkFilterValues.ts";
import type { UsableProposal } from "./readProposals.ts";

type GivenName = Pick<UsableProposal, "pictureUuid" | "eventUuid" | "filterTypeUuid" | "value">;

/** Gives names to pictures, which the transaction has locked, of any events. @returns the number of new pairs */
export async function giveNames(tx: Tx, names: readonly GivenName[]): Promise<number> {
  const events = [...new Set(names.map(({ eventUuid }) => eventUuid))].sort();
  for (const uuid of events) await lockEvent(tx, uuid);
  let newNames = 0;
  for (const uuid of events) {
    const own = names.filter(({ eventUuid }) => eventUuid === uuid);
    newNames += await linkFilterValues(tx, uuid, own);
  }
  return newNames;
}
