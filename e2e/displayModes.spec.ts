import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { countOf, driversOf, type InputDriver } from "./support/inputDrivers.ts";
import { makeCard } from "./support/photographs.ts";
import type { Shop } from "./support/shop.ts";

interface Visits {
  browser: Browser;
  quietConsole: (context: BrowserContext) => void;
}

/** Runs a test with each input driver, as a new visitor each time. */
async function withEachDriver(
  { browser, quietConsole }: Visits,
  shop: Shop,
  journey: (page: Page, driver: InputDriver) => Promise<void>,
): Promise<void> {
  for (const [how, driver] of Object.entries(driversOf(test.info().project.use.isMobile === true))) {
    await test.step(how, async () => {
      const visitor = await browser.newContext();
      quietConsole(visitor);
      const page = await visitor.newPage();
      await page.goto(shop.url);
      await journey(page, driver);
      await visitor.close();
    });
  }
}

const opening = (page: Page) => page.getByRole("gridcell").getByRole("button", { name: /^Photo / });
/** Cards of events and contests are links; cards of packs are buttons. */
const cards = (page: Page) => page.getByRole("main").getByRole("article").getByRole("link");
const chip = (page: Page) => page.getByRole("button", { name: /^Retirer le filtre/ });
/** Checks that the first row of pictures is whole in view. */
async function firstRowInView(page: Page): Promise<void> {
  await expect(opening(page).first()).toBeVisible();
  for (const place of [0, 1]) await expect(opening(page).nth(place)).toBeInViewport({ ratio: 1 });
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

async function find(
  page: Page,
  driver: InputDriver,
  box: RegExp,
  typed: string,
  name: string,
  event = "",
): Promise<void> {
  await driver.type(page.getByRole("combobox", { name: box }), typed);
  const option = page.getByRole("option", { name }).filter({ hasText: event }).first();
  await expect(option).toBeVisible();
  await driver.take(option);
  await expect(page.getByRole("option")).toHaveCount(0);
}

/** Opens the first picture, keeps it, and goes to the selection. Returns the picture's name. */
async function keepFirst(page: Page, driver: InputDriver): Promise<string> {
  const dialog = page.getByRole("dialog");
  await driver.press(opening(page).first());
  const named = dialog.getByRole("heading", { level: 2 }).first();
  // While who it shows loads.
  await expect(named).not.toHaveText("Photo");
  const title = (await named.textContent()) ?? "";
  await driver.press(dialog.getByRole("button", { name: "Ajouter à ma sélection", exact: true }));
  await expect(dialog.getByRole("button", { name: "Retirer de ma sélection" })).toBeVisible();
  await driver.press(dialog.getByRole("button", { name: /^Voir ma sélection/ }));
  await expect(heading(page, "Ma sélection")).toBeVisible();
  await expect(opening(page)).toHaveCount(1);
  return title;
}

const screens = [
  { width: 1440, height: 900 },
  { width: 1080, height: 1920 },
];
const phones = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
] as const;

test("an event's first picture starts in the window's upper 400 pixels, at a stand's screens too", async ({
  page,
  mainShop,
  truckShop,
}) => {
  for (const [shop, windows] of [
    [mainShop, [...phones, ...screens]],
    [truckShop, screens],
  ] as const) {
    await page.goto(shop.url);
    await cards(page).first().click();
    await page.getByRole("radiogroup").getByText("Photos", { exact: true }).click();
    await expect(opening(page).first()).toBeVisible();
    for (const size of windows) {
      await page.setViewportSize(size);
      await expect
        .poll(async () => (await opening(page).first().boundingBox())?.y, { message: `${size.width} px` })
        .toBeLessThan(400);
    }
    if (shop === truckShop) continue;
    await page.setViewportSize(phones[0]);
    const title = page.getByRole("heading", { level: 1 });
    await title.evaluate((element) => element.replaceChildren("Championnat de France de Lamotte-Beuvron"));
    expect((await title.boundingBox())?.height, "its title takes two lines").toBeGreaterThan(45);
    expect((await opening(page).first().boundingBox())?.y).toBeLessThan(400);
  }
});

