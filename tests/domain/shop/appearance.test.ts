import { expect, it } from "vitest";
import { rootTheme, themeColorMedia } from "../../../src/domain/shop/appearance.ts";

it("follows the device until the shopper chooses", () => {
  expect(rootTheme("main", "auto")).toBe("auto");
  expect(rootTheme("main", "light")).toBe("boutique");
  expect(rootTheme("main", "dark")).toBe("dark");
});

it("keeps a stand in its own theme, whatever its device or a cookie asks", () => {
  expect(rootTheme("truck", "auto")).toBe("stand");
  expect(rootTheme("truck", "dark")).toBe("stand");
});

it("colours the browser's bars as the page", () => {
  expect(themeColorMedia("dark")).toEqual({ light: "not all", dark: "all" });
  expect(themeColorMedia("light")).toEqual({ light: "all", dark: "not all" });
  expect(themeColorMedia("auto").dark).toBe("(prefers-color-scheme: dark)");
});
