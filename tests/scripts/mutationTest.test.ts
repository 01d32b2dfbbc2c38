import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { accessibilityFaults } from "../../scripts/mutationTest/accessibility.ts";
import { mutate } from "../../scripts/mutationTest/mutate.ts";
import { mutations } from "../../scripts/mutationTest/mutations.ts";

describe("the mutation test of the stories", () => {
  it.each([...mutations, ...accessibilityFaults])(
    "finds what it changes: $name",
    ({ file, from, to, stories, story }) => {
      const source = readFileSync(file, "utf8");
      expect(mutate(source, from, to, file)).not.toBe(source);
      const test = readFileSync(stories, "utf8");
      if (story) expect(test).toContain(`export const ${story}: Story`);
    },
  );

  it("asks for an update where the source has changed", () => {
    expect(() => mutate("a b a", "a", "c", "x.ts")).toThrow("2 times");
    expect(() => mutate("b", "a", "c", "x.ts")).toThrow("0 times");
    expect(mutate("b $& b2", "b2", "$&", "x.ts")).toBe("b $& $&");
  });
});
