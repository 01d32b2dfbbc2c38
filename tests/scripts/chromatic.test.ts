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

  it("does nothing in a workflow without the secret", () => {
    const [, steps = ""] = file(".github/workflows/chromatic.yml").split("steps:");
    const [look, ...others] = steps.split(/\n {6}- /).slice(1);
    expect(look).toContain('if [ -n "$CHROMATIC_PROJECT_TOKEN" ]');
    expect(others.length).toBeGreaterThan(2);
    for (const step of others) expect(step).toContain("if: steps.token.outputs.there");
  });
});
