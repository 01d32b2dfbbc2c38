import { expect, test } from "vitest";
import { pictureLabel, pictureTitle } from "../../../src/domain/pictures/pictureTitle.ts";

test.each([
  [
    { name: "DSC_0401", names: ["Oeil d’Or", "Jeanne Lefèvre", "137"] },
    "Oeil d’Or\u00a0· Jeanne Lefèvre\u00a0· 137",
  ],
  [
    { name: "DSC_0401", names: ["Oeil d’Or", "Jeanne", "Anne", "137"] },
    "Oeil d’Or\u00a0· Jeanne\u00a0· Anne",
  ],
  [{ name: "DSC_0401", names: [] }, "DSC_0401"],
  [{ name: "DSC_0401" }, "DSC_0401"],
])("%j is called %s", (picture, title) => {
  expect(pictureTitle(picture)).toBe(title);
});

test.each([
  [{ name: "DSC_0401", names: ["Oeil d’Or", "137"] }, "Oeil d’Or\u00a0· 137, DSC_0401"],
  [{ name: "DSC_0401", names: [] }, "DSC_0401"],
])("the control of %j calls it %s", (picture, label) => {
  expect(pictureLabel(picture)).toBe(label);
});
