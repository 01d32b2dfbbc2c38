import { describe, expect, test } from "vitest";
import * as z from "zod";
import { tokensOf } from "../../scripts/ui/tokens/tokens.ts";
import { tokenFiles } from "../../scripts/ui/tokens/writeTokens.ts";
import { themeNames } from "../../src/ui/theme/themeNames.ts";
import { themeValues } from "../../src/ui/theme/values.ts";

const files = tokenFiles(themeValues);
const names = tokensOf(themeValues.boutique).map(({ property }) => property);

describe("tokens.css", () => {
  const rules = [...(files["tokens.css"] ?? "").matchAll(/\[data-theme="(\w+)"\] \{\n([^}]*)\}/g)];

  test("has a rule for every theme with every name", () => {
    expect(rules.map(([, theme]) => theme)).toEqual(themeNames);
    for (const [, theme, body = ""] of rules) {
      expect(
        [...body.matchAll(/^(--[\w-]+): [^;]+;$/gm)].map(([, name]) => name),
        theme,
      ).toEqual(names);
    }
  });

  test("names a value as people write it", () => {
    expect(names).toContain("--dossard-color-ink-muted");
    expect(names).toContain("--dossard-space-md");
    expect(names).toContain("--dossard-type-title1-size");
    expect(new Set(names).size).toBe(names.length);
    expect(files["tokens.css"]).toContain("--dossard-color-accent: #116b3c;");
  });
});

/** The format of the Design Tokens Community Group, version 2025.10, for the types that the themes use. */
const dimension = z.strictObject({ value: z.number(), unit: z.enum(["px", "rem"]) });
const color = z.strictObject({
  colorSpace: z.literal("srgb"),
  components: z.tuple(
    [0, 1, 2].map(() => z.number().min(0).max(1)) as [z.ZodNumber, z.ZodNumber, z.ZodNumber],
  ),
  alpha: z.number().min(0).max(1),
  hex: z
    .string()
    .regex(/^#[\da-f]{6}$/)
    .optional(),
});
const shadow = z.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
});
const share = z.number().min(0).max(1);
const values = {
  color,
  dimension,
  fontFamily: z.array(z.string().regex(/^[^"',]+$/)).min(2),
  fontWeight: z.number().min(1).max(1000),
  duration: z.strictObject({ value: z.number().positive(), unit: z.literal("ms") }),
  cubicBezier: z.tuple([share, z.number(), share, z.number()]),
  number: z.number(),
  shadow: z.array(shadow).min(1),
};
const token = z.discriminatedUnion(
  "$type",
  Object.entries(values).map(([type, $value]) =>
    z.strictObject({
      $type: z.literal(type),
      $value,
      $description: z.string().min(10),
      $extensions: z.record(z.string().regex(/^fr\.dossard\./), z.string()).optional(),
    }),
  ) as never,
);

/** Returns the paths of all tokens below a group; throws at one that breaks the format. */
function pathsOf(group: object, path: string[] = []): string[] {
  return Object.entries(group).flatMap(([name, child]) => {
    expect(name, "a group's or token's name").toMatch(/^[^$.{}][^.{}]*$/);
    const here = [...path, name];
    if (!("$value" in child)) return pathsOf(child, here);
    token.parse(child);
    return [here.join(".")];
  });
}

describe.each(themeNames)("%s.tokens.json", (theme) => {
  const told = JSON.parse(files[`${theme}.tokens.json`] ?? "");

  test("has every name, in the community's format", () => {
    expect(pathsOf(told)).toEqual(tokensOf(themeValues.boutique).map(({ path }) => path.join(".")));
  });

  test("has the theme's own values", () => {
    expect(told.color.canvas.$value.hex).toBe(themeValues[theme].color.canvas);
    expect(told.shadow.none.$value).toHaveLength(1);
    expect(told.shadow.overlay.$value.at(-1).blur).toEqual({ value: 64, unit: "px" });
    expect(told.shadow.overlay.$value.at(-1).color.alpha).toBeGreaterThan(0.1);
    expect(told.type.title1.size.$extensions["fr.dossard.css"]).toBe(themeValues[theme].type.title1.size);
  });
});

describe("figma.json", () => {
  const id = z.string().min(1);
  const body = z
    .strictObject({
      variableCollections: z.tuple([
        z.strictObject({ action: z.literal("CREATE"), id, name: id, initialModeId: id }),
      ]),
      variableModes: z.array(
        z.strictObject({ action: z.enum(["CREATE", "UPDATE"]), id, name: id, variableCollectionId: id }),
      ),
      variables: z.array(
        z.strictObject({
          action: z.literal("CREATE"),
          id,
          // Figma allows neither dots nor braces.
          name: z.string().regex(/^[^.{}]+$/),
          variableCollectionId: id,
          resolvedType: z.enum(["COLOR", "FLOAT", "STRING"]),
          description: id,
          codeSyntax: z.strictObject({ WEB: z.string().regex(/^var\(--dossard-[\w-]+\)$/) }),
        }),
      ),
      variableModeValues: z.array(
        z.strictObject({
          variableId: id,
          modeId: id,
          value: z.union([
            z.string().min(1),
            z.number(),
            z.strictObject({ r: share, g: share, b: share, a: share }),
          ]),
        }),
      ),
    })
    .parse(JSON.parse(files["figma.json"] ?? ""));
  const [collection] = body.variableCollections;

  test("has one collection with a mode for each theme, whose first is the collection's own", () => {
    expect(body.variableModes.map(({ name }) => name)).toEqual(themeNames);
    expect(body.variableModes.map(({ action }) => action)).toEqual(["UPDATE", "CREATE", "CREATE"]);
    expect(body.variableModes[0]?.id).toBe(collection.initialModeId);
    const parts = [...body.variableModes, ...body.variables];
    expect(new Set(parts.map((part) => part.variableCollectionId))).toEqual(new Set([collection.id]));
  });

  test("has a value of the right type for every name in every mode", () => {
    expect(body.variables.map(({ codeSyntax }) => codeSyntax.WEB)).toEqual(
      names.map((name) => `var(${name})`),
    );
    const types = { COLOR: "object", FLOAT: "number", STRING: "string" };
    for (const { id: mode } of body.variableModes) {
      const told = body.variableModeValues.filter(({ modeId }) => modeId === mode);
      expect(told.map(({ variableId }) => variableId)).toEqual(body.variables.map((variable) => variable.id));
      expect(told.map(({ value }) => typeof value)).toEqual(
        body.variables.map(({ resolvedType }) => types[resolvedType]),
      );
    }
  });
});
