import type { APIRequestContext, Page } from "playwright/test";
import { type PassagePicture, passagesOf } from "../src/domain/pictures/passages.ts";
import { expect, test } from "./support/fixtures.ts";
import { holdCode } from "./support/holdCode.ts";
import type { Shop } from "./support/shop.ts";

interface Own {
  event: string;
  value: string;
  name: string;
  /** Her pictures by time. */
  pictures: readonly (PassagePicture & { uuid: string; name: string })[];
  /** Indices of the pictures of her first burst of at least two. */
  burst: readonly number[];
}

/** Returns a rider who has a burst, among the first pictures of an event. */
async function riderWithBurst(request: APIRequestContext, { url }: Shop): Promise<Own> {
  const get = async <Body>(path: string) =>
    (await (await request.get(`${url}/api/anonymous/${path}`)).json()) as Body;
  const events = await get<{ uuid: string; totalPictureCount: number }[]>("events");
  const event = events.find(({ totalPictureCount }) => totalPictureCount > 50)?.uuid ?? "";
  const types = await get<{ uuid: string; code: string }[]>("filterTypes");
  const riderType = types.find(({ code }) => code === "rider")?.uuid;
  const all = await get<Own["pictures"]>(`pictures?eventUuid=${event}&limit=200`);
  const firsts = passagesOf(all).flatMap(({ bursts }) => bursts.filter(({ length }) => length > 1));
  for (const [first = 0] of firsts) {
    const names = await get<{ uuid: string; value: string; filterTypeUuid: string }[]>(
      `filterValues/inPicture?pictureUuid=${all[first]?.uuid}`,
    );
    const rider = names.find(({ filterTypeUuid }) => filterTypeUuid === riderType);
    if (!rider) continue;
    const pictures = await get<Own["pictures"]>(`pictures?eventUuid=${event}&filterValueUuid=${rider.uuid}`);
    const burst = passagesOf(pictures)
      .flatMap(({ bursts }) => bursts)
      .find(({ length }) => length > 1);
    if (burst) return { event, value: rider.uuid, name: rider.value, pictures, burst };
  }
  throw new Error("The demonstration has no burst");
}

const tile = (page: Page, name: string) =>
  page.getByRole("gridcell").getByRole("button", { name: new RegExp(`^Photo .+, ${name}(,|$)`) });
const dialog = (page: Page) => page.getByRole("dialog");
const titleOf = (page: Page) =>
  dialog(page)
    .getByRole("img", { name: /^Photo / })
    .getAttribute("alt");
const photoIn = (page: Page) => new URL(page.url()).searchParams.get("photo");

/** Finds a rider's rows, unfolds, ticks, opens and comes back. */
async function walk(page: Page, request: APIRequestContext, shop: Shop): Promise<void> {
  const own = await riderWithBurst(request, shop);
  const { pictures, burst } = own;
  const nameAt = (index: number | undefined) => pictures[index ?? -1]?.name ?? "";
  const [first, second] = burst.map(nameAt) as [string, string];
  const search = `${shop.url}/search?mode=pictures&event=${own.event}&value=${own.value}`;

  await test.step("each passage has a heading with its count", async () => {
    await page.goto(search);
    const passages = passagesOf(pictures);
    const headings = page.getByRole("rowheader").getByRole("heading", { level: 2 });
    await expect(headings.first()).toContainText(`${passages[0]?.bursts.flat().length} photo`);
    await expect(tile(page, first)).toBeVisible();
    await expect(tile(page, second)).toHaveCount(0);
    await expect(page.getByText(new RegExp(`^${pictures.length} photos?$`)).first()).toBeVisible();
  });

  const fold = page.getByRole("button", { name: new RegExp(`photos? de la même rafale que .+, ${first}`) });
  await test.step("one press unfolds, another folds; what is ticked under it is told", async () => {
    await expect(fold).toHaveText(new RegExp(`^\\+${burst.length - 1}`));
    await fold.click();
    await expect(tile(page, second)).toBeVisible();
    await page.getByRole("button", { name: new RegExp(`^Cocher la photo .+, ${second}`) }).click();
    const ticked = page.getByRole("region", { name: "Photos cochées" });
    await expect(ticked).toContainText("1 photo cochée");
    await page.getByRole("button", { name: new RegExp(`^Replier la rafale .* ${first}`) }).click();
    await expect(tile(page, second)).toHaveCount(0);
    await expect(fold).toHaveAccessibleName(/dont 1 cochée/);
    await page.getByRole("button", { name: new RegExp(`^Cocher la photo .+, ${first}`) }).click();
    await expect(ticked).toContainText("2 photos cochées");
    await page.getByRole("button", { name: "Tout décocher" }).click();
  });

  await test.step("the stage passes through the folded pictures; Back leads to the rows", async () => {
    await tile(page, first).click();
    await expect.poll(() => titleOf(page)).toBe(`Photo ${first}`);
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => titleOf(page)).toBe(`Photo ${second}`);
    await expect.poll(() => photoIn(page)).toBe(pictures[burst[1] ?? -1]?.uuid);
    await page.reload();
    await expect.poll(() => titleOf(page)).toBe(`Photo ${second}`);
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile(page, first)).toBeVisible();
    await expect(tile(page, second)).toHaveCount(0);
  });

  await test.step("the address of a folded picture shows it", async () => {
    await page.goto(`${search}&photo=${pictures[burst[1] ?? -1]?.uuid}`);
    await expect.poll(() => titleOf(page)).toBe(`Photo ${second}`);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(tile(page, first)).toBeVisible();
  });

  await test.step("unfolded bursts are found so after another screen", async () => {
    await fold.click();
    await expect(tile(page, second)).toBeVisible();
    await page
      .locator("header")
      .getByRole("link", { name: /^Panier/ })
      .click();
    await expect(page).toHaveURL(/\/cart/);
    await page.goBack();
    await expect(tile(page, second)).toBeVisible();
  });
}

