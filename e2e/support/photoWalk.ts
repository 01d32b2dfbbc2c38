import { expect as base, type Page } from "playwright/test";
import { type Random, randomOf } from "./roughNetwork/random.ts";

/** Outside a test too. */
const expect = base.configure({ timeout: 20_000 });

/** Each step of the add-picture modal, with what it shows. */
const signs = {
  picture: (page: Page) => button(page, "Choisir cette photo"),
  target: (page: Page) => heading(page, "Choisissez un produit"),
  packSelection: (page: Page) => heading(page, "Choisissez un pack"),
  variantSelection: (page: Page) => dialog(page).getByText("Choisissez un format."),
  spOptions: (page: Page) => button(page, "Ajouter au panier"),
  afterPackCreation: (page: Page) => heading(page, "Pack créé"),
  afterPackUpdate: (page: Page) => heading(page, "Photo ajoutée au pack"),
  multiPackSelection: (page: Page) => heading(page, "Ajouter 2 photos à un pack"),
};
export type WalkStep = keyof typeof signs;
export const walkSteps = Object.keys(signs) as WalkStep[];

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string | RegExp) => dialog(page).getByRole("button", { name });
const heading = (page: Page, name: string) => dialog(page).getByRole("heading", { name, exact: true });
const addressed = (page: Page) => new URL(page.url()).searchParams.get("photo");

/**
 * Walks through pictures to one step of the modal, opens its address in another tab, then goes Back layer by layer, with a reload
 * in between or without. Fails where Back closes anything but one layer, or another picture is shown.
 * @param seed its rest divided by eight is the step
 */
export async function walkPhoto(page: Page, url: string, seed: number): Promise<WalkStep> {
  const random = randomOf(seed);
  const step = walkSteps[seed % walkSteps.length] as WalkStep;
  await openPictures(page, url, random);
  const scroll = () => page.evaluate(() => window.scrollY);
  if (step === "multiPackSelection") {
    await walkSeveral(page, random);
    return step;
  }
  if (step === "afterPackUpdate") await makePack(page, random);
  await openPicture(page, random);
  const before = await scroll();
  const uuid = await leafAround(page, random);
  await ways[step](page);
  await expectAt(page, step, uuid);
  await openPasted(page, uuid);
  const layers = layersBelow(step);
  const reloadsAt = random.oneOf([null, ...layers.keys()]);
  for (const [place, below] of layers.entries()) {
    if (place === reloadsAt) {
      await page.reload();
      await expectAt(page, "picture", uuid);
      break;
    }
    await page.goBack();
    await expectAt(page, below, uuid);
  }
  await page.goBack();
  await expectClosed(page);
  if (reloadsAt === null) expect(Math.abs((await scroll()) - before)).toBeLessThan(2);
  return step;
}

/** The steps that Back leads to, one after another; below them is the screen. */
function layersBelow(step: WalkStep): WalkStep[] {
  if (step === "picture") return [];
  return step === "target" ? ["picture"] : ["target", "picture"];
}

async function expectAt(page: Page, step: WalkStep, uuid: string): Promise<void> {
  await expect(signs[step](page)).toBeVisible();
  await expect.poll(() => shownIn(page)).toBe(uuid);
  await expect.poll(() => addressed(page)).toBe(uuid);
}

async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => addressed(page)).toBeNull();
  await expect(tiles(page).first()).toBeVisible();
}

/** Returns the uuid of the picture in view, from its image's address; empty before it is known. */
async function shownIn(page: Page): Promise<string> {
  const image = dialog(page).getByRole("group").locator("img:not([aria-hidden])");
  const src = (await image.count()) === 1 ? await image.getAttribute("src") : null;
  return src?.match(/([0-9a-f-]{36})\.webp$/)?.[1] ?? "";
}

const tiles = (page: Page) => page.getByRole("gridcell").getByRole("button", { name: /^Photo / });

async function openPictures(page: Page, url: string, random: Random): Promise<void> {
  await page.goto(url);
  await page.getByRole("link", { name: "Jumping de Saint-Lô" }).click();
  await page.getByRole("radiogroup").getByText("Photos", { exact: true }).click();
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate((top) => window.scrollTo(0, top), random.between(0, 6000));
}

