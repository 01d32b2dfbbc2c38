import { type Db, runTransaction } from "../db/database.ts";
import { ensureFilterValues, type KnownValue, valueKey, type WrittenValue } from "./ensureFilterValues.ts";
import type { GivenName } from "./eventNames.ts";
import { ensureFilterTypes } from "./filterTypes.ts";
import type { PictureLink } from "./linkPictures.ts";

/** Values looked up or created in one transaction. */
const batch = 5_000;

interface Resolved {
  /** In the order of the names. */
  links: PictureLink[];
  /** Number of different spellings. */
  values: number;
  /** Spellings merged into an existing name. */
  merged: { value: string; kept: string }[];
}

/** Creates the values of names that are missing, some thousands at a time, and returns the links that the names make. */
export async function resolveNames(
  db: Db,
  names: readonly GivenName[],
  onProgress: (done: number, total: number) => void,
): Promise<Resolved> {
  const types = await runTransaction(db, ensureFilterTypes);
  const written = new Map<string, WrittenValue & { key: string }>();
  const spellingOf = ({ type, value }: GivenName) => `${type} ${value}`;
  for (const name of names) {
    const spelling = spellingOf(name);
    if (written.has(spelling)) continue;
    const value = { filterTypeUuid: types[name.type], value: name.value };
    written.set(spelling, { ...value, key: valueKey(value) });
  }
  const values = [...written.values()];
  const known = new Map<string, KnownValue>();
  for (let from = 0; from < values.length; from += batch) {
    const part = await runTransaction(db, (tx) => ensureFilterValues(tx, values.slice(from, from + batch)));
    for (const [key, value] of part) known.set(key, value);
    onProgress(Math.min(from + batch, values.length), values.length);
  }
  const links = names.map((name) => ({
    pictureUuid: name.pictureUuid,
    filterValueUuid: known.get(written.get(spellingOf(name))?.key ?? "")?.uuid ?? "",
  }));
  const merged = values.flatMap(({ key, value }) => {
    const kept = known.get(key)?.value ?? value;
    return kept === value ? [] : [{ value, kept }];
  });
  return { links, values: values.length, merged };
}
