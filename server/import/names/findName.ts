import { sql } from "kysely";
import { searchKey, slug } from "../../../src/domain/pictures/searchKey.ts";
import { CliError } from "../../core/cliError.ts";
import type { Db, Tx } from "../../db/database.ts";
import { likeness } from "../findEvent.ts";

export interface NameType {
  uuid: string;
  code: string;
}

/** The name of a person, a horse or a bib. */
export interface KnownName {
  uuid: string;
  value: string;
  valueSlug: string;
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
  const known = types.map(({ code }) => code).join(", ");
  throw new CliError(`"${text}" is no type of names. There are: ${known || "none yet"}.`);
}

/**
 * Returns the name of a spelling (ignoring case, accents, hyphens), also of a former spelling. Throws `CliError` with similar
 * names.
 */
export async function findName(db: Db | Tx, type: NameType, text: string): Promise<KnownName> {
  const { rows } = await sql<KnownName>`
    select kept.uuid, kept.value, kept."valueSlug" from "filterValue" written
      join "filterValue" kept on kept.uuid = coalesce(written."mergedIntoUuid", written.uuid)
    where written."filterTypeUuid" = ${type.uuid} and written."valueSlug" = ${slug(text, 200)}
      and not kept."isDeleted"`.execute(db);
  const [name] = rows;
  if (name) return name;
  throw new CliError(`There is no ${type.code} "${text}".${await similar(db, type, text)}`);
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
    .map(({ value }) => `"${value}"`);
  return near.length > 0 ? ` Near it: ${near.join(", ")}.` : "";
}