test("all events, horses: from a name to a round, its hours, around a picture, to a selection that is shared", async ({
  browser,
  quietConsole,
  mainShop,
}) => {
  test.setTimeout(150_000);
  await withEachDriver({ browser, quietConsole }, mainShop, async (page, driver) => {
    await test.step("a horse without accents leads to its pictures of the event", async () => {
      await find(page, driver, /un cheval, un cavalier/, "l oeil d or", "L’Œil d’Or", "Jumping de Saint-Lô");
      await expect(heading(page, "Jumping de Saint-Lô")).toBeVisible();
      await expect(page).toHaveURL(/mode=pictures&event=[^&]+&value=/);
      await firstRowInView(page);
    });

    await test.step("without the name, by contest, to one round of many", async () => {
      const few = await countOf(page);
      await driver.press(chip(page));
      await expect(chip(page)).toHaveCount(0);
      await expect.poll(() => countOf(page)).toBeGreaterThan(few);
      await driver.toggle(page.getByRole("radiogroup", { name: "Affichage" }), "Épreuves");
      await driver.type(page.getByRole("searchbox", { name: "Filtrer les épreuves" }), "grand prix 1,35");
      await expect(cards(page)).toHaveCount(1);
      await driver.press(page.getByRole("link", { name: "Grand Prix 1,35 m" }));
      await expect(heading(page, "Grand Prix 1,35 m")).toBeVisible();
      // A contest has pictures only.
      await expect(page).toHaveURL(/mode=pictures.*&contest=/);
      await expect(page.getByRole("radiogroup", { name: "Affichage" })).toHaveCount(0);
      await firstRowInView(page);
    });

    await test.step("the histogram narrows the round to a part of it, and back", async () => {
      const all = await countOf(page);
      const hours = page.getByRole("button", { name: "Choisir l’heure" });
      await driver.press(hours);
      const histogram = page.getByRole("group", { name: "Photos par heure" });
      await expect(histogram.getByRole("slider", { name: "Fin" })).toBeVisible();
      await driver.brush(histogram);
      await expect(chip(page)).toBeVisible();
      await expect(page).toHaveURL(/&from=.*&to=/);
      await expect.poll(() => countOf(page)).toBeLessThan(all);
      await driver.press(chip(page));
      await expect(chip(page)).toHaveCount(0);
      await expect.poll(() => countOf(page)).toBe(all);
    });

    const title = await test.step("around a picture are those of its minute, in view at once", async () => {
      await driver.press(opening(page).first());
      const dialog = page.getByRole("dialog");
      const shown = dialog.getByRole("img", { name: /^Photo / });
      const name = (await shown.getAttribute("alt")) ?? "";
      await driver.press(dialog.getByRole("button", { name: "Détails" }));
      await driver.press(dialog.getByRole("link", { name: "Autour de cette photo" }));
      await expect(dialog).toHaveCount(0);
      await expect(heading(page, "Jumping de Saint-Lô")).toBeVisible();
      await expect(chip(page)).toHaveAccessibleName(/Entre|entre/);
      const itself = page.getByRole("gridcell").getByRole("button", { name: new RegExp(`^${name}`) });
      await expect(itself).toHaveCount(1);
      await firstRowInView(page);
      return name;
    });
    const around = page.url();

    await test.step("two of them are ticked and kept", async () => {
      const ticks = page.getByRole("button", { name: /^(Cocher|Décocher) la photo/ });
      await driver.press(ticks.nth(0));
      // The toast covers the bottom of a phone's window: scroll before tapping.
      await expect(page.getByText("1 photo cochée")).toBeVisible();
      await driver.pressNext(ticks.nth(1));
      await expect(page.getByText("2 photos cochées")).toBeVisible();
      await driver.press(page.getByRole("button", { name: "Ajouter à ma sélection", exact: true }));
      await driver.press(page.getByRole("link", { name: "Ma sélection, 2 photos" }));
      await expect(heading(page, "Ma sélection")).toBeVisible();
      await expect(opening(page)).toHaveCount(2);
    });

    await test.step("another phone opens them by a link, without an account", async () => {
      const kept = await opening(page).evaluateAll((found) =>
        found.map((one) => one.getAttribute("aria-label")),
      );
      await driver.press(page.getByRole("button", { name: "Partager ma sélection" }));
      const dialog = page.getByRole("dialog");
      const link = await dialog.getByRole("textbox", { name: "Lien de ma sélection" }).inputValue();
      await driver.press(dialog.getByRole("button", { name: "Fermer" }));
      await expect(dialog).toHaveCount(0);
      const other = await browser.newContext();
      quietConsole(other);
      const theirs = await other.newPage();
      await theirs.goto(link);
      await expect(heading(theirs, "Ma sélection")).toBeVisible();
      await expect(opening(theirs)).toHaveCount(2);
      expect(
        await opening(theirs).evaluateAll((found) => found.map((one) => one.getAttribute("aria-label"))),
      ).toEqual(kept);
      await other.close();
    });

    await test.step("going back leads to the same pictures", async () => {
      await page.goBack();
      await expect(page).toHaveURL(around);
      await expect(
        page.getByRole("gridcell").getByRole("button", { name: new RegExp(`^${title}`) }),
      ).toBeVisible();
      await expect(chip(page)).toBeVisible();
    });
  });
});