async function openPicture(page: Page, random: Random): Promise<void> {
  await expect(tiles(page).first()).toBeVisible();
  const count = await tiles(page).count();
  await tiles(page)
    .nth(Math.floor(count * random.between(0.3, 0.7)))
    .click();
  await expect(signs.picture(page)).toBeVisible();
  await expect.poll(() => shownIn(page)).not.toBe("");
}

const leaps: ((page: Page, random: Random) => Promise<void>)[] = [
  (page) => page.keyboard.press("ArrowRight"),
  (page) => page.keyboard.press("ArrowLeft"),
  (page) => button(page, "Photo suivante").click(),
  (page) => button(page, "Photo précédente").click(),
  async (page, random) => {
    const current = dialog(page).getByRole("option", { selected: true });
    const place = Number(await current.getAttribute("aria-posinset")) + random.oneOf([-1, 1]);
    const beside = dialog(page).locator(`[role=option][aria-posinset='${place}']`);
    if (await beside.isVisible()) await beside.click();
    else await page.keyboard.press("ArrowRight");
  },
];

/** Leafs up to four times. Returns the uuid of the picture that is shown in the end. */
async function leafAround(page: Page, random: Random): Promise<string> {
  for (let left = Math.floor(random.between(0, 5)); left > 0; left -= 1) {
    const before = await shownIn(page);
    await random.oneOf(leaps)(page, random);
    await expect.poll(() => shownIn(page)).not.toBe(before);
  }
  return shownIn(page);
}

/** How each step is reached from the picture. */
const ways: Record<Exclude<WalkStep, "multiPackSelection">, (page: Page) => Promise<void>> = {
  picture: async () => {},
  target: (page) => button(page, "Choisir cette photo").click(),
  packSelection: async (page) => {
    await ways.target(page);
    await button(page, "Ajouter à un pack").click();
  },
  variantSelection: async (page) => {
    await ways.target(page);
    await button(page, "Tirage photo").click();
  },
  spOptions: async (page) => {
    await ways.variantSelection(page);
    await button(page, /20x30/).first().click();
  },
  afterPackCreation: async (page) => {
    await ways.packSelection(page);
    await button(page, /^Créer le pack.*Pack 5 tirages$/).click();
    await button(page, /15x22/).click();
  },
  afterPackUpdate: async (page) => {
    await ways.packSelection(page);
    await button(page, /^Ajouter à ce pack/).click();
  },
};

/** Makes a pack with a picture, and opens the one that lies far from it on the same screen. */
async function makePack(page: Page, random: Random): Promise<void> {
  await tiles(page).last().click();
  await ways.afterPackCreation(page);
  await expect(signs.afterPackCreation(page)).toBeVisible();
  await button(page, "Quitter").click();
  await expectClosed(page);
  await page.evaluate((top) => window.scrollTo(0, top), random.between(8000, 12_000));
}

/** The address in another tab shows the picture too, among its neighbours, and closing it leaves the screen. */
async function openPasted(page: Page, uuid: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectAt(other, "picture", uuid);
  await expect(dialog(other).getByRole("option")).not.toHaveCount(1);
  await expectAt(other, "picture", uuid);
  await button(other, "Fermer").click();
  await expectClosed(other);
  await other.close();
}

/** Several pictures have no address: Back and a reload both leave the screen, Back what is ticked too. */
async function walkSeveral(page: Page, random: Random): Promise<void> {
  const ticks = page.getByRole("button", { name: /^Cocher la photo/ });
  await ticks.first().click();
  await ticks.nth(1).click();
  await page.getByRole("button", { name: "Ajouter à un pack" }).click();
  await expect(signs.multiPackSelection(page)).toBeVisible();
  expect(addressed(page)).toBeNull();
  const reloads = random.oneOf([true, false]);
  await (reloads ? page.reload() : page.goBack());
  await expectClosed(page);
  if (!reloads) await expect(page.getByText("2 photos cochées")).toBeVisible();
}
