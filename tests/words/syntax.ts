import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";

/** A node of the syntax tree, without the types of its many kinds. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [property: string]: unknown;
}

export interface Source {
  path: string;
  code: string;
  program: Node;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && typeof (value as Node).type === "string";

export const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Visits a tree from its root; `enter` returns whether to go on below a node. */
export function visit(node: Node, enter: (node: Node) => boolean): void {
  if (!enter(node)) return;
  for (const child of childrenOf(node)) visit(child, enter);
}

const root = join(import.meta.dirname, "../..");

/** Every module of the shop that may hold a text. */
export function sources(): Source[] {
  return readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.css|\.d)\.tsx?$/.test(name))
    .sort()
    .map((name) => {
      const code = readFileSync(join(root, "src", name), "utf8");
      const program = parseAst(code, { lang: name.endsWith("x") ? "tsx" : "ts" }) as unknown as Node;
      return { path: `src/${name.replaceAll("\\", "/")}`, code, program };
    });
}
