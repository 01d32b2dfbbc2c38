import { relative, resolve } from "node:path";
import type { Plugin } from "vite";
import { readBook } from "../scripts/ui/book.ts";
import { type Component, type Prop, readComponents } from "../scripts/ui/components.ts";

const root = resolve(import.meta.dirname, "..");

/**
 * Gives Storybook each public component's props as TypeScript resolves them. Its own readers either cannot follow our unions
 * (`unknown[number]`) or need an API that TypeScript 7 has removed.
 */
export function componentDocs(): Plugin {
  let components: Component[] | undefined;
  return {
    name: "dossard:component-docs",
    enforce: "pre",
    transform(code, id) {
      const file = relative(root, id.replace(/\?.*$/, ""));
      if (!file.startsWith("src/ui/") || !file.endsWith(".tsx")) return;
      components ??= readComponents(root);
      const told = components.filter((component) => component.file === file);
      // Appended, so that the lines above keep their numbers.
      return { code: [code, ...told.map(tell)].join("\n"), map: null };
    },
    hotUpdate({ file }) {
      if (file.startsWith(resolve(root, "src/ui"))) components = undefined;
    },
  };
}

const bookModule = "virtual:dossard-book";

/** Gives Storybook's own pages what they say about the whole system: figures, states, who uses whom. */
export function bookOfSystem(): Plugin {
  return {
    name: "dossard:book",
    resolveId: (id) => (id === bookModule ? `\0${bookModule}` : null),
    load: (id) => (id === `\0${bookModule}` ? `export default ${JSON.stringify(readBook(root))};` : null),
  };
}

function tell({ name, doc, props }: Component): string {
  const docgen = {
    displayName: name,
    description: doc,
    props: Object.fromEntries(props.map((prop) => [prop.name, tellProp(prop)])),
  };
  return `${name}.__docgenInfo = ${JSON.stringify(docgen)};`;
}

/** The default is at the end of the doc line; the table has a separate column for it. */
function tellProp({ type, values, required, doc }: Prop) {
  const [, description = doc, value] = /^(.*?)\s*Default: (.+?)\.?$/s.exec(doc) ?? [];
  return {
    required,
    description,
    tsType:
      values.length > 0
        ? { name: "union", raw: type, elements: values.map((value) => ({ name: "literal", value })) }
        : { name: type, raw: type },
    ...(value && { defaultValue: { value, computed: false } }),
  };
}
