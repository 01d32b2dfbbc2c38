import * as z from "zod";
import type { Endpoint } from "../../../../src/api/contract/endpoint.ts";
import { cents, flag, isoDate, isoDay, naturalQuery, uuid } from "../../../../src/api/contract/fields.ts";
import { termsVersion, waiverVersion } from "../../../../src/api/contract/orderCalls.ts";
import { consentVersions } from "../../../../src/domain/orders/consents.ts";
import type { Docs } from "./contractDocs.ts";

export type Json = Record<string, unknown>;
export type Schema = Endpoint["answer"];

const int32 = 2_147_483_647;

const naturalText = { type: "integer", minimum: 0, maximum: 999_999_999 };

/** What zod cannot print of the shared fields, or prints as an expression that hides the meaning. */
const fields: readonly [Schema, Json][] = [
  [uuid, { format: "uuid", examples: ["0b7a4c58-9d1e-4f36-8a52-6c1f0e9d7b43"] }],
  [isoDate, { type: "string", format: "date-time", examples: ["2026-05-01T08:00:00.000Z"] }],
  [isoDay, { examples: ["2026-05-01"] }],
  [flag, { type: "boolean" }],
  [cents, { description: "In cents of a euro.", examples: [1500] }],
  [naturalQuery, naturalText],
  [termsVersion, { examples: [consentVersions.terms] }],
  [waiverVersion, { examples: [consentVersions.waiver] }],
];

/** The formats that say more than their expression does. */
const clearFormats = ["uuid", "date-time", "date", "email"];

/** Whether a schema is another one, perhaps with further checks. */
function isOf(schema: z.core.$ZodType, base: Schema): boolean {
  const inner = ({ _zod: { def } }: z.core.$ZodType) => (def.type === "pipe" && "in" in def ? def.in : null);
  return schema === base || (inner(schema) !== null && inner(schema) === inner(base));
}

/** The bound that a check sets after a number has been read from text. */
function boundOf(schema: z.core.$ZodType): Json {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod: { def } }) => def);
  const maxima = checks.flatMap((def) =>
    def.check === "less_than" && "value" in def ? [Number(def.value)] : [],
  );
  return maxima.length > 0 ? { maximum: Math.min(...maxima) } : {};
}

function improve(schema: z.core.$ZodType, printed: Json): void {
  const [, known] = fields.find(([base]) => isOf(schema, base)) ?? [];
  if (known) {
    for (const key of ["anyOf", "pattern"]) delete printed[key];
    Object.assign(printed, known, known === naturalText ? boundOf(schema) : {});
  }
  if (clearFormats.includes(String(printed.format))) delete printed.pattern;
  if (printed.type === "integer") {
    if (Number(printed.maximum) <= int32 && Number(printed.minimum) >= -int32) printed.format = "int32";
  }
  const { def } = schema._zod;
  if (def.type === "default" && "defaultValue" in def) {
    // Generators of clients take a field with a default for one that is always there, in requests too.
    delete printed.default;
    printed.description = `Default: ${JSON.stringify(def.defaultValue)}.`;
  }
  // A later version may answer more.
  delete printed.additionalProperties;
}

/** A schema with a name of its own, and what is said of it. */
export interface Named {
  id: string;
  docs?: Docs | undefined;
}

/** Prints schemas, those with a name once and by reference. */
export class SchemaPrinter {
  /** The schemas that have been referred to, by name. */
  readonly components: Json = {};
  readonly #named: ReadonlyMap<Schema, Named>;

  constructor(named: ReadonlyMap<Schema, Named>) {
    this.#named = named;
  }

  /** @param io whether the schema is that of a request or of an answer; call it for all answers first */
  print(schema: Schema, io: "input" | "output", docs?: Docs): Json {
    const names = z.registry<{ id: string }>();
    for (const [one, { id }] of this.#named)
      names.add(one, { id: io === "input" ? this.#inputId(one, id) : id });
    const { $schema, $defs, ...printed } = printOnce(schema, io, names);
    for (const [id, definition] of Object.entries(refer($defs ?? {}))) {
      const of = [...this.#named].find(([one]) => names.get(one)?.id === id)?.[1].docs;
      if (of?.description) (definition as Json).description = of.description;
      this.components[id] = withDocs(definition as Json, of);
    }
    return withDocs(refer(printed), docs);
  }

  /** A request that reads otherwise than the answer of the same name has a name of its own. */
  #inputId(schema: Schema, id: string): string {
    if (!(id in this.components)) return id;
    const none = z.registry<{ id: string }>();
    const [asked, answered] = (["input", "output"] as const).map((io) => printOnce(schema, io, none));
    return JSON.stringify(asked) === JSON.stringify(answered) ? id : `${id}Input`;
  }
}

function printOnce(
  schema: Schema,
  io: "input" | "output",
  metadata: z.core.$ZodRegistry<{ id: string }>,
): Json {
  return z.toJSONSchema(schema, {
    io,
    metadata,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => improve(zodSchema, jsonSchema as Json),
  }) as Json;
}

function refer(value: unknown): Json {
  return JSON.parse(JSON.stringify(value).replaceAll("#/$defs/", "#/components/schemas/"), (key, part) =>
    key === "id" && typeof part === "string" ? undefined : part,
  );
}

/** Adds what the doc comments say of fields, and the format of addresses, to a printed schema. */
function withDocs(printed: Json, docs: Docs | undefined): Json {
  for (const [name, field] of Object.entries((printed.properties ?? {}) as Record<string, Json>)) {
    describeField(name, field, docs);
  }
  for (const part of [
    printed.items,
    ...((printed.anyOf ?? []) as Json[]),
    ...Object.values(printed.properties ?? {}),
  ]) {
    if (part) withDocs(part as Json, docs);
  }
  return printed;
}

/** Adds to a printed field, or a parameter's, what its doc comment says. */
export function describeField(name: string, field: Json, docs: Docs | undefined): void {
  const said = docs?.fields.get(name);
  if (said) field.description = [said, field.description].filter(Boolean).join(" ");
  const texts = [field, ...((field.anyOf ?? []) as Json[])].filter(
    ({ type, format }) => type === "string" && !format,
  );
  if (/^(?:link|url|\w+Url)$/.test(name)) for (const text of texts) text.format = "uri-reference";
}
