import type { Component } from "../../scripts/ui/components.ts";
import { folderName } from "../../scripts/ui/names.ts";
import { statuses } from "../../stories/support/status.ts";
import type { Sources } from "./sources.ts";

/** Shared by the form parts; screens do not use them directly. */
const privateFolders = new Set(["atoms", "theme", "field"]);

const homeOf = ({ file }: Component) => file.replace(/^.*\/|\.tsx$/g, "");

/** Returns the story file of a component, named after the component or after its source file. */
export function storyFileOf(component: Component, sources: Sources): string | undefined {
  return [component.name, homeOf(component)]
    .map((name) => `stories/ui/${name}.stories.tsx`)
    .find((file) => sources.has(file));
}

/** One of its statuses, then the version that brought it: read by the docs page and the sidebar. */
const lifeTags = new RegExp(
  `^ {2}tags: \\["(?:${Object.keys(statuses).join("|")})", "since-\\d+\\.\\d+\\.\\d+"`,
  "m",
);

/** Faults in a component's stories: no file, no status, the wrong first two stories, or no usage text on the docs page. */
export function storyFaults(component: Component, sources: Sources): string[] {
  const file = storyFileOf(component, sources);
  if (!file) return [`${component.name} has no stories/ui/${homeOf(component)}.stories.tsx`];
  const text = sources.get(file) ?? "";
  const first = [...text.matchAll(/^export const (\w+)/gm)].slice(0, 2).map(([, name]) => name);
  const [, usage = ""] = /\busage: \{([\s\S]*?)\} satisfies Usage/.exec(text) ?? [];
  const says = (list: string) => new RegExp(`\\b${list}: \\[\\s*["'\`]`).test(usage);
  return [
    ...(lifeTags.test(text)
      ? []
      : [`${file} does not say the status of ${component.name}, and since when it is there`]),
    ...(first.join() === "Default,Playground" ? [] : [`${file} begins with ${first.join(" and ")}`]),
    ...(says("when") ? [] : [`${file} does not say when to use ${component.name}`]),
    ...(says("whenNot") ? [] : [`${file} does not say when not to use ${component.name}`]),
  ];
}

/** Props without a doc line or without their default, components without a docstring. */
export function undocumented({ name, doc, props }: Component): string[] {
  return [
    ...(doc ? [] : [`${name} has no docstring`]),
    ...props.flatMap((prop) => {
      if (!prop.doc) return [`${name}'s prop ${prop.name} has no doc line`];
      const told = !prop.optional || /\bDefault: \S/.test(prop.doc);
      return told ? [] : [`${name}'s prop ${prop.name} does not say its default`];
    }),
  ];
}

/** Props that bypass the theme: custom styling belongs to the layout primitive's atoms. */
export function looseProps({ name, props }: Component): string[] {
  return props
    .filter((prop) => /^(className|style)$/.test(prop.name))
    .map((prop) => `${name} takes ${prop.name}`);
}

/** Misplaced components, and folders that the barrel does not export. */
export function misplaced(components: readonly Component[], sources: Sources): string[] {
  const folderOf = (file: string) => /^src\/ui\/((?:shop\/)?[\w-]+)\/[A-Z]\w*\.tsx$/.exec(file)?.[1];
  const isAtHome = (component: Component) =>
    folderName(homeOf(component)).startsWith(folderOf(component.file)?.replace("shop/", "") ?? "?");
  const known = new Set(components.map(({ file }) => folderOf(file)));
  const folders = new Set([...sources.keys()].map(folderOf).filter((folder) => folder !== undefined));
  return [
    ...[...folders]
      .filter((folder) => !known.has(folder) && !privateFolders.has(folder))
      .map((folder) => `src/ui/${folder} has a component that src/ui/index.ts does not export`),
    ...components
      .filter((component) => !isAtHome(component))
      .map(({ name, file }) => `${name} stands in ${file}`),
  ];
}
