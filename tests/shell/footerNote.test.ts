import { expect, it } from "vitest";
import { footerNote } from "../../src/shell/Shell.tsx";

it("names the seller; only a demonstration calls itself one", () => {
  expect(footerNote({ sellerName: "Photos du Haras", isDemo: true })).toBe(
    "Photos du Haras, les photos de vos événements",
  );
  expect(footerNote({ isDemo: true })).toMatch(/démonstration/);
  expect(footerNote({})).toBe("Les photos de vos événements");
});
