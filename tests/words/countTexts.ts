import { Evaluator } from "./evaluate.ts";
import { type Node, type Source, sources, visit } from "./syntax.ts";

/** Nothing, one, the first plural, and the first number that is grouped. */
export const counts = [0, 1, 2, 1000] as const;

export interface CountText {
  path: string;
  /** The text at each of the counts. */
  texts: string[];
}

const textual = new Set([
  "TemplateLiteral", "ConditionalExpression", "LogicalExpression", "BinaryExpression", "CallExpression",
]); // biome-ignore format: a list of kinds

const isElement = ({ type }: Node) => type === "JSXElement" || type === "JSXFragment";
const isWord = ({ type, value }: Node) => type === "JSXText" && /\S/.test(String(value));

/** Whether a text is for a shopper's eyes or ears: words, not an address or a name in the code. */
const isSaid = (text: string) => /\p{L}{2}/u.test(text) && /\s/.test(text) && !text.includes("/…");

/** The text of a node at every count, or null if it is no text or depends on no count. */
function textsOf(node: Node, evaluators: readonly Evaluator[]): string[] | null {
  // Elements within an element, and expressions without a word beside them, are texts of their own.
  const children = isElement(node) ? (node.children as Node[]) : [];
  if (!children.some(isWord) && !textual.has(node.type)) return null;
  for (const evaluator of evaluators) evaluator.usedCount = false;
  const texts = evaluators.map((evaluator) =>
    isElement(node) ? evaluator.run(children) : evaluator.text(node),
  );
  if (evaluators.every(({ usedCount }) => !usedCount) || !texts.some(isSaid)) return null;
  const different = new Set(texts.filter((text) => text !== ""));
  return different.size > 1 ? texts : null;
}

function textsIn(source: Source): CountText[] {
  const evaluators = counts.map((count) => new Evaluator(source, count));
  const found: CountText[] = [];
  visit(source.program, (node) => {
    if (node.type === "ImportDeclaration" || node.type.startsWith("TS")) return false;
    const texts = textsOf(node, evaluators);
    if (texts) found.push({ path: source.path, texts });
    return texts === null || isElement(node);
  });
  return found;
}

/** Components that know no French, calls, and the arithmetic of prices. */
const wordless = /^src\/(ui|api|domain\/bestPrice)\//;

/** Every text of the shop that depends on a number. */
export const countTexts = (): CountText[] =>
  sources()
    .filter(({ path }) => !wordless.test(path))
    .flatMap(textsIn);
