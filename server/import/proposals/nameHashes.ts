import { createHash } from "node:crypto";
import { sql } from "kysely";
import { slug } from "../../../src/domain/pictures/searchKey.ts";
import type { Tx } from "../../db/database.ts";
import type { UsableProposal } from "./readProposals.ts";

type Named = Pick<UsableProposal, "pictureUuid" | "filterTypeUuid" | "value">;

const hashOf = ({ pictureUuid, filterTypeUuid }: Omit<Named, "value">, valueSlug: string) =>
  createHash("sha256").update(`${pictureUuid} ${filterTypeUuid} ${valueSlug}`).digest("hex");

/**
 * Returns for each proposal the hashes under which it may be known: of its own spelling first, then of the others that stand for
 * the same name since names were corrected or merged.
 */
export async function nameHashes(tx: Tx, proposals: readonly Named[]): Promise<string[][]> {
  const slugs = proposals.map(({ value }) => slug(value, 200));
  const types = proposals.map(({ filterTypeUuid }) => filterTypeUuid);
  const { rows } = await sql<{ place: number; valueSlug: string }>`
    select distinct wanted.place::int as place, other."valueSlug"
    from unnest(${types}::uuid[], ${slugs}::text[]) with ordinality as wanted(type, slug, place)
      join "filterValue" written on written."filterTypeUuid" = wanted.type and written."valueSlug" = wanted.slug
      join "filterValue" other on coalesce(other."mergedIntoUuid", other.uuid) = coalesce(written."mergedIntoUuid", written.uuid)
    order by 1, 2`.execute(tx);
  const others = new Map<number, string[]>();
  for (const { place, valueSlug } of rows) others.set(place, [...(others.get(place) ?? []), valueSlug]);
  return proposals.map((proposal, index) => {
    const own = slugs[index] ?? "";
    const all = [own, ...(others.get(index + 1) ?? []).filter((other) => other !== own)];
    return all.map((valueSlug) => hashOf(proposal, valueSlug));
  });
}
