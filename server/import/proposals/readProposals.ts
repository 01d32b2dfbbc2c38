import { slug } from "../../../src/domain/pictures/searchKey.ts";
import type { Tx } from "../../db/database.ts";
import { ensureFilterTypes } from "../filterTypes.ts";

/** A name that somebody proposes for a picture, as it was written. */
export interface Proposal {
  pictureUuid: string;
  /** The code or label of a type: rider, horse, bib. */
  type: string;
  value: string;
  /** 0 to 1. */
  certainty: number;
}

/** An entry of a call that cannot be used, by its place in the call, and why. */
export interface Unusable {
  index: number;
  reason: string;
}

/** A proposal whose picture and type exist. */
export interface UsableProposal {
  index: number;
  pictureUuid: string;
  eventUuid: string;
  filterTypeUuid: string;
  value: string;
  certainty: number;
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const longest = 200;

/** Parts the proposals that can be used from the others. Locks their pictures against a takedown. */
export async function readProposals(
  tx: Tx,
  proposals: readonly Proposal[],
): Promise<{ usable: UsableProposal[]; unusable: Unusable[] }> {
  const types = await typesByName(tx);
  const pictures = await lockPictures(
    tx,
    proposals.map(({ pictureUuid }) => pictureUuid.toLowerCase()),
  );
  const usable: UsableProposal[] = [];
  const unusable: Unusable[] = [];
  for (const [index, { type, certainty, ...proposal }] of proposals.entries()) {
    const pictureUuid = proposal.pictureUuid.toLowerCase();
    const value = proposal.value.trim().normalize("NFC");
    const picture = pictures.get(pictureUuid);
    const filterTypeUuid = types.get(slug(type));
    const reason = faultOfName(value) ?? faultOfCertainty(certainty);
    if (!picture) unusable.push({ index, reason: "Il n’y a pas de photo de cet uuid." });
    else if (picture.isDeleted) unusable.push({ index, reason: "La photo a été retirée de la vente." });
    else if (filterTypeUuid === undefined) unusable.push({ index, reason: "Ce type de noms n’existe pas." });
    else if (reason !== null) unusable.push({ index, reason });
    else usable.push({ index, pictureUuid, eventUuid: picture.eventUuid, filterTypeUuid, value, certainty });
  }
  return { usable, unusable };
}

function faultOfName(value: string): string | null {
  if (value.length > longest) return `Un nom a ${longest} caractères au plus.`;
  if (/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value)) return "Un nom tient sur une ligne, en caractères lisibles.";
  return slug(value, longest) === "" ? "Un nom a au moins une lettre ou un chiffre." : null;
}

const faultOfCertainty = (certainty: number) =>
  certainty >= 0 && certainty <= 1 ? null : "Une certitude va de 0 à 1.";

async function typesByName(tx: Tx): Promise<Map<string, string>> {
  await ensureFilterTypes(tx);
  const types = await tx
    .selectFrom("filterType")
    .select(["uuid", "code", "label"])
    .where("isDeleted", "=", false)
    .execute();
  return new Map([
    ...types.map(({ uuid, label }) => [slug(label), uuid] as const),
    ...types.map(({ uuid, code }) => [slug(code), uuid] as const),
  ]);
}

async function lockPictures(tx: Tx, uuids: readonly string[]) {
  const wanted = [...new Set(uuids.filter((uuid) => uuidPattern.test(uuid)))];
  if (wanted.length === 0) return new Map<string, { eventUuid: string; isDeleted: boolean }>();
  const rows = await tx
    .selectFrom("picture")
    .select(["uuid", "eventUuid", "isDeleted"])
    .where("uuid", "in", wanted)
    .orderBy("uuid")
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.uuid, row]));
}
