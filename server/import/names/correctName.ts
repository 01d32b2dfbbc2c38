import { searchKey, slug } from "../../../src/domain/pictures/searchKey.ts";
import { audit } from "../../core/audit.ts";
import type { Author } from "../../core/author.ts";
import { CliError } from "../../core/cliError.ts";
import { RetryTransaction, type Tx } from "../../db/database.ts";
import { findName, type KnownName, readName } from "./findName.ts";
import { lockNames } from "./lockNames.ts";

export interface Corrected {
  uuid: string;
  before: string;
  after: string;
}

/**
 * Corrects the spelling of a name wherever it is shown. A start list with the old spelling still finds it. Throws `CliError`,
 * also where the new spelling is another name: merge the two.
 */
export function correctName(author: Author, uuid: string, next: string): Promise<Corrected> {
  return author.transaction(async (tx) => {
    const value = next.trim().normalize("NFC");
    const valueSlug = slug(value, 200);
    if (valueSlug === "" || value.length > 200 || /\p{Cc}/u.test(value)) {
      throw new CliError("Un nom a de 1 à 200 caractères, dont au moins une lettre ou un chiffre.");
    }
    const found = await readName(tx, uuid);
    await lockNames(tx, [found.uuid]);
    const name = await readName(tx, uuid);
    if (name.uuid !== found.uuid) throw new RetryTransaction("the name changed meanwhile");
    if (name.value === value) return { uuid: name.uuid, before: value, after: value };
    if (name.valueSlug !== valueSlug) await swapSpelling(tx, name, value, valueSlug);
    await tx
      .updateTable("filterValue")
      .set({ value, searchKey: searchKey(value), cleaningStatus: "corrected", cleaningInfo: name.value })
      .where("uuid", "=", name.uuid)
      .execute();
    await audit(tx, {
      by: author.name,
      verb: "names correct",
      subject: `filterValue ${name.uuid}`,
      before: { value: name.value },
      after: { value },
    });
    return { uuid: name.uuid, before: name.value, after: value };
  });
}

/** Gives a name the new slug, and the old one to a former spelling of it, which a start list may still contain. */
async function swapSpelling(tx: Tx, name: KnownName, value: string, valueSlug: string) {
  const former = await claimSpelling(tx, name, value, valueSlug);
  const setSlug = (uuid: string, text: string) =>
    tx.updateTable("filterValue").set({ valueSlug: text }).where("uuid", "=", uuid).execute();
  await setSlug(former, former);
  await setSlug(name.uuid, valueSlug);
  await setSlug(former, name.valueSlug);
}

/** Returns the former spelling that has the slug, created if nobody has it. Throws `CliError` if another name has it. */
async function claimSpelling(tx: Tx, name: KnownName, value: string, valueSlug: string) {
  const { type } = name;
  // Waits for a start list that is creating the same one.
  await tx
    .insertInto("filterValue")
    .values({
      filterTypeUuid: type.uuid,
      ...{ value: name.value, valueSlug, searchKey: searchKey(name.value) },
      ...{ isDeleted: true, mergedIntoUuid: name.uuid },
    })
    .onConflict((conflict) => conflict.columns(["filterTypeUuid", "valueSlug"]).doNothing())
    .execute();
  const { uuid } = await tx
    .selectFrom("filterValue")
    .select("uuid")
    .where("filterTypeUuid", "=", type.uuid)
    .where("valueSlug", "=", valueSlug)
    .executeTakeFirstOrThrow();
  const owner = await findName(tx, type, value);
  if (owner.uuid === name.uuid) return uuid;
  throw new CliError(
    `« ${owner.value} » (${type.label}) existe déjà : names merge ${type.code} "${name.value}" --into "${owner.value}".`,
  );
}
