import type { ApiDocument, Schema } from "./apiDocument.ts";
import type { KnownValues } from "./knownValues.ts";

export interface Source {
  random: () => number;
  document: ApiDocument;
  known: KnownValues;
  /** Of the call that the values are for. */
  path: string;
}

export function pick<Item>({ random }: Pick<Source, "random">, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

export const chance = ({ random }: Pick<Source, "random">, share: number) => random() < share;

const hex = (source: Source, length: number) =>
  Array.from({ length }, () => pick(source, [..."0123456789abcdef"])).join("");

export const anyUuid = (source: Source) => [8, 4, 4, 4, 12].map((length) => hex(source, length)).join("-");

/** Text that programs trip over, but that a line may hold. */
export const oddLines = [
  "’«\u202f»œÆ",
  "👩‍👩‍👧‍👦🏇🏽",
  "\u202eגקש العربية",
  "e\u0301\u0300\u0302",
  "\ud800",
  "%00%ff%",
  "' or 1=1; --",
  "\\u0000\\",
  "{{7*7}}<script>",
  "__proto__",
  "null",
  "-0",
  "१२३",
  "ﷺ",
  "ẞıİ",
];

/** Values of every type and size, few of which any field takes. */
export const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
  -1e308,
  "",
  " ",
  "\u0000",
  "a\nb",
  "x".repeat(70_000),
  [],
  [null],
  {},
  { toString: 1 },
  ...oddLines,
];

const samples = ["1", "A", "a1", "1.0.0", "#a1b2c3", "12:30", "+05:00", "0612345678", "a-b", "12345678"];
const words = ["Rosières", "Zoé", "IMG_1", "5", "é".repeat(30), "a b", "O’Brien-Lefèvre", ...oddLines];
const moments = [
  "2026-05-01T08:00:00.000Z",
  "2026-05-01T09:00:01+02:00",
  "1970-01-01T00:00:00Z",
  "2100-12-31T23:59:59.999Z",
];
const days = ["2026-05-01", "1970-01-01", "2100-12-31", "2024-02-29"];

function text(source: Source, { format, pattern, minLength = 0, maxLength }: Schema): string {
  if (format === "uuid") return anyUuid(source);
  if (format === "date-time") return pick(source, moments);
  if (format === "date") return pick(source, days);
  if (format === "email") return `zoe${Math.floor(source.random() * 1000)}@example.fr`;
  if (format?.startsWith("uri")) return "https://example.fr/a?b=c";
  if (pattern) return samples.find((sample) => new RegExp(pattern, "u").test(sample)) ?? "x";
  if (maxLength !== undefined && chance(source, 0.05)) return "é".repeat(maxLength);
  return pick(source, words).slice(0, maxLength).padEnd(minLength, "x");
}

function number(source: Source, { type, minimum = -1e9, maximum = 1e9, exclusiveMinimum }: Schema): number {
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + (type === "integer" ? 1 : 0.5);
  const between = least + source.random() * Math.min(maximum - least, 100);
  return pick(source, [
    least,
    maximum,
    Math.min(least + 1, maximum),
    type === "integer" ? Math.floor(between) : between,
  ]);
}

/** Returns a value that a schema takes; about things that exist, where any are known. */
export function valueFor(source: Source, given: Schema, name: string): unknown {
  const schema = source.document.resolve(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(source, schema.enum);
  if (schema.anyOf) return valueFor(source, pick(source, schema.anyOf), name);
  const type = Array.isArray(schema.type) ? pick(source, schema.type) : schema.type;
  const found = source.known
    .find(name, source.path)
    .filter((value) => typeof value === (type === "string" ? "string" : "number"));
  const isName = schema.format === "uuid" || /id$|code$|key$/i.test(name);
  if (isName && found.length > 0 && chance(source, 0.9)) return pick(source, found);
  if (type === "null") return null;
  if (type === "boolean") return chance(source, 0.5);
  if (type === "string") return text(source, schema);
  if (type === "integer" || type === "number") return number(source, { ...schema, type });
  if (type === "array") {
    const { minItems = 0, maxItems = 300, items = {} } = schema;
    const length = chance(source, 0.03) ? maxItems : minItems + Math.floor(source.random() * 3);
    return Array.from({ length: Math.min(length, maxItems) }, () => valueFor(source, items, name));
  }
  if (type === "object") {
    const entries = Object.entries(schema.properties ?? {}).filter(
      ([field]) => schema.required?.includes(field) || chance(source, 0.6),
    );
    return Object.fromEntries(entries.map(([field, part]) => [field, valueFor(source, part, field)]));
  }
  return pick(source, oddValues);
}
