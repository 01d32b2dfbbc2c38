import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { type Component, type Prop, readComponents } from "../../scripts/ui/components.ts";
import { looseProps, misplaced, storyFaults, undocumented } from "../architecture/components.ts";
import { readSources, type Sources } from "../architecture/sources.ts";

const root = resolve(import.meta.dirname, "../..");
const sources = readSources(root);
const components = readComponents(root);

const prop = (over: Partial<Prop>): Prop => ({
  name: "tone",
  type: "string",
  values: [],
  required: false,
  optional: true,
  doc: "Colour by role. Default: ink.",
  ...over,
});
const planted = (over: Partial<Component> = {}): Component => ({
  name: "Ribbon",
  file: "src/ui/ribbon/Ribbon.tsx",
  doc: "A prize's ribbon.",
  props: [prop({})],
  ...over,
});

const usage = 'usage: { when: ["For a prize."], whenNot: ["For a price."] } satisfies Usage';
const life = '  tags: ["stable", "since-0.1.0"],';
const stories = (words: string, ...names: string[]): Sources =>
  new Map([
    [
      "stories/ui/Ribbon.stories.tsx",
      [life, words, ...names.map((name) => `export const ${name}: Story = {};`)].join("\n"),
    ],
  ]);

/** Whole stories but for a part of their tags. */
const withoutLife = (part: string, other: string): Sources =>
  new Map(
    [...stories(usage, "Default", "Playground")].map(([file, text]) => [file, text.replace(part, other)]),
  );

describe("the design system's public components", () => {
  it("are found, with what TypeScript knows of their props", () => {
    expect(components.length).toBeGreaterThan(50);
    const button = components.find(({ name }) => name === "Button");
    expect(button?.props.find(({ name }) => name === "size")?.values).toEqual([
      '"compact"',
      '"small"',
      '"medium"',
      '"large"',
    ]);
    const price = components.find(({ name }) => name === "Price");
    // From the second member of a parenthesised union, which a syntax-only reader misses.
    expect(price?.props.map(({ name }) => name)).toContain("previousLabel");
  });

  it.each(components)("$name has its stories, Default and Playground first, and its use", (component) => {
    expect(storyFaults(component, sources)).toEqual([]);
  });

  it.each(components)("$name and each of its props are documented", (component) => {
    expect(undocumented(component)).toEqual([]);
  });

  it.each(components)("$name takes no className and no style", (component) => {
    expect(looseProps(component)).toEqual([]);
  });

  it("stand in folders of their names, all in the barrel", () => {
    expect(misplaced(components, sources)).toEqual([]);
  });
});

describe("the guard of the stories", () => {
  it.each([
    ["no file", new Map<string, string>()],
    ["no Playground", stories(usage, "Default", "Sizes")],
    ["Default second", stories(usage, "Playground", "Default")],
    ["no status", withoutLife('["stable", "since-0.1.0"]', "[]")],
    ["an unknown status", withoutLife("stable", "beloved")],
    ["no version", withoutLife(', "since-0.1.0"', "")],
    ["no usage", stories("", "Default", "Playground")],
    ["an empty when", stories(usage.replace('"For a prize."', ""), "Default", "Playground")],
    ["no whenNot", stories(usage.replace(/, whenNot.*\]/, ""), "Default", "Playground")],
  ])("finds %s", (_fault, files) => {
    expect(storyFaults(planted(), files).length).toBeGreaterThan(0);
  });

  it("is content with a whole one", () => {
    expect(storyFaults(planted(), stories(usage, "Default", "Playground"))).toEqual([]);
  });

  it("lets a component share its kin's file", () => {
    const kin = planted({ name: "RibbonLink" });
    expect(storyFaults(kin, stories(usage, "Default", "Playground"))).toEqual([]);
  });
});

describe("the guard of the doc lines", () => {
  it("finds a prop without one, and a component without a docstring", () => {
    expect(undocumented(planted({ props: [prop({ doc: "" })] }))).toEqual([
      "Ribbon's prop tone has no doc line",
    ]);
    expect(undocumented(planted({ doc: "" }))).toEqual(["Ribbon has no docstring"]);
    expect(undocumented(planted({ props: [prop({ doc: "Colour by role." })] }))).toEqual([
      "Ribbon's prop tone does not say its default",
    ]);
    const must = prop({ doc: "Colour by role.", optional: false });
    expect(undocumented(planted({ props: [must] }))).toEqual([]);
    expect(undocumented(planted())).toEqual([]);
  });

  it("finds a className and a style", () => {
    const loose = planted({ props: [prop({ name: "className" }), prop({ name: "style" })] });
    expect(looseProps(loose)).toEqual(["Ribbon takes className", "Ribbon takes style"]);
  });
});

describe("the guard of the folders", () => {
  it("finds a component that the barrel does not export, and one in a wrong folder", () => {
    const file: Sources = new Map([["src/ui/ribbon/Ribbon.tsx", ""]]);
    expect(misplaced([], file)).toHaveLength(1);
    expect(misplaced([planted({ file: "src/ui/prize/Ribbon.tsx" })], new Map())).toHaveLength(1);
    expect(misplaced([planted()], file)).toEqual([]);
    const shops: Sources = new Map([["src/ui/shop/ribbon/Ribbon.tsx", ""]]);
    expect(misplaced([], shops)).toEqual([
      "src/ui/shop/ribbon has a component that src/ui/index.ts does not export",
    ]);
    expect(misplaced([planted({ file: "src/ui/shop/prize/Ribbon.tsx" })], new Map())).toHaveLength(1);
    expect(misplaced([planted({ file: "src/ui/shop/ribbon/Ribbon.tsx" })], shops)).toEqual([]);
  });
});