test("a rider's rounds are rows, and her bursts fold", ({ page, request, mainShop }) =>
  walk(page, request, mainShop));

test("they do at the stand", ({ page, request, truckShop }) => walk(page, request, truckShop));

test("the rows stand in the page itself, and nothing moves when its code arrives", async ({
  page,
  request,
  mainShop,
}) => {
  const own = await riderWithBurst(request, mainShop);
  const send = await holdCode(page);
  await page.goto(`${mainShop.url}/search?mode=pictures&event=${own.event}&value=${own.value}`);
  const heading = page.getByRole("rowheader").first();
  const first = tile(page, own.pictures[0]?.name ?? "");
  await expect(heading).toBeVisible();
  await expect(heading.getByRole("heading")).toContainText(/\sh\s.*photos?$/);
  const before = [await heading.boundingBox(), await first.boundingBox()];
  send();
  await expect(page.locator("[role=grid]:not([aria-rowcount='-1'])").first()).toBeVisible();
  const after = [await heading.boundingBox(), await first.boundingBox()];
  for (const [at, box] of before.entries()) {
    for (const side of ["x", "y", "width", "height"] as const) {
      expect(
        Math.abs((after[at]?.[side] ?? Number.NaN) - (box?.[side] ?? Number.NaN)),
        side,
      ).toBeLessThanOrEqual(1);
    }
  }
});

test("a burst that is pressed while its code arrives unfolds", async ({ page, request, mainShop }) => {
  const { event, value, pictures, burst } = await riderWithBurst(request, mainShop);
  const [first, second] = burst.map((index) => pictures[index]?.name ?? "") as [string, string];
  const send = await holdCode(page);
  await page.goto(`${mainShop.url}/search?mode=pictures&event=${event}&value=${value}`);
  await page.getByRole("button", { name: new RegExp(`de la même rafale que .+, ${first}`) }).hover();
  await page.mouse.down();
  // The cart is counted after hydration.
  const hydrated = page.waitForResponse("**/api/anonymous/orderItems/**");
  send();
  await hydrated;
  await page.mouse.up();
  await expect(page.locator("[role=grid]:not([aria-rowcount='-1'])").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Replier la rafale/ })).toBeVisible();
  await page.waitForTimeout(200);
  await expect(tile(page, second)).toBeVisible();
});

test("an event's own pictures stay in one run", async ({ page, request, mainShop }) => {
  const { event } = await riderWithBurst(request, mainShop);
  await page.goto(`${mainShop.url}/search?mode=pictures&event=${event}`);
  await expect(page.getByRole("gridcell").first()).toBeVisible();
  await expect(page.locator("[role=grid]:not([aria-rowcount='-1'])")).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /rafale/ })).toHaveCount(0);
});