test("selected events, cars, at the stand: those flagged alone, a crew's pictures, kept and come back from", async ({
  browser,
  quietConsole,
  openShop,
}) => {
  test.setTimeout(150_000);
  const env = { EVENTS_DISPLAY_MODE: "select", PLACE_MODE: "car" };
  const shop = await openShop({ place: "truck", env });
  const rally = "Rallye des Monts du Lyonnais";
  await withEachDriver({ browser, quietConsole }, shop, async (page, driver) => {
    await expect(page.getByRole("main").getByRole("link", { name: rally })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Journée des Classiques/ })).toHaveCount(0);
    await expect(page.getByRole("link", { name: /Connexion/ })).toHaveCount(0);
    const name = await crewOf(page, shop, rally);
    await find(page, driver, /une voiture, un pilote/, name, name, rally);
    await expect(heading(page, rally)).toBeVisible();
    await expect(chip(page)).toHaveAccessibleName(`Retirer le filtre «\u00a0${name}\u00a0»`);
    await expect(opening(page).first()).toBeVisible();
    const before = { url: page.url(), count: await countOf(page) };
    await keepFirst(page, driver);
    await driver.press(page.getByRole("link", { name: "Revenir à la recherche" }));
    await expect(page).toHaveURL(before.url);
    await expect.poll(() => countOf(page)).toBe(before.count);
  });
});

/** Returns a name that has pictures at an event. */
async function crewOf(page: Page, { url }: Shop, label: string): Promise<string> {
  const get = async (path: string) => (await page.request.get(`${url}/api/anonymous/${path}`)).json();
  const events: { uuid: string; label: string }[] = await get("events");
  const event = events.find((one) => one.label === label);
  const values: { value: string }[] = await get(`filterValues?eventUuids=${event?.uuid}&tagSearch=e&limit=1`);
  const name = values[0]?.value;
  if (!name) throw new Error(`Nobody drives at ${label}`);
  return name;
}

test("a single event, horses: it is there from the start, by its contests and by a rider", async ({
  browser,
  quietConsole,
  openShop,
}) => {
  test.setTimeout(120_000);
  const shop = await openShop({ place: "main", env: { EVENTS_DISPLAY_MODE: "single", DEMO: "0" } });
  const folder = await mkdtemp(join(tmpdir(), "dossard-card-"));
  const card = await makeCard(folder, 1);
  const event = "Jumping de Lamotte";
  const made = await shop.dossard(
    "import",
    folder,
    "--event",
    event,
    "--create",
    "--start-list",
    card.startList,
  );
  expect(made.code, made.output).toBe(0);
  await rm(folder, { recursive: true });
  await withEachDriver({ browser, quietConsole }, shop, async (page, driver) => {
    await expect(heading(page, event)).toBeVisible();
    await driver.press(page.getByRole("main").getByRole("link", { name: /Grand Prix 1,35 m/ }));
    await expect(page).toHaveURL(/mode=pictures.*&contest=/);
    await expect.poll(() => countOf(page)).toBe(card.pictures / 2);
    await driver.press(page.getByRole("link", { name: "Accueil" }));
    await expect(heading(page, event)).toBeVisible();
    await expect(cards(page)).toHaveCount(2);
    await find(page, driver, /un cheval, un cavalier/, card.typed, card.rider);
    await expect.poll(() => countOf(page)).toBe(card.riderPictures);
    const title = await keepFirst(page, driver);
    await page.goBack();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.goBack();
    await expect(heading(page, event)).toBeVisible();
    await expect.poll(() => countOf(page)).toBe(card.riderPictures);
  });
});
