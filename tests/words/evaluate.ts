import { capitalize } from "../../src/domain/french/capitalize.ts";
import { formatNumber } from "../../src/domain/french/formatNumber.ts";
import { frenchText } from "../../src/domain/french/frenchText.ts";
import { pluralize } from "../../src/domain/french/pluralize.ts";
import type { Node, Source } from "./syntax.ts";
import { visit } from "./syntax.ts";

/** A value that only a running shop knows. */
export const unknown = Symbol("unknown");
type Value = string | number | boolean | null | undefined | typeof unknown | Value[];

const comparisons: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  "===": (left, right) => left === right,
  "!==": (left, right) => left !== right,
  ">": (left, right) => left > right,
  "<": (left, right) => left < right,
  ">=": (left, right) => left >= right,
  "<=": (left, right) => left <= right,
};
/** Functions of the shop that this module calls as the shop does. */
const own: Readonly<Record<string, (...given: never[]) => Value>> = { capitalize, frenchText, pluralize };

const listOf = (value: unknown) => (value ?? []) as Node[];
const nodeOf = (value: unknown) => value as Node;
const nameOf = ({ type, name }: Node) =>
  type === "Identifier" || type === "JSXIdentifier" ? String(name) : "";
const isNumberLiteral = ({ type, value }: Node) => type === "Literal" && typeof value === "number";

/** Spaces of JSX: lines are joined by one, those at its ends vanish. */
const jsxText = (text: string) =>
  text
    .split("\n")
    .map((line, place, { length }) => {
      const start = place === 0 ? line : line.replace(/^[ \t]+/, "");
      return place === length - 1 ? start : start.replace(/[ \t]+$/, "");
    })
    .filter((line) => line !== "")
    .join(" ");

/** Reads the texts of one module, with every count of it set to one number. */
export class Evaluator {
  readonly #code: string;
  readonly #count: number;
  readonly #declared = new Map<string, { start: number; init: Node; place: number | null }[]>();
  readonly #functions = new Map<string, Node>();
  readonly #open = new Set<Node>();
  readonly #counts: ReadonlySet<string>;
  /** Whether a text depended on the count since this was last unset. */
  usedCount = false;

  constructor({ code, program }: Source, count: number) {
    this.#code = code;
    this.#count = count;
    this.#counts = countsIn(code, program);
    visit(program, (node) => {
      if (node.type === "VariableDeclarator" && node.init) this.#declare(nodeOf(node.id), nodeOf(node.init));
      if (node.type === "FunctionDeclaration") this.#functions.set(nameOf(nodeOf(node.id)), node);
      return true;
    });
  }

