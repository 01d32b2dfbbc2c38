import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { folderName, variableName } from "./names.ts";

export interface NewComponent {
  /** In PascalCase: `PriceTag`. */
  name: string;
  /** Whether it needs its own style sheet, for what atoms cannot express: states, selectors, keyframes. */
  css: boolean;
  /** Whether it knows the shop: prices, packs, orders. */
  shop: boolean;
}

/** Thrown for an invalid name; its message is one line for the user. */
export class BadName extends Error {}

const barrel = "src/ui/index.ts";
/** Import path in its stories and its test. */
const library = JSON.stringify(`../../${barrel}`);

/**
 * Writes a component in the house form, its stories and its test, and adds it to the barrel.
 * @param root the project's root
 * @returns the paths of the written files, from the root
 * Throws BadName if the name is invalid or taken; nothing is written then.
 */
export function writeComponent(root: string, component: NewComponent): string[] {
  const index = readFileSync(join(root, barrel), "utf8");
  refuse(root, component.name, index);
  const files = componentFiles(index, component);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const written = Object.keys(files);
  // The formatter wraps lines for long names and sorts names.
  execFileSync(join(root, "node_modules/.bin/biome"), ["check", "--write", ...written], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return written;
}

/** Returns the texts of a new component's files by their paths, the barrel included. */
export function componentFiles(index: string, { name, css, shop }: NewComponent): Record<string, string> {
  const folder = `${shop ? "shop/" : ""}${folderName(name)}`;
  const up = shop ? "../.." : "..";
  return {
    [`src/ui/${folder}/${name}.tsx`]: css ? styledComponent(name, up) : composedComponent(name, up),
    ...(css && { [`src/ui/${folder}/${name}.css.ts`]: sheet(up) }),
    [`stories/ui/${name}.stories.tsx`]: stories(name),
    [`tests/ui/${name}.test.tsx`]: test(name),
    [barrel]: withExport(index, name, folder),
  };
}

function refuse(root: string, name: string, index: string): void {
  if (!/^[A-Z][A-Za-z\d]*[a-z\d]$/.test(name)) {
    throw new BadName(`« ${name} » is no component's name: write it like PriceTag.`);
  }
  const mirrors = [
    `src/ui/${folderName(name)}`,
    `src/ui/shop/${folderName(name)}`,
    `stories/ui/${name}.stories.tsx`,
    `tests/ui/${name}.test.tsx`,
  ];
  const taken = mirrors.find((path) => existsSync(join(root, path)));
  if (taken) throw new BadName(`${name} is taken: ${taken} exists.`);
  const exported = [name, `${name}Props`, `${name}Tone`, `${variableName(name)}Tones`];
  const known = exported.find((word) => new RegExp(`\\b${word}\\b`).test(index));
  if (known) throw new BadName(`${name} is taken: ${barrel} exports ${known}.`);
}

/** Returns the barrel with one more line, in the order of its folders. */
function withExport(index: string, name: string, folder: string): string {
  const names = `${name}, type ${name}Props, type ${name}Tone, ${variableName(name)}Tones`;
  const line = `export { ${names} } from "./${folder}/${name}.tsx";\n`;
  const after = [...index.matchAll(/^export \{[^}]*\} from "\.\/((?:shop\/)?[\w-]+)\//gm)].find(
    ([, other = ""]) => other > folder,
  );
  const place = after?.index ?? index.length;
  return `${index.slice(0, place)}${line}${index.slice(place)}`;
}

const head = (
  name: string,
  element: "HTMLElement" | "HTMLDivElement",
) => `export const ${variableName(name)}Tones = ["surface", "sunken"] as const;
export type ${name}Tone = (typeof ${variableName(name)}Tones)[number];

export interface ${name}Props extends RootProps<${element}> {
  /** On the page, or dug into it. Default: surface. */
  tone?: ${name}Tone;
  /** What it says. */
  children: ReactNode;
}

/** ${words(name)}, on a ground of its own. */
`;

const composedComponent = (name: string, up: string) => `import type { ReactNode } from "react";
import { Box } from "${up}/box/Box.tsx";
import type { RootProps } from "${up}/rootProps.ts";

${head(name, "HTMLElement")}export function ${name}({ tone = "surface", children, ...root }: ${name}Props) {
  return (
    <Box {...root} background={tone} padding="md" borderRadius="md">
      {children}
    </Box>
  );
}
`;

const styledComponent = (name: string, up: string) => `import type { ReactNode } from "react";
import type { RootProps } from "${up}/rootProps.ts";
import { look } from "./${name}.css.ts";

${head(name, "HTMLDivElement")}export function ${name}({ tone = "surface", children, ...root }: ${name}Props) {
  return (
    <div {...root} className={look({ tone })}>
      {children}
    </div>
  );
}
`;

const sheet = (up: string) => `import { recipe } from "@vanilla-extract/recipes";
import { vars } from "${up}/theme/contract.css.ts";

export const look = recipe({
  base: { padding: vars.space.md, borderRadius: vars.radius.md, color: vars.color.ink },
  variants: {
    tone: {
      surface: { background: vars.color.surface },
      sunken: { background: vars.color.sunken },
    },
  },
});
`;

/** The design system's own, which its changelog begins with. */
const [, version] =
  /^## (\S+)/m.exec(readFileSync(join(import.meta.dirname, "../../src/ui/CHANGELOG.md"), "utf8")) ?? [];

const stories = (name: string) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ${name}, Stack, ${variableName(name)}Tones } from ${library};
import type { Usage } from "../support/usage.ts";

const meta = {
  title: "ui/${name}",
  tags: ["new", "since-${version}"],
  component: ${name},
  argTypes: { tone: { control: "select", options: ${variableName(name)}Tones } },
  args: { children: "Les photos de l’épreuve n° 4 sont en ligne." },
  parameters: {
    usage: {
      when: ["For ${words(name).toLowerCase()} that stands apart from the text around it."],
      whenNot: ["For a message that the shopper must not miss, use Alert."],
      accessibility: ["It is read in its place, and takes no focus."],
    } satisfies Usage,
  },
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Les photos de l’épreuve n° 4 sont en ligne.")).toBeVisible();
  },
};
export const Playground: Story = { args: { tone: "sunken" } };

export const Tones: Story = {
  render: (args) => (
    <Stack>
      {${variableName(name)}Tones.map((tone) => (
        <${name} key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
};

/** Words that need several lines. */
export const LongText: Story = {
  args: {
    children:
      "Les photos de l’épreuve n° 4, « Grand Prix Pro Élite 1,45 m », seront en ligne deux heures après la remise des prix, et à retirer au stand jusqu’à dix-neuf heures.",
  },
};
`;

const test = (name: string) => `import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ${name}, ${variableName(name)}Tones } from ${library};

describe("${name}", () => {
  it.each(${variableName(name)}Tones)("says its words on the server too, where it is %s", (tone) => {
    expect(renderToStaticMarkup(<${name} tone={tone}>Grand Prix</${name}>)).toContain("Grand Prix");
  });

  it("looks different in each tone", () => {
    const looks = ${variableName(name)}Tones.map((tone) =>
      renderToStaticMarkup(<${name} tone={tone}>Grand Prix</${name}>),
    );
    expect(new Set(looks).size).toBe(${variableName(name)}Tones.length);
  });
});
`;

const article = (word: string) => (/^[aeiou]/i.test(word) ? "An" : "A");
const words = (name: string) => {
  const plain = folderName(name).replaceAll("-", " ");
  return `${article(plain)} ${plain}`;
};
