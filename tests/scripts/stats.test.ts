import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatStats, readStats, withStats } from "../../scripts/ui/stats.ts";

const project = resolve(import.meta.dirname, "../..");
let root = "";

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const counted = () => Object.fromEntries(readStats(root).map(({ name, value }) => [name, value]));

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "dossard-counts-"));
  cpSync(join(project, "tsconfig.json"), join(root, "tsconfig.json"));
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  write(
    "src/ui/index.ts",
    'export { Ribbon, type RibbonProps, ribbonTones } from "./ribbon/Ribbon.tsx";\nexport { Prize } from "./prize/Prize.tsx";\n',
  );
  write(
    "src/ui/ribbon/Ribbon.tsx",
    [
      'export const ribbonTones = ["gold", "silver"] as const;',
      "export interface RibbonProps {",
      "  /** Its metal. Default: gold. */",
      "  tone?: (typeof ribbonTones)[number];",
      "  words: string;",
      "}",
      "/** A ribbon. */",
      "export function Ribbon({ words }: RibbonProps) {",
      "  return <b>{words}</b>;",
      "}",
    ].join("\n"),
  );
  write("src/ui/prize/Prize.tsx", "/** A prize. */\nexport function Prize() {\n  return <i />;\n}\n");
  write(
    "stories/ui/Ribbon.stories.tsx",
    "const meta = {};\nexport default meta;\nexport const Default: Story = {};\nexport const Playground: Story = {};\n",
  );
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("the design system in numbers", () => {
  it("says what only a run can tell, and how to get it", { timeout: 60_000 }, () => {
    expect(counted()).toEqual({
      components: "2",
      stories: "2",
      "props documented": "1 of 2",
      "axe violations": "not known: npm test -- stories",
      baselines: "0 (0 contact sheets, 0 transcripts)",
      "mutations caught": "not known: npm run prove",
    });
  });

  it("reads the reports of the last runs, and counts the baselines", { timeout: 60_000 }, () => {
    write(
      ".cache/stories.json",
      JSON.stringify({ stories: 1, pictures: 3, transcripts: 1, axeViolations: 0, failed: 1 }),
    );
    write(".cache/mutations.json", JSON.stringify({ mutations: 10, caught: 9 }));
    for (const name of ["a.webp", "a.json", "b.webp"]) write(`stories/__pictures__/${name}`, "");
    write("stories/__spoken__/a.txt", "");
    expect(counted()).toMatchObject({
      stories: "2 (1 in the last run)",
      "axe violations": "0 (in every theme, 1 stories, 1 failed)",
      baselines: "3 (2 contact sheets, 1 transcripts)",
      "mutations caught": "9 of 10",
    });
  });
});

describe("the counts in the README", () => {
  const readme = readFileSync(join(project, "README.md"), "utf8");

  it("are those of the code: npm run stats -- --write renews them", { timeout: 60_000 }, () => {
    const told = readStats(project).filter(({ name }) =>
      /^(components|stories|props documented)$/.test(name),
    );
    // A partial story run only adds its own count in parentheses.
    for (const { name, value } of told) {
      expect(readme).toContain(`    ${name.padEnd(18)}${value.replace(/ \(.*/, "")}`);
    }
  });

  it("are written between their marks, again and again", () => {
    const once = withStats(
      "# A\n\n<!-- npm run stats -->\n\n<!-- end -->\n\nB\n",
      formatStats([{ name: "a", value: "1" }]),
    );
    expect(once).toBe(`# A\n\n<!-- npm run stats -->\n\n    ${"a".padEnd(18)}1\n\n<!-- end -->\n\nB\n`);
    expect(withStats(once, formatStats([{ name: "a", value: "1" }]))).toBe(once);
  });
});
