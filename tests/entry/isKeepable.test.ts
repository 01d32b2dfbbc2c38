import { expect, test } from "vitest";
import { contract } from "../../src/api/contract/contract.ts";
import type { Endpoint } from "../../src/api/contract/endpoint.ts";
import { isKeepable } from "../../src/entry/isKeepable.ts";

const calls = Object.values(contract).flatMap<Endpoint>((group) => Object.values(group));
const pathOf = ({ path }: Endpoint) => `/api${path.replace(/\{\w+\}/g, crypto.randomUUID())}`;

test("no path of a call that writes, or of what belongs to a visitor, is fetched again", () => {
  const cacheable = new Set(calls.filter((call) => call.cacheable).map(({ path }) => path));
  const wrong = calls.filter((call) => !cacheable.has(call.path) && isKeepable(pathOf(call)));
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("what the search shows is kept: events, pictures and their files", () => {
  for (const path of ["/anonymous/events", "/anonymous/events/{uuid}", "/anonymous/pictures"]) {
    const call = calls.find((one) => one.path === path);
    expect(call && isKeepable(pathOf(call)), path).toBe(true);
  }
  expect(isKeepable("/thumbnails/0a/picture.webp")).toBe(true);
  expect(isKeepable("/sandbox-bank/choice")).toBe(false);
});
