import type { Statement } from "./actor.ts";
import type { RaceHandler } from "./handlers.ts";
import { type Race, race, separator } from "./race.ts";
import { footprints, mayMeet, touch } from "./touches.ts";
import type { Stage, World } from "./world.ts";

export interface Pair {
  name: string;
  world: World;
  handlers: readonly [RaceHandler, RaceHandler];
}

type Order = readonly [RaceHandler, RaceHandler];

export interface Exploration {
  races: number;
  /** Each in a few lines, for whoever fixes it. */
  findings: string[];
}

/**
 * Races two handlers: each is stopped while the other runs until it ends or waits for a lock, then continues. Each end must equal
 * that of a serial order. If a handler has several steps, the other one may also run between two of them.
 * @param stops before every statement, or before the two most telling: the one after the first lock, and the last commit
 */
export async function explore(stage: Stage, pair: Pair, stops: "every" | "two"): Promise<Exploration> {
  const [one, other] = pair.handlers;
  const orders = [[one, other] as const, ...(one === other ? [] : [[other, one] as const])];
  const isPricedAgain = (one.changesPrices ?? other.changesPrices) === true;
  const raceOf = (order: Order, stop: number) => race(stage, pair.world, order, stop, isPricedAgain);
  const alone = await inTurn(orders, (order) => raceOf(order, Number.POSITIVE_INFINITY));
  let races = alone.length;
  const ends = new Set(alone.map(({ end }, index) => inOrder(end, index)));
  // Which of two equal handlers comes first is all the same.
  if (one === other) for (const { end } of alone) ends.add(inOrder(end, 1));
  if (areApart(alone)) return { races, findings: tell(pair, alone, [], ends) };
  const met: Met[] = [];
  for (const [index, order] of orders.entries()) {
    const { statements } = (alone[index] as Race).first;
    const from = statements.findIndex(({ text }) => !isAuthentication(text));
    if (from === -1) continue;
    const at = async (stop: number) => {
      races++;
      const raced = await raceOf(order, stop);
      const text = raced.first.statements[stop]?.text.slice(0, 120) ?? "its end";
      // The caller is authenticated before the transaction begins.
      const isStep = stop === from || (order[0].inSteps === true && !raced.first.isInTransaction);
      const label = `${index === 0 ? "the first" : "the second"} stopped before ${stop + 1}: ${text}`;
      met.push({ label, race: raced, end: inOrder(raced.end, index), isStep });
      return raced;
    };
    const theirs = footprints((alone[1 - index] ?? (alone[index] as Race)).first.statements);
    if (stops === "every") await everyStop(at, footprints(statements), theirs, from);
    else {
      const changesCallers = theirs.some(({ writes }) =>
        [...writes].some((table) => /session|token/.test(table)),
      );
      for (const stop of [...(changesCallers ? [from] : []), ...tellingStops(statements)]) await at(stop);
    }
  }
  for (const { isStep, end } of met) if (isStep) ends.add(end);
  return { races, findings: tell(pair, alone, met, ends) };
}

interface Met {
  label: string;
  race: Race;
  end: string;
  isStep: boolean;
}

/** Reports every fault, and every end that no serial order has. */
function tell(pair: Pair, alone: readonly Race[], met: readonly Met[], ends: ReadonlySet<string>): string[] {
  return [
    ...alone.map(({ faults }) => ({ label: "one after the other", faults, end: null })),
    ...met.map(({ label, race: { faults }, end }) => ({ label, faults, end: ends.has(end) ? null : end })),
  ].flatMap(({ label, faults, end }) => {
    if (faults.length === 0 && end === null) return [];
    const differs = end === null ? [] : ["no serial order ends so:", ...difference(end, ends)];
    return [[`${pair.name} (${pair.world}), ${label}`, ...faults, ...differs].join("\n    ")];
  });
}

/** Whether neither handler touches a table that the other writes: all their races end like the serial ones. */
function areApart([one, other]: readonly Race[]): boolean {
  if (!one || !other) return false;
  const theirs = footprints(other.first.statements);
  return !footprints(one.first.statements).some((mine) => theirs.some((their) => mayMeet(mine, their)));
}

async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/**
 * Stops before every statement from the nth on, but skips equivalent stops: no statement between them touches what the other
 * one does, and the other one waits at the same statement. Stops between two equivalent ones are equivalent too.
 */
async function everyStop(
  at: (stop: number) => Promise<Race>,
  mine: ReturnType<typeof footprints>,
  theirs: ReturnType<typeof footprints>,
  from: number,
): Promise<void> {
  const raced = new Map<number, Race>();
  const once = async (stop: number) => {
    const known = raced.get(stop) ?? (await at(stop));
    raced.set(stop, known);
    return known;
  };
  const between = async (low: number, high: number): Promise<void> => {
    const [before, after] = [await once(low), await once(high)];
    if (high - low < 2 || isSame(before, after, mine.slice(low, high), theirs)) return;
    const middle = Math.floor((low + high) / 2);
    await between(low, middle);
    await between(middle, high);
  };
  await between(from, mine.length - 1);
}

function isSame(
  before: Race,
  after: Race,
  mine: ReturnType<typeof footprints>,
  theirs: typeof mine,
): boolean {
  const { standing, sent } = before.second;
  if (standing !== after.second.standing || sent !== after.second.sent) return false;
  // A statement that waits has not run yet.
  const done = theirs.slice(0, standing === "blocked" ? sent - 1 : sent);
  return !mine.some((statement) => done.some((other) => touch(statement, other)));
}

function tellingStops(statements: readonly Statement[]): number[] {
  const lock = statements.findIndex(({ text, isInTransaction }) => isInTransaction && isLock.test(text));
  const commit = statements.findLastIndex(({ text }) => text === "commit");
  return [...new Set([lock + 1, commit])].filter((stop) => stop > 0);
}

const isLock = /for (no key )?update|for (key )?share|^(insert|update|delete)/;
const isAuthentication = (text: string) =>
  /^select .* from "(visitorSession|customerToken|operatorSession)"/.test(text) && !isLock.test(text);

/** Puts the first handler's answer first. */
function inOrder(end: string, index: number): string {
  const [first, second, ...rest] = end.split(separator);
  return index === 0 ? end : [second, first, ...rest].join(separator);
}

/** Returns the lines that differ from the nearest serial end, in both directions. Equal lines are numbered. */
function difference(end: string, serial: ReadonlySet<string>): string[] {
  const lines = numbered(end);
  const differences = [...serial].map((other) => {
    const others = numbered(other);
    return [
      ...lines.filter((line) => !others.includes(line)).map((line) => `only here: ${line}`),
      ...others.filter((line) => !lines.includes(line)).map((line) => `only there: ${line}`),
    ].map((line) => line.slice(0, 300));
  });
  return differences.sort((one, other) => one.length - other.length)[0] ?? [];
}

/** Returns the lines of an end: the answers each with its place, and each further one of equal lines with its number. */
function numbered(end: string): string[] {
  const [first, second, ...rest] = end.split(separator);
  const seen = new Map<string, number>();
  const lines = rest
    .join(separator)
    .split("\n")
    .map((line) => {
      const count = (seen.get(line) ?? 0) + 1;
      seen.set(line, count);
      return count === 1 ? line : `${line} (${count})`;
    });
  return [`first: ${first}`, `second: ${second}`, ...lines];
}