  #declare(id: Node, init: Node): void {
    const add = (name: string, place: number | null) => {
      if (name)
        this.#declared.set(name, [...(this.#declared.get(name) ?? []), { start: id.start, init, place }]);
    };
    add(nameOf(id), null);
    if (id.type === "ArrayPattern")
      for (const [place, one] of listOf(id.elements).entries()) add(one ? nameOf(one) : "", place);
  }

  #used(): number {
    this.usedCount = true;
    return this.#count;
  }

  /** The value of an expression; what only a running shop knows is `unknown`, what counts something the count. */
  value(node: Node, bound: ReadonlyMap<string, Value> = new Map()): Value {
    // A name may be declared twice in a module.
    if (this.#open.has(node)) return unknown;
    this.#open.add(node);
    const known = this.#known(node, bound);
    this.#open.delete(node);
    return known === unknown && this.#counts.has(this.#code.slice(node.start, node.end))
      ? this.#used()
      : known;
  }

  text(node: Node, bound: ReadonlyMap<string, Value> = new Map()): string {
    const value = this.value(node, bound);
    if (value === unknown || Array.isArray(value)) return "…";
    return value === null || value === undefined || typeof value === "boolean" ? "" : String(value);
  }

  #known(node: Node, bound: ReadonlyMap<string, Value>): Value {
    switch (node.type) {
      case "Literal":
        return node.value as Value;
      case "TemplateLiteral":
        return listOf(node.quasis)
          .map(({ value }, place) => {
            const inserted = listOf(node.expressions)[place];
            return (value as { cooked: string }).cooked + (inserted ? this.text(inserted, bound) : "");
          })
          .join("");
      case "Identifier":
        return bound.has(nameOf(node)) ? bound.get(nameOf(node)) : this.#variable(node, bound);
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSNonNullExpression":
      case "TSSatisfiesExpression":
      case "JSXExpressionContainer":
        return this.value(nodeOf(node.expression), bound);
      case "ConditionalExpression": {
        const test = this.value(nodeOf(node.test), bound);
        return this.value(nodeOf(test === unknown || test ? node.consequent : node.alternate), bound);
      }
      case "LogicalExpression":
        return this.#logical(node, bound);
      case "BinaryExpression":
        return this.#binary(node, bound);
      case "UnaryExpression": {
        const value = this.value(nodeOf(node.argument), bound);
        return node.operator === "!" && value !== unknown ? !value : unknown;
      }
      case "ArrayExpression":
        return listOf(node.elements).map((one) => this.value(one, bound));
      case "CallExpression":
        return this.#call(node, bound);
      case "JSXText":
        return jsxText(String(node.value));
      default:
        return unknown;
    }
  }

  /** The text of an element's children. */
  run(children: readonly Node[], bound: ReadonlyMap<string, Value> = new Map()): string {
    return children.map((child) => this.text(child, bound)).join("");
  }

  #variable(node: Node, bound: ReadonlyMap<string, Value>): Value {
    const declared = this.#declared.get(nameOf(node))?.findLast(({ start }) => start < node.start);
    if (!declared || declared.init.type.endsWith("FunctionExpression")) return unknown;
    const value = this.value(declared.init, bound);
    if (declared.place === null) return value;
    return Array.isArray(value) ? value[declared.place] : unknown;
  }

  #logical({ operator, left, right }: Node, bound: ReadonlyMap<string, Value>): Value {
    const first = this.value(nodeOf(left), bound);
    if (operator === "??")
      return first === unknown || first === null || first === undefined
        ? this.value(nodeOf(right), bound)
        : first;
    if (operator === "&&") return first === unknown || first ? this.value(nodeOf(right), bound) : first;
    return first === unknown || !first ? this.value(nodeOf(right), bound) : first;
  }

  #binary({ operator, left, right }: Node, bound: ReadonlyMap<string, Value>): Value {
    const sides = [nodeOf(left), nodeOf(right)] as const;
    const values = sides.map((side) => this.value(side, bound));
    const compare = comparisons[String(operator)];
    if (compare && sides.some(isNumberLiteral)) {
      const [one, other] = values.map((value) => (value === unknown ? this.#used() : Number(value)));
      return compare(one ?? 0, other ?? 0);
    }
    if (operator === "-") return this.#used();
    if (operator !== "+") return unknown;
    return values.some((value) => typeof value === "string")
      ? sides.map((side) => this.text(side, bound)).join("")
      : unknown;
  }

  #call(node: Node, bound: ReadonlyMap<string, Value>): Value {
    const callee = nodeOf(node.callee);
    const given = listOf(node.arguments);
    const name = nameOf(callee);
    if (name === "pluralize") {
      const [, ...forms] = given.map((one) => this.text(one, bound));
      return pluralize(this.#used(), ...(forms as [string]));
    }
    if (name === "formatNumber") return formatNumber(this.#used());
    const arguments_ = given.map((one) => this.value(one, bound));
    const real = own[name];
    if (real) return arguments_.some((one) => one === unknown) ? unknown : real(...(arguments_ as never[]));
    const local = this.#functions.get(name) ?? this.#declared.get(name)?.at(-1)?.init;
    return local?.params ? this.#applied(local, arguments_, bound) : unknown;
  }

  #applied(local: Node, given: readonly Value[], bound: ReadonlyMap<string, Value>): Value {
    const inner = new Map(bound);
    for (const [place, parameter] of listOf(local.params).entries())
      inner.set(nameOf(parameter), given[place]);
    const body = nodeOf(local.body);
    return body.type === "BlockStatement"
      ? this.#returned(listOf(body.body), inner)
      : this.value(body, inner);
  }

  #returned(statements: readonly Node[], bound: ReadonlyMap<string, Value>): Value {
    for (const { type, argument, test, consequent } of statements) {
      if (type === "ReturnStatement") return argument ? this.value(nodeOf(argument), bound) : undefined;
      if (type !== "IfStatement") continue;
      const holds = this.value(nodeOf(test), bound);
      const then = nodeOf(consequent);
      if (holds !== unknown && holds)
        return this.#returned(then.type === "BlockStatement" ? listOf(then.body) : [then], bound);
    }
    return unknown;
  }
}

/** Expressions of a module that count something: compared with a number, first of `pluralize`, or typed as a number. */
function countsIn(code: string, program: Node): ReadonlySet<string> {
  const counts = new Set<string>();
  const add = ({ start, end }: Node) => counts.add(code.slice(start, end));
  visit(program, (node) => {
    if (node.type === "BinaryExpression" && String(node.operator) in comparisons) {
      const sides = [nodeOf(node.left), nodeOf(node.right)];
      if (sides.some(isNumberLiteral)) sides.filter((side) => !isNumberLiteral(side)).forEach(add);
    }
    if (node.type === "CallExpression" && nameOf(nodeOf(node.callee)) === "pluralize")
      listOf(node.arguments).slice(0, 1).forEach(add);
    if (node.type === "MemberExpression" && /^length$|[cC]ount$/.test(nameOf(nodeOf(node.property))))
      add(node);
    const annotation = node.type === "Identifier" ? (node.typeAnnotation as Node | null) : null;
    if (annotation && nodeOf(annotation.typeAnnotation).type === "TSNumberKeyword") counts.add(nameOf(node));
    return true;
  });
  return counts;
}
