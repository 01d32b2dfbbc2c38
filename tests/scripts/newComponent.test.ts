import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { readComponents } from "../../scripts/ui/components.ts";
import { folderName, variableName } from "../../scripts/ui/names.ts";
import { BadName, writeComponent } from "../../scripts/ui/newComponent.ts";
import { looseProps, misplaced, storyFaults, undocumented } from "../architecture/components.ts";
import { joinedLooks } from "../architecture/looks.ts";
import { readSources, sourceFolders } from "../architecture/sources.ts";
import { rawColours, rawLayers, rawPixels } from "../architecture/tokens.ts";

const project = resolve(import.meta.dirname, "../..");
const bin = (name: string) => join(project, "node_modules/.bin", name);
let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "dossard-new-"));
  for (const folder of sourceFolders) mkdirSync(join(root, folder));
  cpSync(join(project, "src/ui"), join(root, "src/ui"), { recursive: true });
  cpSync(join(project, "stories/support/usage.ts"), join(root, "stories/support/usage.ts"), {
    recursive: true,
  });
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  cpSync(join(project, "tsconfig.json"), join(root, "tsconfig.json"));
  const biome = JSON.parse(readFileSync(join(project, "biome.json"), "utf8"));
  writeFileSync(join(root, "biome.json"), JSON.stringify({ ...biome, vcs: { enabled: false } }));
  return () => rmSync(root, { recursive: true, force: true });
});

describe("a new component", () => {
  it("passes types, lint, format and guards", { timeout: 60_000 }, () => {
    const wanted = [
      { name: "PriceTag", css: false, shop: true },
      { name: "AwardRibbon", css: true, shop: false },
      { name: "ReceiptLine", css: true, shop: true },
      { name: "VeryLongNameOfAnAwardCeremony2", css: false, shop: false },
    ];
    const written = wanted.flatMap((asked) => {
      const files = writeComponent(root, asked);
      expect(files.some((path) => path.endsWith(".css.ts"))).toBe(asked.css);
      expect(files.some((path) => path.startsWith("src/ui/shop/"))).toBe(asked.shop);
      return files;
    });

    const types = spawnSync(bin("tsc"), ["--noEmit"], { cwd: root, encoding: "utf8" });
    expect(types.stdout).toBe("");
    // A file that several components change is named once.
    const lint = spawnSync(bin("biome"), ["check", "--error-on-warnings", ...new Set(written)], {
      cwd: root,
      encoding: "utf8",
    });
    expect(lint.status, lint.stdout + lint.stderr).toBe(0);

    const sources = readSources(root);
    const components = readComponents(root);
    const names = wanted.map(({ name }) => name);
    const made = components.filter(({ name }) => names.includes(name));
    expect(made.map(({ name }) => name).sort()).toEqual(names.toSorted());
    for (const component of made) {
      expect(component.props.map(({ name }) => name).sort()).toEqual(["children", "id", "ref", "tone"]);
      expect(storyFaults(component, sources)).toEqual([]);
      expect(undocumented(component)).toEqual([]);
      expect(looseProps(component)).toEqual([]);
    }
    const ofMade = (fault: string) => names.some((name) => fault.includes(name));
    expect(misplaced(components, sources).filter(ofMade)).toEqual([]);
    const own = new Map([...sources].filter(([file]) => written.includes(file)));
    expect([...rawColours(own), ...rawLayers(own), ...rawPixels(own), ...joinedLooks(own)]).toEqual([]);
  });

  it.each(["priceTag", "Price Tag", "Price-Tag", "../Price", "PRICE", "P", ""])(
    "cannot be called « %s »",
    (name) => {
      expect(() => writeComponent(root, { name, css: false, shop: false })).toThrow(BadName);
    },
  );

  it.each(["Button", "Price", "QRCode", "BadgeProps"])("cannot take %s's place", (name) => {
    const before = readFileSync(join(root, "src/ui/index.ts"), "utf8");
    expect(() => writeComponent(root, { name, css: true, shop: false })).toThrow(/is taken/);
    expect(readFileSync(join(root, "src/ui/index.ts"), "utf8")).toBe(before);
    expect(existsSync(join(root, `stories/ui/${name}.stories.tsx`))).toBe(false);
  });
});

describe("its command", () => {
  it("refuses in one plain line and ends with 1", { timeout: 60_000 }, () => {
    for (const args of [["button"], [], ["One", "Two"], ["Tag", "--colour"]]) {
      const { status, stderr } = spawnSync(
        process.execPath,
        [join(project, "scripts/newComponent.ts"), ...args],
        { encoding: "utf8" },
      );
      expect(status).toBe(1);
      expect(stderr.trimEnd().split("\n")).toHaveLength(1);
      expect(stderr).not.toMatch(/ {4}at /);
    }
  });
});

describe("its names", () => {
  it.each([
    ["Button", "button", "button"],
    ["LineItem", "line-item", "lineItem"],
    ["QRCode", "qr-code", "qrCode"],
    ["ZoomLens2", "zoom-lens2", "zoomLens2"],
  ])("%s stands in %s and begins its arrays with %s", (component, folder, variable) => {
    expect(folderName(component)).toBe(folder);
    expect(variableName(component)).toBe(variable);
  });
});
