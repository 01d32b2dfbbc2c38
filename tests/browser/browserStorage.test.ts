import { afterEach, expect, test, vi } from "vitest";
import { takesCookies } from "../../src/browser/browserStorage.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser's cookies; `onRead` is called before each reading, as another tab may act then. */
function stubCookies({ keeps = true, onRead = () => {} }) {
  const jar = new Map<string, string>();
  vi.stubGlobal("document", {
    get cookie() {
      onRead();
      return [...jar].map((pair) => pair.join("=")).join("; ");
    },
    set cookie(text: string) {
      const [name = "", value = ""] = (text.split(";")[0] ?? "").split("=");
      if (text.includes("max-age=0")) jar.delete(name);
      else if (keeps) jar.set(name, value);
    },
  });
  return jar;
}

test("a browser that keeps cookies is told from one that refuses them, and nothing stays", () => {
  const jar = stubCookies({});
  expect(takesCookies()).toBe(true);
  expect(jar.size).toBe(0);
  stubCookies({ keeps: false });
  expect(takesCookies()).toBe(false);
});

test("a tab that tries at the same moment changes nothing", () => {
  let isOther = false;
  stubCookies({
    onRead: () => {
      if (isOther) return;
      isOther = true;
      expect(takesCookies()).toBe(true);
    },
  });
  expect(takesCookies()).toBe(true);
});
