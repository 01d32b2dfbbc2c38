import type { Locator, Page } from "playwright/test";
import { test as base, expect } from "./support/fixtures.ts";
import { isKept } from "./support/networkWalk/walk.ts";
import { openPicture, searchFor } from "./support/shopper.ts";
import { startVersionProxy, type VersionProxy } from "./support/versionProxy.ts";

const event = "Jumping de Saint-Lô";

const test = base.extend<{ front: VersionProxy }>({
  front: async ({ mainShop }, use) => {
    const front = await startVersionProxy(mainShop.url);
    await use(front);
    await front.stop();
  },
});
test.use({ serviceWorkers: "allow" });

/** Returns the versions of the code that a page has loaded. */
async function versionsIn(page: Page, front: VersionProxy): Promise<string[]> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType("resource").flatMap(({ name }) => (name.includes("/assets/") ? [name] : [])),
  );
  return [...new Set(names.map(front.versionOf))];
}

/** Opens an event's pictures in the first version, with its code kept, and releases the second. */
async function openBeforeRelease(page: Page, front: VersionProxy): Promise<void> {
  const before = await page.context().newPage();
  await before.goto(front.url);
  await expect.poll(() => before.evaluate(isKept), { timeout: 30_000 }).toBe(true);
  await before.close();
  // Parts come when they are wanted.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(front.url);
  await searchFor(page, "l oeil d or", event);
  front.release("second");
}

/** Opens the shop in another tab, which fetches the new worker with its files. */
async function openAfterRelease(page: Page, front: VersionProxy): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(front.url);
  const isFetched = async () => {
    const { names, isInstalling } = await other.evaluate(async () => ({
      names: (await (await caches.open("dossard.code")).keys()).map(({ url }) => url),
      isInstalling: Boolean((await navigator.serviceWorker.getRegistration())?.installing),
    }));
    return !isInstalling && names.some((name) => front.versionOf(name) === "second");
  };
  await expect.poll(isFetched, { timeout: 30_000 }).toBe(true);
  return other;
}

test("an open page goes on in its build, and the next opening has the new one", async ({
  page,
  context,
  front,
}) => {
  test.setTimeout(120_000);
  await openBeforeRelease(page, front);
  const other = await openAfterRelease(page, front);
  expect(await versionsIn(other, front)).toEqual(["second"]);

  await openPicture(page, 0);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /^Panier/ }).click();
  await expect(page.getByText("Votre panier est vide")).toBeVisible();
  expect(await versionsIn(page, front)).toEqual(["first"]);

  await page.reload();
  await expect(page.getByText("Votre panier est vide")).toBeVisible();
  expect(await versionsIn(page, front)).toEqual(["second"]);

  // The browser decides when the new worker takes over.
  await context.setOffline(true);
  await other.goto(`${front.url}/help`);
  await expect(other.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  expect(await versionsIn(other, front)).toHaveLength(1);
});

/** Types into the search box, and returns it. Until something is typed, the page may reload itself for any part that is late. */
async function typeName(page: Page): Promise<Locator> {
  const box = page.getByRole("combobox", { name: /cavalier/ });
  await box.fill("abc");
  return box;
}

/** What the new worker does once it takes over. */
const dropKeptCode = (page: Page) => page.evaluate(() => caches.delete("dossard.code"));

test("a page of the earlier build waits for its parts without a network", async ({
  page,
  context,
  front,
}) => {
  test.setTimeout(120_000);
  await openBeforeRelease(page, front);
  const box = await typeName(page);
  await dropKeptCode(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Aide" }).first().click();
  await expect(page.getByText("Connexion impossible.", { exact: false })).toBeVisible();
  await expect(box).toHaveValue("abc");
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/help/, { timeout: 30_000 });
  expect(await versionsIn(page, front)).toEqual(["first"]);
});

test("a page whose build is gone keeps what is typed, then loads the new one", async ({ page, front }) => {
  test.setTimeout(120_000);
  await openBeforeRelease(page, front);
  const box = await typeName(page);
  await dropKeptCode(page);
  front.dropEarlier();
  const help = page.getByRole("link", { name: "Aide" }).first();
  await help.click();
  await expect(page.getByText("La boutique a été mise à jour.")).toBeVisible();
  await expect(box).toHaveValue("abc");
  expect(await versionsIn(page, front)).toEqual(["first"]);

  // A page that the shop reloads can be asked nothing meanwhile.
  const reloaded = page.waitForEvent("load");
  await box.fill("");
  await reloaded;
  await expect.poll(() => versionsIn(page, front)).toEqual(["second"]);
  await help.click();
  await expect(page).toHaveURL(/\/help/);
  expect(await versionsIn(page, front)).toEqual(["second"]);
});
