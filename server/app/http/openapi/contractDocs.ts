import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What the contract's doc comments say of a schema or a call, and of its fields. */
export interface Docs {
  description: string | undefined;
  fields: Map<string, string>;
}

const folder = join(import.meta.dirname, "../../../../src/api/contract");
const comment = /^ *\/\*\*([\s\S]*?)\*\/\n/;
const constant = /^(?:export )?const (\w+) = /;
const call = /^ {2}(\w+): endpoint\(/;
/** Lines that take over the fields of other schemas. */
const takesOver = /\.\.\.|z\.(?:extend|exactPartial|partial)\(|^\s+(?:body|query|params): /;

/**
 * Returns the doc comments of the contract's source, by a schema's name (`orderSchema`) or a call's method and path
 * (`GET /anonymous/events`): the developer's page and the document say the same.
 */
export function readContractDocs(): Map<string, Docs> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".ts"),
  );
  const exported = new Map<string, Docs>();
  const later: (() => void)[] = [];
  for (const file of files.sort()) readFile(readFileSync(join(folder, file), "utf8"), exported, later);
  // A schema may take over fields of a file that comes after its own.
  for (const take of [...later, ...later]) take();
  return exported;
}

function readFile(source: string, exported: Map<string, Docs>, later: (() => void)[]): void {
  const own = new Map<string, Docs>();
  let scope: Docs = newDocs();
  let rest = source;
  while (rest !== "") {
    const doc = comment.exec(rest);
    if (doc) rest = rest.slice(doc[0].length);
    const end = rest.indexOf("\n") + 1 || rest.length;
    const line = rest.slice(0, end);
    const name = constant.exec(line)?.[1];
    const description = doc ? plain(doc[1] ?? "") : undefined;
    if (name) {
      scope = newDocs(description);
      own.set(name, scope);
      if (line.startsWith("export ")) exported.set(name, scope);
    } else if (call.test(line)) {
      scope = newDocs(description);
      exported.set(callKey(rest), scope);
    } else if (description) {
      const field = /^\s+(\w+)[:,]/.exec(line)?.[1];
      if (field) scope.fields.set(field, description);
    }
    if (takesOver.test(line)) {
      const taker = scope;
      const names = line.match(/\w+/g) ?? [];
      later.push(() => takeOver(taker, names, (other) => own.get(other) ?? exported.get(other)));
    }
    rest = rest.slice(end);
  }
}

const newDocs = (description?: string): Docs => ({ description, fields: new Map() });

/** The key of a call whose definition begins the text. */
function callKey(text: string): string {
  const [, method] = /\bmethod: "(\w+)"/.exec(text) ?? [];
  const [, path] = /\bpath: "([^"]+)"/.exec(text) ?? [];
  return `${method} ${path}`;
}

function takeOver(taker: Docs, names: readonly string[], find: (name: string) => Docs | undefined): void {
  for (const name of names) {
    for (const [field, text] of find(name)?.fields ?? []) {
      if (!taker.fields.has(field)) taker.fields.set(field, text);
    }
  }
}

function plain(comment: string): string {
  return comment
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim();
}
