import type { Statement } from "./actor.ts";

/** The tables a statement reads, and those it writes or locks. */
interface Footprint {
  reads: ReadonlySet<string>;
  writes: ReadonlySet<string>;
  /** Visible at once: outside a transaction, or at its end. */
  isSeen: boolean;
}

const tableName = /(?:from|join|into|update)\s+"?([A-Za-z]\w*)"?/gi;
const insertedName = /into\s+"?([A-Za-z]\w*)"?/gi;
const change = /^\s*(insert|update|delete|with)|for (no key )?update|for (key )?share|advisory/i;

function ownFootprint(text: string): Footprint {
  const named = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name?.toLowerCase() ?? "");
  const tables = named(tableName);
  // An advisory lock counts as a table; an insert checks the rows it references.
  if (/advisory/i.test(text)) tables.push("advisory");
  if (/^\s*(insert|with)/i.test(text)) tables.push("picture", "event", "order", "customer", "visitorsession");
  return {
    reads: new Set(tables),
    // Its first table, and each that it inserts into: one statement may write an item and its places.
    writes: new Set(change.test(text) ? [...tables.slice(0, 1), ...named(insertedName)] : []),
    isSeen: true,
  };
}

/** Returns each statement's footprint; a transaction's end touches its writes, visible from then on. */
export function footprints(statements: readonly Statement[]): Footprint[] {
  const open = new Map<number, Set<string>>();
  return statements.map(({ text, pid }) => {
    const own = ownFootprint(text);
    if (/^begin|^start/i.test(text)) open.set(pid, new Set());
    const transaction = open.get(pid);
    if (/^(commit|rollback)$/i.test(text)) {
      open.delete(pid);
      return { reads: new Set(), writes: transaction ?? new Set(), isSeen: true };
    }
    for (const table of own.writes) transaction?.add(table);
    return { ...own, isSeen: transaction === undefined };
  });
}

/** Whether the order of the two matters to `one`; writes inside a transaction are not visible to others. */
export const touch = (one: Footprint, other: Footprint): boolean =>
  meets(other.writes, one) || (one.isSeen && meets(one.writes, other));

/** Whether they share a table that one of them writes, visible or not. */
export const mayMeet = (one: Footprint, other: Footprint): boolean =>
  meets(other.writes, one) || meets(one.writes, other);

const meets = (writes: ReadonlySet<string>, other: Footprint) =>
  [...writes].some((table) => other.reads.has(table) || other.writes.has(table));
