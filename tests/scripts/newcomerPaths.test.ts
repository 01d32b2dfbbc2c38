import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readTypeScript } from "../../scripts/house/imports.ts";
import { addCall, addStep, type Edit } from "../../scripts/house/walks.ts";
import { readComponents } from "../../scripts/ui/components.ts";
import { writeComponent } from "../../scripts/ui/newComponent.ts";
import { undocumented } from "../architecture/components.ts";

const project = resolve(import.meta.dirname, "../..");
let root = "";

/** A scratch copy of the files that the paths of CONTRIBUTING.md touch. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "dossard-newcomer-"));
  for (const folder of ["src", "server", "demo", "scripts", "stories/support", "tests/ui"]) {
    const from = join(project, folder);
    if (existsSync(from)) cpSync(from, join(root, folder), { recursive: true });
  }
  symlinkSync(join(project, "node_modules"), join(root, "node_modules"));
  cpSync(join(project, "tsconfig.json"), join(root, "tsconfig.json"));
  const biome = JSON.parse(readFileSync(join(project, "biome.json"), "utf8"));
  writeFileSync(join(root, "biome.json"), JSON.stringify({ ...biome, vcs: { enabled: false } }));
  return () => rmSync(root, { recursive: true, force: true });
});

function write(...edits: Edit[]) {
  for (const { file, text } of edits) writeFileSync(join(root, file), text);
}

/** Returns TypeScript's errors for these files and everything they import. */
function typeErrors(files: string[]): string[] {
  const config = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8"));
  writeFileSync(join(root, "tsconfig.walk.json"), JSON.stringify({ ...config, include: files }));
  const { stdout } = spawnSync(
    join(project, "node_modules/.bin/tsc"),
    ["--noEmit", "--pretty", "false", "--project", "tsconfig.walk.json"],
    { cwd: root, encoding: "utf8" },
  );
  // Continuation lines of a message are indented.
  return stdout.split(/\n(?=\S)/).filter((message) => / error TS\d+: /.test(message));
}

const unlisted = ({ file, text }: Edit): Edit[] => [
  { file, text: text.replace(/ {2}gift,\n|import \{ gift.*\n/g, "") },
];

describe("one message names", { timeout: 300_000 }, () => {
  it("a call without a handler, and none a call that has one", () => {
    const whole = addCall(readTypeScript(root), "countSharedSelections");
    write(whole.contract, whole.handler, whole.entry);
    const { contract } = addCall(readTypeScript(root), "forgetSharedSelection");
    write(contract);
    expect(typeErrors([whole.entry.file])).toEqual([
      expect.stringMatching(/^server\/.* Property 'forgetSharedSelection' is missing/),
    ]);
  });

  it("a step without a footer, one that the flow does not list, and none a whole one", () => {
    const { states, step, flow } = addStep(readTypeScript(root), "gift");
    write(states, step, flow);
    expect(typeErrors([flow.file])).toEqual([]);
    write({ file: step.file, text: step.text.replace(/ {2}Footer:.*\n|import \{ BackButton.*\n/g, "") });
    expect(typeErrors([flow.file])).toEqual([
      expect.stringMatching(/steps\/gift.tsx.* Property 'Footer' is missing/s),
    ]);
    write(step, ...unlisted(flow));
    expect(typeErrors([flow.file])).toEqual([expect.stringMatching(/flow.ts.* Property 'gift' is missing/s)]);
  });

  it("a component's prop without a doc line", () => {
    const [file = ""] = writeComponent(root, { name: "PriceTag", css: false, shop: false });
    const text = readFileSync(join(root, file), "utf8");
    const faults = () =>
      readComponents(root)
        .filter(({ name }) => name === "PriceTag")
        .flatMap(undocumented);
    expect(faults()).toEqual([]);
    write({ file, text: text.replace(/ {2}\/\*\* On the page.*\n/, "") });
    expect(faults()).toEqual(["PriceTag's prop tone has no doc line"]);
  });
});
