import fc from "fast-check";
import { expect, test } from "vitest";
import { paths, shopPath } from "../../src/shop/paths.ts";

test.each([
  "/cart",
  "/order/0b8f7f3e-5a8e-4c55-9a53-0d6a5d1b7c11",
  "/search?mode=pictures&event=x",
  "/search#photo",
])("%s is a path of this shop", (path) => {
  expect(shopPath(path)).toBe(path);
});

test.each([
  null,
  undefined,
  "",
  "cart",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "\t//evil.example",
  "https://evil.example/cart",
  "javascript:alert(1)",
  "/cart\\..\\x",
])("%j is refused", (candidate) => {
  expect(shopPath(candidate)).toBeNull();
});

test("whatever comes out leads back to this shop, as a browser reads it", async () => {
  const origin = "https://shop.example";
  const pieces = fc.constantFrom(
    "/",
    "\\",
    "\t",
    "\n",
    "@",
    ":",
    "evil.example",
    "cart/..",
    "?",
    "#",
    "..",
    "%2f",
    "",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 8 }), async (parts) => {
      const path = shopPath(parts.join(""));
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
    }),
  );
});

test("an address too long to be one of ours is refused", () => {
  expect(shopPath(`/${"a".repeat(2000)}`)).toBeNull();
});

test("a dot segment cannot make another site of it", () => {
  expect(shopPath("/x/..//evil.example")).toBeNull();
});

test("addresses carry what they are given, encoded", () => {
  expect(paths.login("/cart?a=1&b=2")).toBe("/login?returnUrl=%2Fcart%3Fa%3D1%26b%3D2");
  expect(paths.login()).toBe("/login");
  expect(paths.search({ mode: "events" })).toBe("/search?mode=events");
  expect(paths.search()).toBe("/search");
});
