import type { APIRequestContext, Page } from "playwright/test";
import { appearanceCookie, lastSearchCookie } from "../src/api/contract/firstView.ts";
import { expect, test } from "./support/fixtures.ts";
import { holdCode } from "./support/holdCode.ts";
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

const picturesOf = ({ url }: Shop, { uuid }: Event) => `${url}/search?event=${uuid}&mode=pictures`;
const tiles = (page: Page) => page.locator("[role=gridcell] button[aria-label^='Photo ']");
const ticks = (page: Page) => page.getByRole("button", { name: /^Cocher la photo/ });
const box = (page: Page) => page.getByRole("combobox", { name: /^Rechercher/ });
/** The grid has its row count once it is measured. */
const measuredGrid = (page: Page) => page.locator("[role=grid]:not([aria-rowcount='-1'])");

/** Sums up layout shifts from now on, as the browser reports them. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { seen });
  });
  return () =>
    page.evaluate(() => (window as Window & { seen?: { shift: number } }).seen?.shift ?? Number.NaN);
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an event's first pictures stand in the page itself", async ({ page, request, mainShop }) => {
    const event = await eventOf(request, mainShop);
    const address = picturesOf(mainShop, event);
    await page.goto(address);
    await expect(page.locator("h1")).toHaveText(event.label);
    await expect(page.locator("h2")).toHaveText("Nos packs");
    await expect(tiles(page)).toHaveCount(8);
    const image = tiles(page).first().locator("img");
    await expect(image).toHaveJSProperty("complete", true);
    expect(await image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    // With four at high priority, the stylesheet comes later.
    await expect(tiles(page).locator("img[fetchpriority=high]")).toHaveCount(1);
    await expect(image).toHaveAttribute("fetchpriority", "high");
    // The shop's own policy blocks inline styles.
    expect(await (await request.get(address)).text()).not.toMatch(/<[^>]* style=/);
    // Space for thousands of pictures would be useless without a script to draw them.
    expect((await page.locator("[role=grid]").boundingBox())?.height).toBeLessThan(1000);
  });

  test("its links lead to every screen", async ({ page, request, mainShop }) => {
    const event = await eventOf(request, mainShop);
    await page.goto(mainShop.url);
    await page.getByRole("link", { name: event.label }).click();
    await expect(page).toHaveURL(new RegExp(`event=${event.uuid}`));
    await expect(page.locator("h1")).toHaveText(event.label);
    for (const [name, path] of [
      [/^Panier/, "/cart"],
      [/^Aide/, "/help"],
      [/^Ma sélection/, "/search?view=selection"],
      [/Se connecter|Connexion/, "/login"],
    ] as const) {
      await expect(page.locator("header").getByRole("link", { name })).toHaveAttribute("href", path);
    }
  });

  test("the help stands in the page itself", async ({ page, request, mainShop }) => {
    await page.goto(`${mainShop.url}/help`);
    await expect(page.locator("h1")).toHaveText("Aide");
    await expect(page.getByRole("heading", { name: "Nous contacter" })).toBeVisible();
    // Also for a shopper with a last search, which is not the help's.
    const answer = await request.get(`${mainShop.url}/help`, {
      headers: { cookie: `${lastSearchCookie}=1` },
    });
    expect(await answer.text()).toContain("Nous contacter");
    expect(await answer.text()).not.toMatch(/<[^>]* style=/);
  });

  test("its search finds, and what it finds is a link", async ({ page, request, mainShop }) => {
    const event = await eventOf(request, mainShop);
    await page.goto(picturesOf(mainShop, event));
    await box(page).fill("l oeil d or");
    await box(page).press("Enter");
    await expect(page).toHaveURL(/[?&]q=l\+oeil\+d\+or/);
    await expect(box(page)).toHaveValue("l oeil d or");
    await page.getByRole("listbox").getByRole("option").first().click();
    await expect(page).toHaveURL(new RegExp(`event=${event.uuid}&value=`));
    await expect(tiles(page).first()).toBeVisible();
    await page.goto(`${mainShop.url}/search?mode=events&q=zzzzzz`);
    await expect(page.getByText("Aucun résultat ne correspond à votre recherche.")).toBeVisible();
  });
});

test("an address with a text or a time span comes alive with its parts", async ({
  page,
  request,
  mainShop,
}) => {
  const event = await eventOf(request, mainShop);
  const address = picturesOf(mainShop, event);
  const answer = await request.get(`${mainShop.url}/api/anonymous/pictures?eventUuid=${event.uuid}&limit=1`);
  const [{ takenAt } = { takenAt: "" }] = (await answer.json()) as { takenAt: string }[];
  const before = new Date(Date.parse(takenAt) + 3_600_000).toISOString();
  for (const query of ["q=l+oeil+d+or", `from=${takenAt}&to=${before}`]) {
    await page.goto(`${address}&${query}`);
    await expect(measuredGrid(page)).toBeVisible();
  }
  await page.getByRole("button", { name: /^Retirer le filtre/ }).click();
  await expect(page).not.toHaveURL(/from=/);
});

test("hydration moves nothing and asks for nothing again", async ({ page, request, mainShop }) => {
  const event = await eventOf(request, mainShop);
  const send = await holdCode(page);
  const shift = await watchShifts(page);
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname + new URL(sent.url()).search));
  await page.goto(picturesOf(mainShop, event));
  await expect(tiles(page)).toHaveCount(8);
  const tile = tiles(page).nth(3);
  const before = await tile.boundingBox();
  send();
  await expect(measuredGrid(page)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Panier/ })).toBeVisible();
  const after = await tile.boundingBox();
  for (const side of ["x", "y", "width", "height"] as const) {
    expect(
      Math.abs((after?.[side] ?? Number.NaN) - (before?.[side] ?? Number.NaN)),
      side,
    ).toBeLessThanOrEqual(1);
  }
  await tile.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await shift()).toBeLessThan(0.02);
  const brought = [
    "/pictures?",
    "/filterTypes",
    "/events/",
    "/products/",
    "/productVariants/",
    "/countsByTime",
    "/adverts",
  ];
  expect(
    asked.filter((address) => brought.some((part) => address.startsWith(`/api/anonymous${part}`))),
  ).toEqual([]);
});

test("the help comes alive without moving or asking again", async ({ page, mainShop }) => {
  const send = await holdCode(page);
  const shift = await watchShifts(page);
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  await page.goto(`${mainShop.url}/help`);
  const contact = page.getByRole("heading", { name: "Nous contacter" });
  const drawn = await contact.elementHandle();
  const counted = page.waitForResponse("**/api/anonymous/orderItems/cartCount");
  send();
  await counted;
  await expect(page).toHaveTitle(/^Aide/);
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await shift()).toBeLessThan(0.02);
  for (const part of ["/products/all", "/productVariants/all", "/seller"])
    expect(asked).not.toContain(`/api/anonymous${part}`);
});

