import { audit } from "../../core/audit.ts";
import type { Author } from "../../core/author.ts";
import type { Tx } from "../../db/database.ts";
import type { Unusable } from "./readProposals.ts";

type Decision = "accepted" | "refused";

/** A waiting proposal that was decided. */
export interface DecidedName {
  pictureUuid: string;
  eventUuid: string;
  filterTypeUuid: string;
  value: string;
}

export interface Decided {
  decided: number;
  /** New pairs of picture and name. */
  newNames: number;
  unusable: Unusable[];
}

/**
 * Decides proposals that wait; the others are told. Locks their pictures first, as proposing does.
 * @param give gives the names; returns the number of new pairs
 */
export function decideNames(
  author: Author,
  asked: readonly string[],
  decision: Decision,
  give: (tx: Tx, names: readonly DecidedName[]) => Promise<number>,
): Promise<Decided> {
  return author.transaction(async (tx) => {
    const uuids = asked.map((uuid) => uuid.toLowerCase());
    const known = await lockProposals(tx, uuids);
    const waiting = known.filter(({ state }) => state === "waiting");
    const names = waiting.flatMap(({ value, ...name }) => (value === null ? [] : [{ ...name, value }]));
    const decided = waiting.map(({ uuid }) => uuid);
    if (decided.length > 0) {
      await tx.updateTable("proposedName").set({ state: decision }).where("uuid", "in", decided).execute();
      const verb = decision === "accepted" ? "names accept" : "names refuse";
      const [before, after] = [{ state: "waiting" }, { state: decision, uuids: decided }];
      await audit(tx, { by: author.name, verb, subject: "proposed names", before, after });
    }
    const states = new Map(known.map(({ uuid, state }) => [uuid, state]));
    const unusable = uuids.flatMap((uuid, index) => {
      const reason = reasonOf(states.get(uuid), decision);
      return reason === null ? [] : [{ index, reason }];
    });
    return { decided: decided.length, newNames: await give(tx, names), unusable };
  });
}

function reasonOf(state: string | undefined, decision: Decision): string | null {
  if (state === "waiting") return null;
  if (state === undefined) return "Il n’y a pas de nom proposé de cet uuid.";
  if (state === decision) return `Ce nom est déjà ${state === "accepted" ? "accepté" : "refusé"}.`;
  return state === "accepted"
    ? "Ce nom est déjà accepté : names detach le retire de ses photos."
    : "Ce nom a été refusé.";
}

async function lockProposals(tx: Tx, uuids: readonly string[]) {
  if (uuids.length === 0) return [];
  await tx
    .selectFrom("picture")
    .select("uuid")
    .where("uuid", "in", (of) =>
      of.selectFrom("proposedName").select("pictureUuid").where("uuid", "in", uuids),
    )
    .orderBy("uuid")
    .forKeyShare()
    .execute();
  return tx
    .selectFrom("proposedName")
    .innerJoin("picture", "picture.uuid", "proposedName.pictureUuid")
    .select(["proposedName.uuid", "pictureUuid", "picture.eventUuid", "filterTypeUuid", "value", "state"])
    .where("proposedName.uuid", "in", uuids)
    .orderBy("proposedName.uuid")
    .forUpdate("proposedName")
    .execute();
}
