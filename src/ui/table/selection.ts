/** How many of a table's rows are checked, as its checkbox for all of them shows it. */
export type Checked = "none" | "some" | "all";

/** @returns none if there are no rows */
export function checkedOf(keys: readonly string[], selection: ReadonlySet<string>): Checked {
  const count = keys.filter((key) => selection.has(key)).length;
  if (count === 0) return "none";
  return count === keys.length ? "all" : "some";
}

/** Returns a selection with these rows in it or out of it; other keys, such as those of another page, stay. */
export function withRows(
  selection: readonly string[],
  keys: readonly string[],
  checked: boolean,
): readonly string[] {
  const others = selection.filter((key) => !keys.includes(key));
  return checked ? [...others, ...keys] : others;
}
