import { searchKey, slug } from "../../../src/domain/pictures/searchKey.ts";
import { audit } from "../../core/audit.ts";
import { CliError } from "../../core/cliError.ts";
import type { Db, Tx } from "../../db/database.ts";
import { RetryTransaction, runTransaction } from "../../db/transaction.ts";
import { findName, findNameType, type KnownName, type NameType } from "./findName.ts";
import { lockNames } from "./lockNames.ts";

export interface Corrected {
  before: string;
  after: string;
}

/**
 * Corrects the spelling of a name wherever it is shown. A start list with the old spelling still finds it. Throws `CliError`,
 * also where the new spelling is another name: merge the two.
 */
export function correctName(db: Db, typeText: string, text: string, next: string): Promise<Corrected> {
  return runTransaction(db, async (tx) => {
    const value = next.trim().normalize("NFC");
    const valueSlug = slug(value, 200);
    if (valueSlug === "" || value.length > 200) {
      throw new CliError("A name has 1 to 200 characters, and at least a letter or a digit.");
    }
    const type = await findNameType(tx, typeText);
    const found = await findName(tx, type, text);
    await lockNames(tx, [found.uuid]);
    const name = await findName(tx, type, text);
    if (name.uuid !== found.uuid) throw new RetryTransaction("the name changed meanwhile");
    if (name.value === value) return { before: value, after: value };
    if (name.valueSlug !== valueSlug) await swapSpelling(tx, type, name, value, valueSlug);
    await tx
      .updateTable("filterValue")
      .set({ value, searchKey: searchKey(value), cleaningStatus: "corrected", cleaningInfo: name.value })
      .where("uuid", "=", name.uuid)
      .execute();
    await audit(tx, {
      verb: "names correct",
      subject: `filterValue ${name.uuid}`,
      before: { value: name.value },
      after: { value },
    });
    return { before: name.value, after: value };
  });
}

/** Gives a name the new slug, and the old one to a former spelling of it, which a start list may still contain. */
async function swapSpelling(tx: Tx, type: NameType, name: KnownName, value: string, valueSlug: string) {
  const former = await claimSpelling(tx, type, name, value, valueSlug);
  const setSlug = (uuid: string, text: string) =>
    tx.updateTable("filterValue").set({ valueSlug: text }).where("uuid", "=", uuid).execute();
  await setSlug(former, former);
  await setSlug(name.uuid, valueSlug);
  await setSlug(former, name.valueSlug);
}

/** Returns the former spelling that has the slug, created if nobody has it. Throws `CliError` if another name has it. */
async function claimSpelling(tx: Tx, type: NameType, name: KnownName, value: string, valueSlug: string) {
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
    `There is a ${type.code} "${owner.value}" already: names merge ${type.code} "${name.value}" --into "${owner.value}".`,
  );
}
