import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptySummaries } from "../../scripts/withoutSummaries.ts";
import { contract } from "../../src/api/contract/contract.ts";

const read = (name: string) => readFile(join(import.meta.dirname, "../../src/api/contract", name), "utf8");

test("a summary goes, on its line or the next, whatever it quotes", () => {
  const code = 'a({ summary: "One", x: "1" });\nb({\n  summary:\n    "Says \\"two\\"",\n  x: "2",\n});';
  expect(emptySummaries(code)).toBe('a({ summary: "", x: "1" });\nb({\n  summary: "",\n  x: "2",\n});');
});

test("nothing is left of an order's calls but what the shop needs", async () => {
  const code = emptySummaries(await read("orderCalls.ts"));
  expect(code).toContain("/anonymous/orders");
  for (const { summary } of Object.values(contract.orders)) expect(code).not.toContain(summary);
});
