import { audit } from "../../core/audit.ts";
import type { Author } from "../../core/author.ts";
import { type Db, runTransaction, type Tx } from "../../db/database.ts";
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

/** The proposals to decide: by their uuids, or all that wait and fit what is said of them. */
export interface WantedProposals {
  uuids?: readonly string[] | undefined;
  source?: string | undefined;
  eventUuid?: string | undefined;
  /** The least certainty, 0 to 1. */
  above?: number | undefined;
}

type Give = (tx: Tx, names: readonly DecidedName[]) => Promise<number>;

/** Proposals decided in one transaction. */
const batch = 500;

/**
 * Decides proposals that wait. Without uuids: all that fit, some hundreds at a time, the first of them in the author's transaction;
 * repeat an interrupted run.
 * @param give gives the names; returns the number of new pairs
 */
export async function decideNames(
  { author, db, now }: { author: Author; db: Db; now: Date },
  { uuids: asked, ...fitting }: WantedProposals,
  decision: Decision,
  give: Give,
): Promise<Decided> {
  if (asked) return decideThese(author, asked, decision, give);
  const total: Decided = { decided: 0, newNames: 0, unusable: [] };
  for (let step = author; ; step = { ...author, transaction: (work) => runTransaction(db, work) }) {
    const uuids = await nextWaiting(db, fitting, now);
    if (uuids.length === 0 && step !== author) return total;
    // One that somebody else has decided meanwhile no longer fits.
    const { decided, newNames } = await decideThese(step, uuids, decision, give);
    total.decided += decided;
    total.newNames += newNames;
  }
}

async function nextWaiting(
  db: Db,
  { source, eventUuid, above }: Omit<WantedProposals, "uuids">,
  until: Date,
): Promise<string[]> {
  let waiting = db
    .selectFrom("proposedName")
    .innerJoin("picture", "picture.uuid", "proposedName.pictureUuid")
    .select("proposedName.uuid")
    .where("state", "=", "waiting")
    .where("proposedAt", "<=", until.toISOString());
  if (source !== undefined) waiting = waiting.where("source", "=", source);
  if (eventUuid !== undefined) waiting = waiting.where("picture.eventUuid", "=", eventUuid);
  if (above !== undefined) waiting = waiting.where("certainty", ">=", above);
  const rows = await waiting.orderBy("proposedAt").orderBy("proposedName.uuid").limit(batch).execute();
  return rows.map(({ uuid }) => uuid);
}

/** Decides those that wait; the others are told. Locks their pictures first, as proposing does. */
function decideThese(
  author: Author,
  asked: readonly string[],
  decision: Decision,
  give: Give,
): Promise<Decided> {
  return author.transaction(async (tx) => {
    const uuids = asked.map((uuid) => uuid.toLowerCase());
    const known = await lockProposals(tx, uuids);
    const waiting = known.filter(({ state }) => state === "waiting");
    const names = waiting.flatMap(({ value, ...name }) => (value === null ? [] : [{ ...name, value }]));
    const decided = waiting.map(({ uuid }) => uuid);
    if (decided.length > 0) {
      await tx.updateTable("proposedName").set({ state: decision }).where("uuid", "in", decided).execute();
      // Nobody needs to know any more who has proposed them.
      await tx.deleteFrom("nameClaim").where("proposedNameUuid", "in", decided).execute();
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
