import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { componentFiles } from "../ui/newComponent.ts";
import { misnamedCalls, readCalls } from "./calls.ts";
import {
  circularImports,
  type ImportGraph,
  importedBy,
  readImports,
  readTypeScript,
  type Sources,
  twoWayPairs,
} from "./imports.ts";
import { addCall, addStep } from "./walks.ts";

export interface Measure {
  name: string;
  value: number;
  /** The maximum wanted. */
  goal: number;
  /** Reached before: exceeding the goal again fails `npm run house` and its test. */
  held: boolean;
  /** The places behind the figure, if worth naming. */
  places?: string[];
}

/** Measures that have reached their goal. Add a measure's name here when it does. */
const held = new Set<string>([
  "files imported by a card payment",
  "files imported by a folder import",
  "calls without a handler file of their name",
  "circular imports in server/",
  "picture baselines",
  "megabytes of picture baselines",
  "files touched by a new component",
  "files touched by a new call",
  "files touched by a new step of a modal",
  "two-way pairs of folders in server/",
]);

const goals = {
  "lines of TypeScript": 98_000,
  "files imported by a card payment": 60,
  "files imported by a folder import": 40,
  "calls without a handler file of their name": 0,
  "two-way pairs of folders in server/": 0,
  "circular imports in server/": 0,
  "picture baselines": 900,
  "megabytes of picture baselines": 25,
  "files touched by a new component": 8,
  "files touched by a new call": 6,
  "files touched by a new step of a modal": 4,
};
type Name = keyof typeof goals;

/** Measures the project against the goals of its layout. */
export async function measure(root: string): Promise<Measure[]> {
  const sources = readTypeScript(root);
  const graph = readImports(sources);
  const baselines = readBaselines(join(root, "stories/__pictures__"));
  return [
    figure("lines of TypeScript", countLines(sources)),
    figure("files imported by a card payment", importsOf(sources, graph, "createCardPaymentLink")),
    figure("files imported by a folder import", importsOf(sources, graph, "importFolder")),
    listed("calls without a handler file of their name", misnamedCalls(await readCalls(root), sources)),
    listed("two-way pairs of folders in server/", twoWayPairs(graph, "server")),
    listed("circular imports in server/", circularImports(graph, "server")),
    figure("picture baselines", baselines.count),
    figure("megabytes of picture baselines", Math.ceil(baselines.bytes / 1_000_000)),
    figure("files touched by a new component", componentEdits(sources)),
    figure("files touched by a new call", Object.keys(addCall(sources, "newCall")).length),
    figure("files touched by a new step of a modal", Object.keys(addStep(sources, "newStep")).length),
  ];
}

/** Returns the measures that had reached their goal and exceed it again. */
export const lost = (measures: readonly Measure[]): Measure[] =>
  measures.filter(({ held, value, goal }) => held && value > goal);

/** Formats one measure per line: its value, its goal, its state. */
export const report = (measures: readonly Measure[]): string =>
  measures
    .map((one) => `${one.name.padEnd(46)}${format(one.value)}   goal ${format(one.goal)}   ${stateOf(one)}\n`)
    .join("");

const figure = (name: Name, value: number): Measure => ({
  name,
  value,
  goal: goals[name],
  held: held.has(name),
});
const listed = (name: Name, places: string[]): Measure => ({ ...figure(name, places.length), places });

const countLines = (sources: Sources): number =>
  [...sources.values()].reduce((sum, text) => sum + text.split("\n").length - 1, 0);

/** Counts the imports of a function's file, below server/: the file may move, its name stays. */
function importsOf(sources: Sources, graph: ImportGraph, name: string): number {
  const declared = new RegExp(`^export (?:async )?(?:function|const) ${name}\\b`, "m");
  const file = [...sources].find(([path, text]) => path.startsWith("server/") && declared.test(text))?.[0];
  if (!file) throw new Error(`No file of server/ exports ${name}`);
  return importedBy(graph, file).size;
}

/** Counts the files written by `npm run new-component`, and the README with its figures. */
const componentEdits = (sources: Sources): number =>
  Object.keys(
    componentFiles(sources.get("src/ui/index.ts") ?? "", { name: "PriceTag", css: false, shop: false }),
  ).length + 1;

function readBaselines(folder: string): { count: number; bytes: number } {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
  const sizes = files.map((name) => statSync(join(folder, name)).size);
  return {
    count: files.filter((name) => name.endsWith(".webp")).length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

const format = (value: number): string => value.toLocaleString("en").padStart(8);

function stateOf({ value, goal, held }: Measure): string {
  if (value <= goal) return held ? "held" : "reached: hold it (scripts/house/measures.ts)";
  return held ? "LOST" : "";
}
