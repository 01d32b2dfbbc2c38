import { expect, test } from "vitest";
import { randomUuid } from "../../src/browser/randomUuid.ts";

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test("outside secure contexts, where crypto.randomUUID is missing, the bytes make one", () => {
  const source = {
    getRandomValues: <T extends ArrayBufferView>(bytes: T) => crypto.getRandomValues(bytes as never) as T,
  };
  const made = Array.from({ length: 200 }, () => randomUuid(source as Crypto));
  for (const one of made) expect(one).toMatch(version4);
  expect(new Set(made).size).toBe(200);
});

test("inside them the browser's own is used", () => {
  expect(randomUuid()).toMatch(version4);
});
