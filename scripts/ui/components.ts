import { resolve, sep } from "node:path";
import {
  API,
  type Checker,
  type Symbol as Name,
  SignatureKind,
  SymbolFlags,
  type Type,
} from "typescript/unstable/sync";

export interface Prop {
  name: string;
  /** As written, or expanded if a union has one name. */
  type: string;
  /** The choices of a union of literals: `"small"`, `2`. */
  values: string[];
  /** Whether it is required in every form of the component. */
  required: boolean;
  /** Whether it is optional in every form that accepts it: it then has a default. */
  optional: boolean;
  /** Its doc line, empty if it has none. */
  doc: string;
}

export interface Component {
  name: string;
  /** Path of its file from the project's root. */
  file: string;
  /** Its docstring. */
  doc: string;
  /** Its own props: those passed on to an HTML element are the platform's. */
  props: Prop[];
}

const barrel = "src/ui/index.ts";
/** `NodeBuilderFlags.NoTruncation`. */
const whole = 1;

/**
 * Reads the design system's public components as TypeScript resolves them: unions, intersections and imported types
 * included, which syntax-only readers miss.
 * @param root the project's root, with its tsconfig.json
 */
export function readComponents(root: string): Component[] {
  const api = new API({ cwd: root });
  try {
    const config = resolve(root, "tsconfig.json");
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    const source = project?.program.getSourceFile(resolve(root, barrel));
    if (!project || !source) throw new Error(`${barrel} is no part of ${config}`);
    const { checker } = project;
    const module = checker.getSymbolAtLocation(source);
    const names = module ? checker.getExportsOfModule(module) : [];
    const reader = new Reader(checker, root, names);
    return names.filter(({ name }) => /^[A-Z]/.test(name)).flatMap((name) => reader.component(name) ?? []);
  } finally {
    api.close();
  }
}

class Reader {
  readonly #checker: Checker;
  readonly #root: string;
  /** The barrel's arrays of choices in their own order, keyed by the sorted choices: a union has no order. */
  readonly #choices: Map<string, string[]>;

  constructor(checker: Checker, root: string, names: readonly Name[]) {
    this.#checker = checker;
    this.#root = root;
    this.#choices = new Map(
      names
        .filter(({ name }) => /^[a-z]/.test(name))
        .map((name) => this.#literals(this.#itemsOf(name)))
        .map((values) => [[...values].sort().join(), values]),
    );
  }

  component(alias: Name): Component | undefined {
    const name = this.#itself(alias);
    const path = name.valueDeclaration?.path;
    const type = path && this.#checker.getTypeOfSymbol(name);
    const [signature] = type ? this.#checker.getSignaturesOfType(type, SignatureKind.Call) : [];
    if (!path || !signature) return undefined;
    const [parameter] = signature.getParameters();
    const props = parameter && this.#checker.getTypeOfSymbol(parameter);
    return {
      name: alias.name,
      file: path.slice(this.#root.length + 1),
      doc: name.getDocumentationComment(this.#checker).trim(),
      props: props ? this.#ownProps(props) : [],
    };
  }

  #itself(name: Name): Name {
    return name.valueDeclaration ? name : this.#checker.getAliasedSymbol(name);
  }

  #itemsOf(name: Name): readonly Type[] {
    const type = this.#checker.getTypeOfSymbol(this.#itself(name));
    return type?.isTypeReference() && this.#checker.isTupleType(type)
      ? this.#checker.getTypeArguments(type)
      : [];
  }

  #literals(types: readonly Type[]): string[] {
    return types
      .filter((type) => type.isStringLiteralType() || type.isNumberLiteralType())
      .map((type) => this.#checker.typeToString(type, undefined, whole));
  }

  #ownProps(props: Type): Prop[] {
    const home = `${this.#root}${sep}src${sep}ui${sep}`;
    const found = new Map<string, Prop>();
    // A union's properties are only the common props: each member has more.
    for (const member of membersOf(props)) {
      for (const name of this.#checker.getPropertiesOfType(member)) {
        if (!name.declarations.some(({ path }) => path.startsWith(home))) continue;
        const known = found.get(name.name);
        const prop = this.#prop(name);
        found.set(name.name, known ? merge(known, prop) : prop);
      }
    }
    // A prop forbidden in one member and absent from all others is no prop.
    return [...found.values()].filter(({ type }) => type !== "undefined");
  }

  #prop(name: Name): Prop {
    const type = this.#checker.getTypeOfSymbol(name);
    const parts = type ? membersOf(type) : [];
    const found = this.#literals(parts);
    const values = this.#choices.get([...found].sort().join()) ?? found;
    const others = parts.length - found.length - (parts.some(isUndefined) ? 1 : 0);
    // A step of the theme: one for all screens or one for each.
    const perScreen = type?.getAliasSymbol()?.name.startsWith("ConditionalStyle");
    return {
      name: name.name,
      type: perScreen
        ? `${values.join(" | ")} | [phone, tablet, desktop]`
        : others === 0 && values.length > 0
          ? values.join(" | ")
          : this.#written(type),
      values: others === 0 || perScreen ? values : [],
      required: (name.flags & SymbolFlags.Optional) === 0,
      optional: (name.flags & SymbolFlags.Optional) !== 0,
      doc: name.getDocumentationComment(this.#checker).trim(),
    };
  }

  #written(type: Type | undefined): string {
    const text = type ? this.#checker.typeToString(type, undefined, whole) : "unknown";
    return text.replace(/ \| undefined$/, "").replace(/^\((\([^()]*\) => [^()]*)\)$/, "$1");
  }
}

const membersOf = (type: Type): readonly Type[] => (type.isUnionType() ? type.getTypes() : [type]);
const isUndefined = (type: Type) => type.isIntrinsicType() && type.intrinsicName === "undefined";

function merge(one: Prop, other: Prop): Prop {
  const given = [one, other].filter(({ type }) => type !== "undefined");
  const types = [...new Set(given.map(({ type }) => type))];
  return {
    name: one.name,
    type: types.join(" | ") || "undefined",
    values: [...new Set([...one.values, ...other.values])],
    required: one.required && other.required,
    optional: given.every(({ optional }) => optional),
    doc: one.doc || other.doc,
  };
}
