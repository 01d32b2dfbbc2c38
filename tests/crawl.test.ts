import fc from "fast-check";
import { expect, it } from "vitest";
import { type Action, describePath, parsePath } from "../e2e/crawl/actions.ts";
import { fillings, textFor } from "../e2e/crawl/words.ts";

const words = fc.string({ unit: "grapheme" }).filter((text) => !text.includes("=>"));
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    do: fc.constant("press" as const),
    role: fc.constantFrom("button", "link", "option"),
    name: words,
    place: fc.nat(9),
  }),
  fc.record({ do: fc.constant("fill" as const), form: words, filling: fc.constantFrom(...fillings) }),
);

it("a path of presses is read as it is written", () => {
  fc.assert(
    fc.property(fc.array(action), (actions) => {
      expect(parsePath(describePath("cart", actions))).toEqual({ screen: "cart", actions });
    }),
  );
});

it("names with quotation marks and numbers stay whole", () => {
  const odd: Action[] = [{ do: "press", role: "button", name: "Photo « L’Œil » 3", place: 1 }];
  expect(describePath("cart", odd)).toBe("cart => button « Photo « L’Œil » 3 » 2");
  expect(parsePath(describePath("cart", odd)).actions).toEqual(odd);
});

it("what is no path is refused", () => {
  expect(() => parsePath("cart => somewhere")).toThrow("no press: somewhere");
});

it.each([
  ["email email  Adresse e-mail", "sensible", "iris.leroux@example.fr"],
  ["text postal-code  Code postal", "sensible", "50000"],
  ["text   Cavalier, cheval ou dossard", "sensible", "l oeil d or"],
  ["text   Mot", "sensible", "Iris"],
  ["text   Mot", "empty", ""],
  ["date   Jour", "emoji", "2026-05-16"],
  ["number   Quantité", "quotes", "2"],
] as const)("%s, filled %s, gets « %s »", (content, filling, text) => {
  expect(textFor({ content, longest: 100 }, filling)).toBe(text);
});

it("no more than can be typed is filled in", () => {
  expect(textFor({ content: "text   Mot", longest: 7 }, "overlong")).toHaveLength(7);
});
