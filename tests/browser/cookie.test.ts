import { afterEach, expect, it, vi } from "vitest";
import { readCookie, writeCookie } from "../../src/browser/cookie.ts";

afterEach(() => vi.unstubAllGlobals());

it("finds a cookie by its whole name", () => {
  vi.stubGlobal("document", { cookie: "dossard-own-device=1; own=2; empty=" });
  expect(readCookie("dossard-own-device")).toBe("1");
  expect(readCookie("own")).toBe("2");
  expect(readCookie("empty")).toBe("");
  expect(readCookie("device")).toBeNull();
});

it("has none without a document", () => {
  expect(readCookie("own")).toBeNull();
  expect(() => writeCookie("own", 1, null)).not.toThrow();
});
