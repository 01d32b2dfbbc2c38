import { spawnSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildUi } from "../../scripts/ui/buildUi.ts";
import { bundleOf } from "../../scripts/ui/weigh.ts";

const project = resolve(import.meta.dirname, "../..");
let consumer = "";
let library = "";

beforeAll(async () => {
  // A small application elsewhere, with the library and its dependencies installed.
  consumer = mkdtempSync(join(tmpdir(), "dossard-consumer-"));
  library = join(consumer, "library");
  await buildUi(project, library);
  const packages = join(consumer, "node_modules");
  mkdirSync(packages);
  symlinkSync(library, join(packages, "dossard-ui"));
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(library, "package.json"), "utf8"));
  for (const name of ["@types", ...Object.keys(dependencies), ...Object.keys(peerDependencies)]) {
    mkdirSync(join(packages, name, ".."), { recursive: true });
    symlinkSync(join(project, "node_modules", name), join(packages, name));
  }
}, 60_000);

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

/** Returns the compiler's output for an application with this source. */
function compile(text: string): string {
  writeFileSync(join(consumer, "app.tsx"), text);
  const flags =
    "--noEmit --strict --skipLibCheck --jsx react-jsx --module esnext --moduleResolution bundler --types react --preserveSymlinks";
  return spawnSync(
    join(project, "node_modules/.bin/tsc"),
    [...flags.split(" "), "--ignoreConfig", join(consumer, "app.tsx")],
    { cwd: consumer, encoding: "utf8" },
  ).stdout;
}

describe("the design system as a library", () => {
  it("gives a Button without the Modal", { timeout: 30_000 }, async () => {
    const [button, modal] = [await bundleOf(library, "{ Button }"), await bundleOf(library, "{ Modal }")];
    expect(button).toContain("aria-disabled");
    for (const mark of ["data-dossard-dialog", "DialogContent"]) {
      // A mark missing from the Modal would make the next check vacuous.
      expect(modal, mark).toContain(mark);
      expect(button, mark).not.toContain(mark);
    }
    expect(button.length).toBeLessThan(modal.length / 4);
  });

  it("keeps its modules apart, and its fonts out of the style sheet", () => {
    expect(readdirSync(join(library, "button"))).toContain("Button.js");
    const styles = readFileSync(join(library, "style.css"), "utf8");
    expect(styles).toMatch(/url\(\.?\/?fonts\/instrument-sans[\w-]*\.woff2\)/);
    expect(styles).not.toContain("data:font");
    expect(readdirSync(join(library, "fonts")).length).toBeGreaterThanOrEqual(4);
  });

  it("gives each module its style sheet, and says which modules need a browser", () => {
    const read = (path: string) => readFileSync(join(library, path), "utf8");
    expect(read("button/Button.css.js")).toMatch(/^import ".\/Button.css";/);
    expect(read("button/Button.css")).toContain("{");
    const asked = ["--conditions=react-server", "-p", "JSON.stringify(Object.keys(require('react')))"];
    const { stdout } = spawnSync(process.execPath, asked, { cwd: project, encoding: "utf8" });
    const onServers = new Set<string>(JSON.parse(stdout));
    expect(onServers.has("useId")).toBe(true);
    const wrong = readdirSync(library, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".js"))
      .filter((file) => {
        const [, names = ""] = /import \{([^}]*)\} from "react";/.exec(read(file)) ?? [];
        const imported = names.split(",").map((name) => name.trim().split(" ")[0] ?? "");
        const needsBrowser = imported.some((name) => name && !onServers.has(name));
        return needsBrowser && !read(file).startsWith('"use client";');
      });
    expect(wrong).toEqual([]);
    // No hook, but a handler.
    expect(read("button/Button.js")).toMatch(/^"use client";/);
    expect(read("text/Text.js")).not.toContain("use client");
    expect(read("theme/themes.js")).not.toContain("use client");
  });

  it("has a version of its own, the changelog's newest, and needs no router", () => {
    const manifest = JSON.parse(readFileSync(join(library, "package.json"), "utf8"));
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(readFileSync(join(library, "CHANGELOG.md"), "utf8")).toContain(`## ${manifest.version}\n`);
    expect(manifest.license).toBeTruthy();
    expect(Object.keys(manifest.peerDependencies)).toEqual(["react", "react-dom"]);
    expect(JSON.stringify(manifest)).not.toContain("router");
  });

  it("compiles the examples of its README", { timeout: 60_000 }, () => {
    const examples = readFileSync(join(library, "README.md"), "utf8").matchAll(/```tsx\n([\s\S]*?)```/g);
    const texts = [...examples].map(([, text = ""]) => text);
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(compile(text)).toBe("");
  });

  it("carries its types", { timeout: 30_000 }, () => {
    const imports =
      'import { Button, type ButtonSize, Stack } from "dossard-ui";\nimport "dossard-ui/style.css";\n';
    const declared = 'declare module "*.css";\n';
    writeFileSync(join(consumer, "styles.d.ts"), declared);
    const right = `/// <reference path="./styles.d.ts" />\n${imports}
const size: ButtonSize = "large";
export const app = <Stack space={["sm", "md", "lg"]}><Button size={size}>Payer</Button></Stack>;`;
    expect(compile(right)).toBe("");
    expect(compile(right.replace('"large"', '"huge"'))).toContain('"huge"');
    expect(compile(right.replace("<Button", '<Button className="mine"'))).toContain("className");
  });
});
