import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { getConfiguration } from "chromatic/node";
import { describe, expect, it } from "vitest";

const project = resolve(import.meta.dirname, "../..");
const file = (path: string) => readFileSync(join(project, path), "utf8");

describe("Chromatic's wiring", () => {
  it("is a configuration that Chromatic accepts, of a script that there is", async () => {
    const { configFile: _path, ...configuration } = await getConfiguration(
      join(project, "chromatic.config.json"),
    );
    expect(configuration).toEqual(JSON.parse(file("chromatic.config.json")));
    const { scripts } = JSON.parse(file("package.json"));
    expect(scripts).toHaveProperty([configuration.buildScriptName ?? ""]);
  });

  it("says one plain line without a token, and is content", () => {
    const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, "scripts/chromatic.ts")], {
      encoding: "utf8",
      env,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout.trimEnd().split("\n")).toHaveLength(1);
    expect(stdout).toContain("CHROMATIC_PROJECT_TOKEN");
  });

  it("does nothing in a workflow without the secret", () => {
    const [, steps = ""] = file(".github/workflows/chromatic.yml").split("steps:");
    const [look, ...others] = steps.split(/\n {6}- /).slice(1);
    expect(look).toContain('if [ -n "$CHROMATIC_PROJECT_TOKEN" ]');
    expect(others.length).toBeGreaterThan(2);
    for (const step of others) expect(step).toContain("if: steps.token.outputs.there");
  });

  it("sees the windows and themes that our own pictures see", () => {
    const modes = [...file(".storybook/preview.tsx").matchAll(/theme: "(\w+)", viewport: (\d+)/g)];
    expect(modes.map(([, theme, width]) => `${theme} ${width}`)).toEqual([
      "boutique 1280",
      "boutique 390",
      "stand 1280",
    ]);
  });
});
