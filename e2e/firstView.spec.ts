import type { APIRequestContext, Page } from "playwright/test";
import { lastSearchCookie } from "../src/api/contract/firstView.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Shop } from "./support/shop.ts";

interface Event {
  uuid: string;
  label: string;
  totalPictureCount: number;
}

async function eventOf(request: APIRequestContext, { url }: Shop): Promise<Event> {
  const answer = await request.get(`${url}/api/anonymous/events`);
  const event = ((await answer.json()) as Event[]).find(({ totalPictureCount }) => totalPictureCount > 8);
  if (!event) throw new Error("The demonstration has no event with pictures");
  return event;
}

/** In the page as it is sent nothing can be pressed: it has no buttons by role. */
const drawnTiles = (page: Page) => page.locator("[inert] [role=gridcell] button[aria-label^='Photo ']");
/** Once the shop has taken over, its grid knows its rows. */
const ownGrid = (page: Page) => page.locator("[role=grid]:not([aria-rowcount='-1'])");

test("an event's first pictures stand in the page itself, for a phone without the shop's code", async ({
  browser,
  request,
  quietConsole,
  mainShop,
}) => {
  const event = await eventOf(request, mainShop);
  const address = `${mainShop.url}/search?event=${event.uuid}&mode=pictures`;
  const visitor = await browser.newContext({ javaScriptEnabled: false });
  quietConsole(visitor);
  const page = await visitor.newPage();
  await page.goto(address);
  await expect(page.locator("h1")).toHaveText(event.label);
  await expect(page.locator("h2")).toHaveText("Nos packs");
  await expect(drawnTiles(page)).toHaveCount(8);
  await expect(drawnTiles(page).first().locator("img")).toHaveJSProperty("complete", true);
  expect(
    await drawnTiles(page)
      .first()
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  // It looks as it will when it can be typed into.
  await expect(page.locator("[inert] [role=combobox]")).toHaveCSS("border-top-style", "solid");
  // The shop's own policy lets no style of an element's own through.
  expect(await (await request.get(address)).text()).not.toMatch(/<[^>]* style=/);
  await visitor.close();
});

test("the shop takes over from the page without a picture moving or an answer asked for again", async ({
  page,
  request,
  mainShop,
}) => {
  const event = await eventOf(request, mainShop);
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route("**/assets/shop-*.js", async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname + new URL(sent.url()).search));
  await page.goto(`${mainShop.url}/search?event=${event.uuid}&mode=pictures`);
  await expect(drawnTiles(page)).toHaveCount(8);
  const before = await drawnTiles(page).nth(3).boundingBox();
  const name = await drawnTiles(page).nth(3).getAttribute("aria-label");
  send();
  await expect(ownGrid(page)).toBeVisible();
  const tile = ownGrid(page).getByRole("button", { name: name ?? "", exact: true });
  const after = await tile.boundingBox();
  for (const side of ["x", "y", "width", "height"] as const) {
    expect(
      Math.abs((after?.[side] ?? Number.NaN) - (before?.[side] ?? Number.NaN)),
      side,
    ).toBeLessThanOrEqual(1);
  }
  // It is the shop's: it opens.
  await tile.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const brought = [
    "/pictures?",
    "/filterTypes",
    "/events/",
    "/products/",
    "/productVariants/",
    "/countsByTime",
  ];
  const again = asked.filter((address) =>
    brought.some((part) => address.startsWith(`/api/anonymous${part}`)),
  );
  expect(again).toEqual([]);
});

test("the door of the shop shows its events at once, but not to whoever has a search to take up", async ({
  request,
  mainShop,
}) => {
  const event = await eventOf(request, mainShop);
  const root = async (path: string, headers: Record<string, string> = {}) =>
    /<div id="root">(.*)<\/div>/s.exec(
      await (await request.get(mainShop.url + path, { headers })).text(),
    )?.[1];
  expect(await root("/")).toContain(event.label);
  expect(await root("/search")).toContain(event.label);
  expect(await root("/search", { cookie: `${lastSearchCookie}=1` })).toBe("");
  expect(await root("/search?view=selection")).toBe("");
  expect(await root("/search?event=00000000-0000-4000-8000-000000000000&mode=pictures")).toBe("");
  expect(await root("/cart")).toBe("");
});

test("a last search is remembered for the page to come", async ({ page, request, mainShop }) => {
  const event = await eventOf(request, mainShop);
  await page.goto(`${mainShop.url}/search?event=${event.uuid}&mode=pictures`);
  await expect(ownGrid(page)).toBeVisible();
  await page.goto(`${mainShop.url}/search`);
  await expect(page.getByRole("heading", { level: 1, name: event.label })).toBeVisible();
  const kept = await page.context().cookies(`${mainShop.url}/search`);
  expect(kept.map(({ name }) => name)).toContain(lastSearchCookie);
});
