import { expect, test } from "vitest";
import { helpTopics } from "../../../src/features/help/helpTopics.ts";

const whole = (mode: "horse" | "car") =>
  helpTopics(mode)
    .flatMap((topic) => [topic.title, ...topic.blocks.flat()])
    .join("\n");

test.each([
  "2 heures après la commande",
  "24 à 48 heures ouvrées",
  "48 à 72 heures",
  "15x22",
  "105x157",
  "1350x900 (réseaux sociaux)",
  "2700x1800 (impression 20x30)",
  "4050x2700 (impression 30x40)",
  "jusqu’à 300",
])("tells %s", (fact) => {
  expect(whole("horse")).toContain(fact);
});

test("speaks the words of the place", () => {
  expect(whole("horse")).toContain("le nom du cheval, celui du cavalier ou le numéro de dossard");
  expect(whole("car")).toContain("la voiture, le nom du pilote ou le numéro");
  expect(whole("car")).not.toMatch(/saisissez.*cheval/);
});

test("has French spacing throughout", () => {
  expect(whole("horse")).not.toMatch(/ [;:!?%€»]|« /);
});
