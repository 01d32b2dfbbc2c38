import { sql } from "kysely";
import { audit } from "../../core/audit.ts";
import type { Author } from "../../core/author.ts";
import type { Tx } from "../../db/database.ts";
import { giveNames } from "./giveNames.ts";
import { nameHashes } from "./nameHashes.ts";
import { type Proposal, readProposals, type Unusable, type UsableProposal } from "./readProposals.ts";

interface Asked {
  /** Who proposes them: a service that reads bibs, a timing chip, the shoppers. */
  source: string;
  /** The certainty from which a name needs no yes. */
  threshold: number;
  names: readonly Proposal[];
}

export interface Proposed {
  /** Proposals that were applied at once. */
  applied: number;
  /** Proposals that wait for a yes. */
  waiting: number;
  /** Proposals that this source has made before. */
  known: number;
  /** New pairs of picture and name. */
  newNames: number;
  unusable: Unusable[];
}

/**
 * Proposes names for pictures. Those that are certain enough are applied as a start list applies its own, the others wait. What a
 * source proposes again changes nothing, also after a no, unless it waits and is now certain enough.
 */
export function proposeNames(
  author: Author,
  { source, threshold, names }: Asked,
  now: Date,
): Promise<Proposed> {
  return author.transaction(async (tx) => {
    const proposed = await keepProposals(tx, { source, threshold, names }, now);
    const { applied, waiting, newNames } = proposed;
    if (applied + waiting > 0) {
      const after = { source, threshold, applied, waiting, newNames };
      await audit(tx, {
        by: author.name,
        verb: "names propose",
        subject: "proposed names",
        before: null,
        after,
      });
    }
    return proposed;
  });
}

/** Same, within a transaction and without a word in the journal. */
export async function keepProposals(
  tx: Tx,
  { source, threshold, names }: Asked,
  now: Date,
): Promise<Proposed> {
  const { usable, unusable } = await readProposals(tx, names);
  const { fresh, risen } = await partKnown(tx, source, threshold, usable);
  const kept = await keep(tx, source, threshold, fresh, now);
  await acceptRisen(tx, risen);
  const applied = [...kept.filter(({ certainty }) => certainty >= threshold), ...risen];
  const newNames = await giveNames(tx, applied, now);
  const waiting = kept.length + risen.length - applied.length;
  const known = usable.length - kept.length - risen.length;
  return { applied: applied.length, waiting, known, newNames, unusable };
}

type Hashed = UsableProposal & { nameHash: string };

/** Returns the proposals that the source makes for the first time, and the waiting ones that are now certain enough. */
async function partKnown(tx: Tx, source: string, threshold: number, usable: readonly UsableProposal[]) {
  const hashes = await nameHashes(tx, usable);
  const known = await knownStates(tx, source, usable, hashes);
  const [fresh, risen] = [new Map<string, Hashed>(), new Map<string, Hashed>()];
  for (const [index, proposal] of usable.entries()) {
    const all = hashes[index] ?? [];
    const before = all.flatMap((nameHash) => {
      const state = known.get(nameHash);
      return state === undefined ? [] : [{ nameHash, state }];
    });
    const [own = ""] = all;
    const same = all.find((nameHash) => fresh.has(nameHash)) ?? own;
    if (before.length === 0) {
      // The same name twice in a call: the more certain one counts.
      const certainty = Math.max(proposal.certainty, fresh.get(same)?.certainty ?? 0);
      fresh.set(same, { ...proposal, certainty, nameHash: same });
    } else if (proposal.certainty >= threshold && before.every(({ state }) => state === "waiting")) {
      const [{ nameHash } = { nameHash: own }] = before;
      risen.set(nameHash, { ...proposal, nameHash });
    }
  }
  return { fresh: [...fresh.values()], risen: [...risen.values()] };
}

/** Locks what the source has proposed before: no yes or no comes in between. */
async function knownStates(
  tx: Tx,
  source: string,
  usable: readonly UsableProposal[],
  hashes: readonly (readonly string[])[],
): Promise<Map<string, string>> {
  const pairs = usable.flatMap(({ pictureUuid }, index) =>
    (hashes[index] ?? []).map((nameHash) => ({ pictureUuid, nameHash })),
  );
  const { rows } = await sql<{ nameHash: string; state: string }>`
    select "nameHash", "state" from "proposedName"
    where "source" = ${source} and ("pictureUuid", "nameHash") in (
      select * from unnest(
        ${pairs.map(({ pictureUuid }) => pictureUuid)}::uuid[], ${pairs.map(({ nameHash }) => nameHash)}::text[]))
    order by "uuid" for update`.execute(tx);
  return new Map(rows.map(({ nameHash, state }) => [nameHash, state]));
}

/** Writes new proposals; returns those that an equal call has not written meanwhile. */
async function keep(
  tx: Tx,
  source: string,
  threshold: number,
  fresh: readonly Hashed[],
  now: Date,
): Promise<Hashed[]> {
  if (fresh.length === 0) return [];
  const sorted = [...fresh].sort((one, other) => (one.nameHash < other.nameHash ? -1 : 1));
  const written = await tx
    .insertInto("proposedName")
    .values(
      sorted.map(({ pictureUuid, filterTypeUuid, value, certainty, nameHash }) => ({
        ...{ pictureUuid, filterTypeUuid, source, nameHash, value, certainty },
        state: certainty >= threshold ? ("accepted" as const) : ("waiting" as const),
        proposedAt: now.toISOString(),
      })),
    )
    .onConflict((conflict) => conflict.columns(["pictureUuid", "source", "nameHash"]).doNothing())
    .returning("nameHash")
    .execute();
  const isWritten = new Set(written.map(({ nameHash }) => nameHash));
  return fresh.filter(({ nameHash }) => isWritten.has(nameHash));
}

async function acceptRisen(tx: Tx, risen: readonly Hashed[]): Promise<void> {
  for (const { pictureUuid, nameHash, certainty } of risen) {
    await tx
      .updateTable("proposedName")
      .set({ state: "accepted", certainty })
      .where("pictureUuid", "=", pictureUuid)
      .where("nameHash", "=", nameHash)
      .where("state", "=", "waiting")
      .execute();
  }
}