for (const { path, to } of [
  { path: "/cart", to: "Votre panier est vide" },
  { path: "/cgv", to: /^Conditions/ },
  { path: "/account", to: "Connexion" },
  { path: "/rien", to: "Oups" },
]) {
  test(`the shop's frame around ${path} stands in the page itself, and stays`, async ({ page, mainShop }) => {
    const send = await holdCode(page);
    const shift = await watchShifts(page);
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    await page.goto(mainShop.url + path);
    const bar = page.getByRole("link", { name: /^Ma sélection/ });
    await expect(page.getByText("Chargement en cours…")).toBeVisible();
    const drawn = await bar.elementHandle();
    send();
    await expect(page.getByRole("heading", { name: to }).first()).toBeVisible();
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await shift()).toBeLessThan(0.02);
    // The browser itself tells of the missing page's status.
    expect(told.filter((line) => !line.includes("404"))).toEqual([]);
  });
}

test("a browser that tells of no paint gets the code all the same", async ({ page, request, mainShop }) => {
  // As Firefox after a reload far down the page.
  await page.addInitScript(() => {
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      if (options?.type !== "paint") observe.call(this, options);
    };
  });
  await page.goto(picturesOf(mainShop, await eventOf(request, mainShop)));
  await expect(measuredGrid(page)).toBeVisible();
});

