import { afterEach, expect, test, vi } from "vitest";
import { keptByServer, memoizeByKey } from "../../src/state/memoizeByKey.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("equal values have one thing, others have their own", () => {
  const make = vi.fn((of: { a: number }) => ({ of }));
  const one = memoizeByKey(make);
  expect(one({ a: 1 })).toBe(one({ a: 1 }));
  expect(one({ a: 2 })).not.toBe(one({ a: 1 }));
  expect(make).toHaveBeenCalledTimes(2);
});

test("a server keeps so many, whatever addresses it is asked for", () => {
  vi.stubEnv("SSR", true);
  const make = vi.fn((of: number) => ({ of }));
  const one = memoizeByKey(make);
  const first = one(0);
  for (let of = 1; of < keptByServer; of += 1) one(of);
  expect(one(0)).toBe(first);
  one(keptByServer);
  expect(one(0)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(keptByServer + 2);
});

test("a browser keeps them all", () => {
  vi.stubEnv("SSR", false);
  const one = memoizeByKey((of: number) => ({ of }));
  const first = one(0);
  for (let of = 1; of <= 2 * keptByServer; of += 1) one(of);
  expect(one(0)).toBe(first);
});
