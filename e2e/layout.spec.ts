import { matchPath } from "react-router";
import { windows } from "../.storybook/visual/layout/windows.ts";
import { chromiumFlags, chromiumPath } from "../scripts/chromium.ts";
import { routePaths } from "../src/shop/paths.ts";
import { expect, operatorCode, test } from "./support/fixtures.ts";
import { bringDetectors, layoutFaultsOf } from "./support/layoutFaults.ts";
import { newEmail } from "./support/newEmail.ts";
import { axeViolations, bringProbes, faultsOf } from "./support/probes.ts";
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
/** A small phone, whose window is also low. */
const smallest = [320, 568] as const;
/** Routes that redirect, without a screen of their own. */
const withoutScreen: string[] = [routePaths.root];

/** Returns titles that several routes share. */
function sameTitles(titles: ReadonlyMap<string, string>): string[] {
  const routeOf = (path: string) => Object.values(routePaths).find((route) => matchPath(route, path)) ?? path;
  const routes = new Map<string, Set<string>>();
  for (const [path, title] of titles)
    routes.set(
      title,
      (routes.get(title) ?? new Set()).add(routeOf(path).replace("order-invoice", "orderInvoice")),
    );
  return [...routes].flatMap(([title, its]) => (its.size > 1 ? [`${title}: ${[...its].join(", ")}`] : []));
}

for (const { place, routes } of [
  { place: "main", routes: Object.values(routePaths).filter((path) => !atStandAlone.includes(path)) },
  { place: "stand", routes: atStandAlone },
] as const) {
  test(`every screen of the ${place} is accessible, and laid out well in every window`, {
    tag: "@long",
  }, async ({ page, mainShop, truckShop }) => {
    test.setTimeout(300_000);
    await bringDetectors(page);
    await bringProbes(page);
    const visited = new Set<string>();
    const titles = new Map<string, string>();
    const look = async (name: string) => {
      const { pathname } = new URL(page.url());
      visited.add(pathname);
      titles.set(pathname, await page.title());
      expect.soft(await axeViolations(page), name).toEqual([]);
      expect.soft(await faultsOf(page, ["documentFaults", "markupFaults", "colorFaults"]), name).toEqual([]);
      const usual = page.viewportSize();
      for (const [width, height] of [...windows, smallest]) {
        await page.setViewportSize({ width, height });
        expect.soft(await layoutFaultsOf(page), `${name}, ${width} × ${height}`).toEqual([]);
      }
      if (usual) await page.setViewportSize(usual);
    };
    if (place === "main") await walkMain(page, mainShop, look, newEmail("mise.en.page"));
    else await walkStand(page, truckShop, look, operatorCode);
    expect(sameTitles(titles), "screens with one title").toEqual([]);
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
