import { matchPath } from "react-router";
import { windows } from "../.storybook/visual/layout/windows.ts";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { routePaths } from "../src/shop/paths.ts";
import { expect, operatorCode, test } from "./support/fixtures.ts";
import { bringDetectors, layoutFaultsOf } from "./support/layoutFaults.ts";
import { walkMain, walkStand } from "./support/screens.ts";

const executablePath = chromiumPath();
// Scrollbars take room, as on a desktop.
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
    ignoreDefaultArgs: ["--hide-scrollbars"],
  },
});

const atStandAlone: string[] = [routePaths.savedCart, routePaths.counter];
/** Routes that redirect, without a screen of their own. */
const withoutScreen: string[] = [routePaths.root];

for (const { place, routes } of [
  { place: "main", routes: Object.values(routePaths).filter((path) => !atStandAlone.includes(path)) },
  { place: "stand", routes: atStandAlone },
] as const) {
  test(`every screen of the ${place} is laid out well in every window`, async ({
    page,
    mainShop,
    truckShop,
  }) => {
    test.setTimeout(300_000);
    await bringDetectors(page);
    const visited = new Set<string>();
    const look = async (name: string) => {
      visited.add(new URL(page.url()).pathname);
      const usual = page.viewportSize();
      for (const [width, height] of windows) {
        await page.setViewportSize({ width, height });
        expect.soft(await layoutFaultsOf(page), `${name}, ${width} × ${height}`).toEqual([]);
      }
      if (usual) await page.setViewportSize(usual);
    };
    if (place === "main") await walkMain(page, mainShop, look, "mise.en.page@example.fr");
    else await walkStand(page, truckShop, look, operatorCode);
    const leftOut = routes.filter(
      (route) => !withoutScreen.includes(route) && ![...visited].some((path) => matchPath(route, path)),
    );
    expect(leftOut, "routes that the walk leaves out").toEqual([]);
  });
}

test("content stays where it is when its page becomes long enough to scroll", async ({ page, mainShop }) => {
  /** Gives the content a height and returns the resulting places of the page's parts. */
  const placesAt = (pixels: number) =>
    page.evaluate((height) => {
      const content = document.querySelector<HTMLElement>("main > *");
      if (content) Object.assign(content.style, { height: `${height}px`, overflow: "hidden" });
      const parts = ["header nav", "main > *", "footer nav"].map((part) => {
        const { left, right } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return { part, left, right };
      });
      return { parts, width: document.documentElement.clientWidth };
    }, pixels);
  await page.goto(`${mainShop.url}/help`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const width of [800, 1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const short = await placesAt(100);
    const long = await placesAt(3000);
    expect(short.width, "no strip").toBe(width);
    expect(long.width, "a scrollbar").toBeLessThan(width);
    expect(long.parts).toEqual(short.parts);
  }
});
