import { parseAst } from "vite";
import { childrenOf, type Node, visit } from "../words/syntax.ts";
import type { Sources } from "./sources.ts";

const written = /\\u(?:[\da-f]{4}|\{)/i;

/** The parts of a node that markup shows as they are written: its text, and an attribute in quotes. */
function plainTexts(node: Node): Node[] {
  if (node.type === "JSXText") return [node];
  return node.type === "JSXAttribute" ? childrenOf(node).filter(({ type }) => type === "Literal") : [];
}

/** Markup knows no escapes: a shopper would read `\u00a0`. */
export function shownEscapes(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (!file.endsWith(".tsx") || !written.test(text)) return [];
    const found: string[] = [];
    visit(parseAst(text, { lang: "tsx" }) as unknown as Node, (node) => {
      for (const { start, end } of plainTexts(node))
        if (written.test(text.slice(start, end)))
          found.push(`${file}:${text.slice(0, start).split("\n").length} shows an escape as it is written`);
      return true;
    });
    return found;
  });
}
