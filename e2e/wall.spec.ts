import { expect, test } from "./support/fixtures.ts";

test("a second screen shows the newest pictures and turns them, with a code to scan", async ({
  page,
  truckShop,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto(`${truckShop.url}/mur`);
  await expect(page.getByRole("heading", { name: "Retrouvez vos photos" })).toBeVisible();
  const figures = page.getByRole("list", { name: "Photos récentes" }).getByRole("figure");
  const first = await figures.first().innerText();
  const second = await figures.nth(1).innerText();
  expect(first).toMatch(/ \d+\sh/);

  await page.clock.fastForward(8_100);
  await expect(figures.first()).toHaveText(second);
  await page.getByRole("button", { name: "Arrêter le défilement" }).click();
  await page.clock.fastForward(60_000);
  await expect(figures.first()).toHaveText(second);
  await expect(page.getByRole("img", { name: "Code QR de la boutique" })).toBeVisible();

  await page.goto(`${truckShop.url}/mur?event=nowhere`);
  await expect(page.getByText("Pas encore de photo")).toBeVisible();
});

test("on a narrow screen each caption keeps its bib and its hour", async ({ page, truckShop }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${truckShop.url}/mur`);
  const captions = page.getByRole("list", { name: "Photos récentes" }).locator("figcaption:visible");
  await expect(captions.first()).toContainText(/ \d+\sh/);
  const cut = await captions.evaluateAll((all) =>
    all
      .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});
