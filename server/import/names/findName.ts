import { sql } from "kysely";
import { searchKey, slug } from "../../../src/domain/pictures/searchKey.ts";
import { CliError } from "../../core/cliError.ts";
import type { Db, Tx } from "../../db/database.ts";
import { likeness } from "../findEvent.ts";

export interface NameType {
  uuid: string;
  code: string;
  label: string;
}

/** The name of a person, a horse or a bib. */
export interface KnownName {
  uuid: string;
  value: string;
  valueSlug: string;
  type: NameType;
}

/** Returns a type of names by its code or its label. Throws `CliError`. */
export async function findNameType(db: Db | Tx, text: string): Promise<NameType> {
  const types = await db
    .selectFrom("filterType")
    .select(["uuid", "code", "label"])
    .where("isDeleted", "=", false)
    .orderBy("code")
    .execute();
  const found = types.find(({ code, label }) => slug(code) === slug(text) || slug(label) === slug(text));
  if (found) return found;
  const known = types.map(({ code, label }) => (code === slug(label) ? code : `${code} (${label})`));
  throw new CliError(
    `« ${text} » n’est pas un type de noms. Il y a : ${known.join(", ") || "aucun pour l’instant"}.`,
  );
}

const kept = sql`"filterValue" written
  join "filterValue" kept on kept.uuid = coalesce(written."mergedIntoUuid", written.uuid) and not kept."isDeleted"
  join "filterType" type on type.uuid = kept."filterTypeUuid"`;
const columns = sql`kept.uuid, kept.value, kept."valueSlug",
  jsonb_build_object('uuid', type.uuid, 'code', type.code, 'label', type.label) as type`;

/** Returns a name by its uuid, also by that of a name merged into it. Throws `CliError`. */
export async function readName(db: Db | Tx, uuid: string): Promise<KnownName> {
  const { rows } = await sql<KnownName>`select ${columns} from ${kept} where written.uuid = ${uuid}`.execute(
    db,
  );
  const [name] = rows;
  if (name) return name;
  throw new CliError(`Il n’y a pas de nom ${uuid}.`);
}

/**
 * Returns the name of a spelling (ignoring case, accents, hyphens), also of a former spelling. Throws `CliError` with similar
 * names.
 */
export async function findName(db: Db | Tx, type: NameType, text: string): Promise<KnownName> {
  const { rows } = await sql<KnownName>`select ${columns} from ${kept}
    where written."filterTypeUuid" = ${type.uuid} and written."valueSlug" = ${slug(text, 200)}`.execute(db);
  const [name] = rows;
  if (name) return name;
  throw new CliError(`Il n’y a pas de nom « ${text} » (${type.label}).${await similar(db, type, text)}`);
}

async function similar(db: Db | Tx, type: NameType, text: string): Promise<string> {
  const rows = await db
    .selectFrom("filterValue")
    .select("value")
    .where("filterTypeUuid", "=", type.uuid)
    .where("isDeleted", "=", false)
    .where(sql<boolean>`left("searchKey", 1) = left(${searchKey(text)}, 1)`)
    .execute();
  const near = rows
    .map(({ value }) => ({ value, likeness: likeness(value, text) }))
    .filter(({ likeness }) => likeness > 0.4)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, 5)
    .map(({ value }) => `« ${value} »`);
  return near.length > 0 ? ` Noms proches : ${near.join(", ")}.` : "";
}
