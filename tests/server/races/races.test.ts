import type { Command } from "commander";
import { expect, it } from "vitest";
import { demoCommand } from "../../../demo/demoCommand.ts";
import { jobKinds } from "../../../server/app/jobKinds.ts";
import { createProgram } from "../../../server/cli/program.ts";
import { servedContract } from "../../../src/api/contract/operatorCalls.ts";
import { searchSize } from "../support/searchSize.ts";
import { raceHandlers } from "./handlers.ts";
import { allPairs, testPairs } from "./pairs.ts";

/** Commands that change nothing shared between shoppers. */
const reading = [
  "dossard backup",
  "dossard catalogue list",
  "dossard clocks",
  "dossard adverts",
  "dossard contests",
  "dossard customers export",
  "dossard customers find",
  "dossard discounts",
  "dossard doctor",
  "dossard files check",
  "dossard events",
  "dossard jobs list",
  "dossard keys",
  "dossard operators",
  "dossard names",
  "dossard names proposed",
  "dossard orders export",
  "dossard orders list",
  "dossard orders refunds",
  "dossard orders reconcile",
  "dossard orders show",
  "dossard orders takings",
  "dossard pictures",
  "dossard shipping",
  "dossard start-lists",
  "dossard webhooks",
];

/** Raced in restore.test.ts and upgrade.test.ts, for both need a database without a shop, and in moveFiles.test.ts. */
const racedElsewhere = ["dossard files move", "dossard restore", "dossard upgrade"];

function commandsOf(command: Command, path: string): string[] {
  const own = (command as unknown as { _actionHandler: unknown })._actionHandler ? [path] : [];
  return [...own, ...command.commands.flatMap((child) => commandsOf(child, `${path} ${child.name()}`))];
}

it("has a scenario for each handler that writes", () => {
  const calls = Object.entries(servedContract).flatMap(([resource, handlers]) =>
    Object.entries(handlers).flatMap(([name, { method }]) =>
      method === "GET" ? [] : [`${resource}.${name}`],
    ),
  );
  const commands = commandsOf(createProgram([demoCommand()]), "dossard").filter(
    (name) => ![...reading, ...racedElsewhere].includes(name),
  );
  const handlers = [...calls, ...jobKinds.map(({ kind }) => `job ${kind}`), ...commands];
  const raced = Object.keys(raceHandlers);
  expect(handlers.filter((name) => !raced.some((known) => known.split(", ").includes(name)))).toEqual([]);
});

// `npm run races` races all pairs, each stopped before every statement. `RACES` filters by name, `RACES_SHARD` takes every nth,
// `RACES_FROM` resumes after an interruption, `RACES_UNTIL_FOUND` ends at the first finding. `npm test -- searches` races pairs of one order
// with placing, restoring or a takedown, each verb of one transaction with itself, an erased customer's pending calls, and sharing, each in its first
// world only; `npm test` a few of those.
const wanted = process.env.RACES;
const pairs = allPairs();
if (wanted === undefined) {
  const decisive = /finalizeCurrentOrder|restoreCurrentOrder|takedown$/;
  const more =
    /(payments notify|createAddress|orders pay) × dossard customers erase|createSharedSelection × dossard takedown$|dossard takedown × dossard import --start-list/;
  const firsts = pairs.filter(
    ({ name, isOfOrder, handlers: [one, other] }, index) =>
      ((isOfOrder && decisive.test(name)) || more.test(name) || (one === other && !one.inSteps)) &&
      pairs.findIndex((pair) => pair.name === name) === index,
  );
  const every = searchSize("RACES_EVERY", 6, 1);
  testPairs(
    "two handlers end as they do one after the other",
    firsts.filter((_, index) => index % every === 0),
    "two",
  );
} else {
  const some = new RegExp(wanted);
  const [shard, shards] = (process.env.RACES_SHARD ?? "1/1").split("/").map(Number) as [number, number];
  const from = Number(process.env.RACES_FROM ?? 0);
  testPairs(
    "two handlers end as they do one after the other",
    pairs
      .filter(({ name }) => some.test(name))
      .filter((_, index) => index % shards === shard - 1)
      .slice(from),
    "every",
    process.env.RACES_UNTIL_FOUND !== undefined,
  );
}
