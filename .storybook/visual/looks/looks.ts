import { leavesOf, propertyName } from "../../../src/ui/theme/names.ts";
import { themeNames } from "../../../src/ui/theme/themeNames.ts";
import type { ThemeName } from "../../../src/ui/theme/themes.ts";
import { themeValues } from "../../../src/ui/theme/values.ts";
import { windows } from "../layout/windows.ts";
import { type Look, looksIn } from "./rules.ts";
import { waits } from "./waits.ts";

/** Folders of style sheets without stories of their own, by the stories that tell them. */
const toldElsewhere: Readonly<Record<string, string>> = { theme: "fondations-motion", field: "ui-textfield" };

const tellerOf = (folder: string) => toldElsewhere[folder] ?? `ui-${folder.replaceAll("-", "")}`;

const parsed = new WeakMap<CSSStyleSheet, readonly Look[]>();

function looksOf({ sheet }: HTMLStyleElement): readonly Look[] {
  if (!sheet) return [];
  const known = parsed.get(sheet) ?? looksIn(sheet.cssRules);
  parsed.set(sheet, known);
  return known;
}

interface Sheet {
  folder: string;
  name: string;
  looks: readonly Look[];
}

/** Style sheets of a component, in the order of their names: the page's own order is that of the stories before. */
const sheetsOf = (component: string): Sheet[] =>
  [...document.querySelectorAll<HTMLStyleElement>("style[data-vite-dev-id]")]
    .flatMap((element) => {
      const [, folder = "", name = ""] =
        /\/src\/ui\/(?:[\w-]+\/)*([\w-]+)\/(\w+)\.css\.ts/.exec(element.dataset.viteDevId ?? "") ?? [];
      return tellerOf(folder) === component ? [{ folder, name, looks: looksOf(element) }] : [];
    })
    .sort((one, other) => one.name.localeCompare(other.name));

/** Rules whose elements a story of this file has shown. */
const shown = new Set<string>();

export function clearLooks(): void {
  shown.clear();
  layouts.clear();
  waits.clear();
}

/** Notes which of the component's rules the story on the page shows. */
export function noteLooks(component: string): void {
  for (const { line, concerns } of sheetsOf(component).flatMap(({ looks }) => looks)) {
    if (!shown.has(line) && document.querySelector(concerns)) shown.add(line);
  }
}

/** Digests of the layout in each window, by story and theme. */
const layouts = new Map<string, readonly string[]>();

export function noteLayout(story: string, theme: ThemeName, digests: readonly string[]): void {
  layouts.set(`${story.split("--")[1]}, ${theme}`, digests);
}

function layoutLines(): string[] {
  if (layouts.size === 0) return [];
  // Sorted: stories may run in any order.
  const lines = [...layouts]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, digests]) => `${digests.join(" ")} ${name}`);
  return ["", "layout", `${windows.map(([width]) => String(width).padEnd(4)).join(" ")} px wide`, ...lines];
}

/** A theme's values by the names that `readable` gives them. */
const valuesOf = (theme: ThemeName) =>
  leavesOf(themeValues[theme]).map(
    ({ path, css }) => [propertyName(path).replace("--dossard-", ""), css] as const,
  );

/** Returns the theme's values that a text names, and those of another theme where they differ. */
function valuesIn(text: string): string[] {
  const themes = themeNames.map((theme) => [theme, new Map(valuesOf(theme))] as const);
  const [[, first] = ["", new Map<string, string>()]] = themes;
  return [...first].flatMap(([name, value]) => {
    if (!new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text)) return [];
    const others = themes.flatMap(([theme, values]) =>
      values.get(name) === value ? [] : [`${theme} ${values.get(name)}`],
    );
    return [`${name}: ${[value, ...others].join("; ")}`];
  });
}

/** A library's waits are told by the component around it: elsewhere they begin wherever a pointer happens to rest. */
const isToldBy = (component: string) => (wait: string) => {
  const [, part] = /@radix-ui_react-(\w+)/.exec(wait) ?? [];
  return part === undefined || component === `ui-${part}`;
};

const allNames = valuesOf("boutique").map(([name]) => name);

/**
 * Returns what no picture of a component shows, a rule a line: pointers, hover, focus, motion, print, widths, layers; then the values
 * behind its names, and the waits that its stories have begun. A rule that no story shows is marked.
 */
export function looksText(component: string): string {
  const sheets = sheetsOf(component);
  const rules = sheets.flatMap(({ name, looks }) => [
    name,
    ...looks.map(({ line }) => `${shown.has(line) ? "" : "not shown: "}${line}`),
  ]);
  // Those of the theme name none themselves.
  const names = sheets.some(({ folder }) => folder === "theme") ? allNames : [];
  const values = valuesIn([...rules, ...names].join("\n"));
  const begun = [...waits]
    .filter(isToldBy(component))
    .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10) || (one < other ? -1 : 1));
  return [
    ...rules,
    ...(values.length > 0 ? ["", "values", ...values] : []),
    ...layoutLines(),
    ...(begun.length > 0 ? ["", "waits", ...begun] : []),
    "",
  ]
    .join("\n")
    .trimStart();
}