test("a phone lays out the first pictures once", async ({ page, request, mainShop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const event = await eventOf(request, mainShop);
  const send = await holdCode(page);
  await page.goto(picturesOf(mainShop, event));
  const displays = () =>
    page
      .locator("[role=grid], [role=grid] > [role=row]")
      .evaluateAll((elements) => elements.slice(0, 5).map((element) => getComputedStyle(element).display));
  const before = await displays();
  send();
  await expect(measuredGrid(page)).toBeVisible();
  // With another one the browser would make their boxes again, and paint them as if they had just come.
  expect(await displays()).toEqual(before);
});

test("what is typed, focused and scrolled before the code comes is there after", async ({
  page,
  request,
  mainShop,
}) => {
  const event = await eventOf(request, mainShop);
  const send = await holdCode(page);
  await page.goto(picturesOf(mainShop, event));
  await box(page).pressSequentially("l oeil d o");
  await page.evaluate(() => window.scrollTo(0, 1200));
  expect(await page.evaluate(() => window.scrollY)).toBe(1200);
  send();
  await expect(measuredGrid(page)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue("l oeil d o");
  expect(await page.evaluate(() => window.scrollY)).toBe(1200);
  await page.keyboard.type("r");
  await expect(box(page)).toHaveValue("l oeil d or");
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole("listbox").getByRole("option").first().click();
  await expect(page).toHaveURL(/value=/);
});

test("a picture that has the focus keeps it", async ({ page, request, mainShop }) => {
  const event = await eventOf(request, mainShop);
  const send = await holdCode(page);
  await page.goto(picturesOf(mainShop, event));
  const tile = tiles(page).nth(2);
  const name = (await tile.getAttribute("aria-label")) ?? "";
  await tile.focus();
  send();
  await expect(measuredGrid(page)).toBeVisible();
  await expect(page.getByRole("button", { name, exact: true })).toBeFocused();
});

test("what is pressed before the code comes is done once it is there", async ({
  page,
  request,
  mainShop,
}) => {
  const event = await eventOf(request, mainShop);
  const send = await holdCode(page);
  await page.goto(picturesOf(mainShop, event));
  const chosen = [1, 2].map((place) => ticks(page).nth(place));
  const names = await Promise.all(chosen.map((tick) => tick.getAttribute("aria-label")));
  // A shopper who sees no effect presses again.
  for (const tick of [...chosen, ...chosen]) await tick.click();
  send();
  for (const name of names) {
    await expect(page.getByRole("button", { name: name ?? "", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  }
  await expect(page.getByRole("button", { pressed: true })).toHaveCount(2);
});

test("a picture pressed before the code comes opens", async ({ page, request, mainShop }) => {
  const event = await eventOf(request, mainShop);
  const send = await holdCode(page);
  await page.goto(picturesOf(mainShop, event));
  await tiles(page).nth(4).click();
  send();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a press that begins before hydration and ends after it is one", async ({ page, request, mainShop }) => {
  const event = await eventOf(request, mainShop);
  const send = await holdCode(page);
  await page.goto(picturesOf(mainShop, event));
  await tiles(page).nth(3).hover();
  await page.mouse.down();
  // The cart is counted after hydration.
  const hydrated = page.waitForResponse("**/api/anonymous/orderItems/**");
  send();
  await hydrated;
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(measuredGrid(page)).toBeAttached();
});

test("the other mode pressed before the code comes is shown", async ({ page, request, mainShop }) => {
  const event = await eventOf(request, mainShop);
  const send = await holdCode(page);
  await page.goto(picturesOf(mainShop, event));
  await page.getByRole("radiogroup").getByText("Épreuves", { exact: true }).click();
  send();
  await expect(page).toHaveURL(/mode=contests/);
  await expect(page.getByRole("radio", { name: "Épreuves" })).toBeChecked();
});

test("a link pressed before the code comes is followed", async ({ page, mainShop }) => {
  await holdCode(page);
  await page.goto(mainShop.url);
  await page.getByRole("link", { name: /^Panier/ }).click();
  await expect(page).toHaveURL(`${mainShop.url}/cart`);
});

test("what the browser alone knows is shown after hydration, and moves nothing", async ({
  page,
  request,
  mainShop,
}) => {
  const event = await eventOf(request, mainShop);
  await page.goto(picturesOf(mainShop, event));
  await expect(measuredGrid(page)).toBeVisible();
  const names = [];
  for (const place of [0, 1]) {
    names.push(await ticks(page).nth(place).getAttribute("aria-label"));
    await ticks(page).nth(place).click();
  }
  await page.getByRole("button", { name: /Ajouter à ma sélection/ }).click();
  await expect(page.getByRole("link", { name: "Ma sélection, 2 photos" })).toBeVisible();
  const shift = await watchShifts(page);
  await page.reload();
  await expect(page.getByRole("link", { name: "Ma sélection, 2 photos" })).toBeVisible();
  await expect(page.getByRole("button", { name: /, dans ma sélection$/ })).toHaveCount(2);
  expect(await shift()).toBeLessThan(0.02);
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
  // Only its frame.
  expect(await root("/cart")).toContain("Chargement en cours…");
});

test("a last search is remembered for the page to come", async ({ page, request, mainShop }) => {
  const event = await eventOf(request, mainShop);
  await page.goto(picturesOf(mainShop, event));
  await expect(measuredGrid(page)).toBeVisible();
  await page.goto(`${mainShop.url}/search`);
  await expect(page.getByRole("heading", { level: 1, name: event.label })).toBeVisible();
  const kept = await page.context().cookies(`${mainShop.url}/search`);
  expect(kept.map(({ name }) => name)).toContain(lastSearchCookie);
});

test("a last search without its cookie is taken up all the same", async ({ page, request, mainShop }) => {
  const event = await eventOf(request, mainShop);
  await page.goto(picturesOf(mainShop, event));
  await expect(measuredGrid(page)).toBeVisible();
  await page.context().clearCookies({ name: lastSearchCookie });
  await page.goto(`${mainShop.url}/search`);
  await expect(page.getByRole("heading", { level: 1, name: event.label })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`event=${event.uuid}`));
});

test("the appearance follows the device, or the shopper's choice from the first byte on", async ({
  page,
  mainShop,
}) => {
  const address = `${mainShop.url}/help`;
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(address);
  const dark = await ground();
  await page.emulateMedia({ colorScheme: "light" });
  const light = await ground();
  expect(dark).not.toBe(light);
  await page.getByRole("radio", { name: "Sombre" }).check({ force: true });
  expect(await ground()).toBe(dark);
  const { value = "" } = (await page.context().cookies()).find(({ name }) => name === appearanceCookie) ?? {};
  const sent = await page.request.get(address, { headers: { cookie: `${appearanceCookie}=${value}` } });
  expect(await sent.text()).toContain('<html lang="fr" data-theme="dark">');
  // Paper stays white.
  await page.emulateMedia({ media: "print" });
  expect(await ground()).toBe(light);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("radio", { name: "Automatique" }).check({ force: true });
  expect(await ground()).toBe(light);
});
