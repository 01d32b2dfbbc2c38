import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { altered } from "../../scripts/prove/altered.ts";
import { mutations } from "../../scripts/prove/mutations.ts";

describe("the proof that the stories catch a slip", () => {
  it.each(mutations)("finds what it alters: $name", ({ file, from, to, stories }) => {
    const source = readFileSync(file, "utf8");
    expect(altered(source, from, to, file)).not.toBe(source);
    expect(() => readFileSync(stories)).not.toThrow();
  });

  it("asks to be mended where the source has moved on", () => {
    expect(() => altered("a b a", "a", "c", "x.ts")).toThrow("2 times");
    expect(() => altered("b", "a", "c", "x.ts")).toThrow("0 times");
    expect(altered("b $& b2", "b2", "$&", "x.ts")).toBe("b $& $&");
  });
});
