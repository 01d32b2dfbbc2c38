import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import type { Endpoint } from "../../src/api/contract/endpoint.ts";
import { fileLinks } from "../../src/api/contract/links.ts";
import { servedContract } from "../../src/api/contract/operatorCalls.ts";

/** Kept as typed, sealed by the bank, split into UUIDs, or one of two words. */
const asTheyAre = [
  "password",
  "newPassword",
  "dataCrypt",
  "len",
  "eventUuids",
  "pictureUuids",
  "withoutNames",
];
/** A call that names each entry that it cannot use, and takes the others. */
const byEntry = "operator.proposeNames names ";

interface Definition {
  type: string;
  innerType?: z.ZodMiniType;
  in?: z.ZodMiniType;
  element?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
}

/** Every text inside a schema, keyed by path. */
function textsOf(schema: z.ZodMiniType, path: string): [string, z.ZodMiniType][] {
  const definition = schema._zod.def as unknown as Definition;
  if (definition.type === "string") return [[path, schema]];
  const inner = [definition.innerType, definition.in, definition.element, ...(definition.options ?? [])];
  return [
    ...inner.flatMap((part) => (part ? textsOf(part, path) : [])),
    ...Object.entries(definition.shape ?? {}).flatMap(([name, part]) => textsOf(part, `${path} ${name}`)),
  ];
}

const calls = [servedContract, { fileLinks }].flatMap((resources) =>
  Object.entries(resources).flatMap(([resource, byName]) =>
    Object.entries(byName as Record<string, Endpoint>).flatMap(([name, { params, query, body }]) =>
      [params, query, body].flatMap((schema) => (schema ? textsOf(schema, `${resource}.${name}`) : [])),
    ),
  ),
);
const texts = calls.filter(
  ([path]) => !path.startsWith(byEntry) && !asTheyAre.some((name) => path.endsWith(` ${name}`)),
);

describe("texts that callers send", () => {
  it("are found", () => {
    const paths = texts.map(([path]) => path);
    expect(paths).toEqual(
      expect.arrayContaining(["customers.register lastName", "orders.finalizeCurrentOrder phone"]),
    );
    expect(paths.length).toBeGreaterThan(60);
  });

  it.each(["\n", "\r", "\0", "\t", "\u001b", "\u0085", "\u2028", "\u2029", "\ud800"])(
    "take no %j",
    (control) => {
      const taken = texts.filter(([, schema]) => schema.safeParse(`a${control}b`).success);
      expect(taken.map(([path]) => path)).toEqual([]);
    },
  );

  it("take letters, marks and signs of any language", () => {
    const lastName = texts.find(([path]) => path === "customers.register lastName")?.[1];
    for (const name of ["Lefèvre", "O’Neill-Œuf", "李小龍", "प्रिया", "👩‍👧", "d’\u00a0Ormesson"]) {
      expect(lastName?.safeParse(name).success, name).toBe(true);
    }
  });
});
