import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { addToCart, openPicture, searchFor } from "./support/shopper.ts";

const dialog = (page: Page) => page.getByRole("dialog");

/** Keeps the pictures of a rider and goes to « Ma sélection ». Returns how many there are. */
async function selectAll(page: Page): Promise<number> {
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await page.getByRole("button", { name: "Tout ajouter à ma sélection" }).click();
  await page.getByRole("link", { name: /^Ma sélection, / }).click();
  await expect(page.getByRole("heading", { name: "Ma sélection", exact: true })).toBeVisible();
  const link = page.getByRole("link", { name: /^Ma sélection, / });
  return Number(/\d+/.exec((await link.getAttribute("aria-label")) ?? (await link.innerText()))?.[0]);
}

/** The amount in euros in a text, in cents. */
const centsIn = (text: string | null) =>
  Number(
    (
      /([\d\s\u202f]+),(\d\d)\s€$/
        .exec(text ?? "")
        ?.slice(1)
        .join("") ?? ""
    ).replace(/\D/g, ""),
  );

test("a whole selection is ordered at once, and the sum shown is the cart's", async ({ page, mainShop }) => {
  test.setTimeout(90_000);
  await page.goto(mainShop.url);
  const count = await selectAll(page);
  expect(count).toBeGreaterThan(1);
  await page.getByRole("button", { name: "Commander ma sélection" }).click();
  const sheet = dialog(page);
  const formats = sheet.getByRole("combobox");
  await expect(formats).toHaveCount(count + 1);
  const labels = await formats.first().getByRole("option").allInnerTexts();
  const print20 = labels.find((label) => label.includes("20x30")) ?? "";
  const print40 = labels.find((label) => label.includes("40x60")) ?? "";
  await formats.first().selectOption(print20);
  const sum = sheet.getByText(new RegExp(`^${count} photos × `));
  await expect(sum).toContainText(`${count} photos`);
  const each = centsIn(print20);
  expect(centsIn(await sum.textContent())).toBe(count * each);
  await formats.nth(1).selectOption(print40);
  // The first press is lost on its way back; the second counts once.
  await page.route("**/api/anonymous/orderItems/addPictures", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sheet.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(sheet.getByText("Connexion impossible.", { exact: false })).toBeVisible();
  await page.unroute("**/api/anonymous/orderItems/addPictures");
  await sheet.getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(sheet.getByText(`${count} photos dans votre panier`)).toBeVisible();
  await sheet.getByRole("link", { name: "Voir le panier" }).click();

  const lines = page.getByRole("main").getByRole("article");
  await expect(lines).toHaveCount(count);
  const items = await page.evaluate(async () => {
    const answer = await fetch("/api/anonymous/orderItems/byCurrentOrder");
    return (await answer.json()) as { kind: string; quantity: number; price: number }[];
  });
  const charged = items
    .filter(({ kind }) => kind === "item" || kind === "discount")
    .reduce((cents, { quantity, price }) => cents + quantity * price, 0);
  expect(charged).toBe((count - 1) * each + centsIn(print40));
});

test("ticked pictures of the selection are ordered alone, and stay in it", async ({ page, truckShop }) => {
  test.setTimeout(90_000);
  await page.goto(truckShop.url);
  const count = await selectAll(page);
  for (const place of [0, 1]) {
    await page
      .getByRole("gridcell")
      .nth(place)
      .getByRole("button", { name: /^Cocher la photo/ })
      .click();
  }
  await page
    .getByRole("region", { name: "Photos cochées" })
    .getByRole("button", { name: "Commander" })
    .click();
  await expect(dialog(page).getByRole("combobox")).toHaveCount(3);
  await dialog(page).getByRole("button", { name: "Ajouter au panier" }).click();
  await expect(dialog(page).getByText("2 photos dans votre panier")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Quitter" }).click();
  await expect(page.getByRole("region", { name: "Photos cochées" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: new RegExp(`^Ma sélection, ${count} photos`) })).toBeVisible();
});

test("Back closes the sheet of an order, and leaves the shopper on her selection", async ({
  page,
  truckShop,
}) => {
  test.setTimeout(90_000);
  await page.goto(truckShop.url);
  const count = await selectAll(page);
  const selection = page.url();
  const heading = page.getByRole("heading", { name: "Ma sélection", exact: true });
  const order = page.getByRole("button", { name: "Commander ma sélection" });
  const expectSelection = async () => {
    await expect(dialog(page)).toBeHidden();
    await expect(heading).toBeVisible();
    expect(page.url()).toBe(selection);
  };
  await order.click();
  await expect(dialog(page).getByRole("combobox")).toHaveCount(count + 1);
  await page.goBack();
  await expectSelection();
  await expect(order).toBeFocused();

  // Closed by itself it leaves nothing to go back through.
  await order.click();
  await dialog(page).getByRole("button", { name: "Fermer" }).click();
  await expectSelection();
  await order.click();
  await expect(dialog(page).getByRole("combobox")).toHaveCount(count + 1);
  await page.reload();
  await expectSelection();

  // While the pictures are being added the sheet stays, to say how that ends.
  await order.click();
  await expect(dialog(page).getByRole("combobox")).toHaveCount(count + 1);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/anonymous/orderItems/addPictures", async (route) => {
    await held.promise;
    await route.continue();
  });
  await dialog(page).getByRole("button", { name: "Ajouter au panier" }).click();
  await page.goBack();
  await expect(dialog(page)).toBeVisible();
  held.resolve();
  await expect(dialog(page).getByText(`${count} photos dans votre panier`)).toBeVisible();
  await dialog(page).getByRole("link", { name: "Voir le panier" }).click();
  await expect(page).toHaveURL(/\/cart/);
  await page.goBack();
  await expectSelection();
  await page.goBack();
  await expect(heading).toBeHidden();
  await expect(page).not.toHaveURL(selection);
});

test("the next picture's print is in the cart after two presses", async ({ page, truckShop }) => {
  test.setTimeout(90_000);
  await page.goto(truckShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  await openPicture(page, 0);
  await addToCart(page, { product: "Tirage photo", format: /20x30/, surface: "Option mat" });

  await page.evaluate(() => {
    document.addEventListener(
      "click",
      () => Object.assign(window, { presses: (Reflect.get(window, "presses") ?? 0) + 1 }),
      {
        capture: true,
      },
    );
  });
  await dialog(page).getByRole("button", { name: "Photo suivante" }).click();
  await dialog(page)
    .getByRole("button", { name: /^Comme la précédente\s: 20x30\scm, mat/ })
    .click();
  await expect(dialog(page).getByText("Photo ajoutée au panier")).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, "presses"))).toBe(2);

  // Opened from the mosaic it takes as many.
  await dialog(page).getByRole("button", { name: "Quitter" }).click();
  await openPicture(page, 2);
  await dialog(page)
    .getByRole("button", { name: /^Comme la précédente/ })
    .click();
  await dialog(page).getByRole("link", { name: "Voir le panier" }).click();
  const lines = page.getByRole("main").getByRole("article");
  await expect(lines).toHaveCount(3);
  for (const line of await lines.all()) await expect(line).toContainText(/mat/i);
});
