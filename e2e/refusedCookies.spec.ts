import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { openPicture, searchFor } from "./support/shopper.ts";

const event = "Jumping de Saint-Lô";
const notice = (page: Page) => page.getByRole("region", { name: "Cookies refusés" });

/** Adds a print to the cart, up to the last button. */
async function tryToAdd(page: Page): Promise<void> {
  await openPicture(page, 0);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Choisir cette photo" }).click();
  await dialog.getByRole("button", { name: /Tirage photo/ }).click();
  await dialog.getByRole("button", { name: /20x30/ }).click();
  await dialog.getByRole("button", { name: "Ajouter au panier" }).click();
}

test("a browser that refuses cookies is told so, and adds nothing to a cart that nobody finds", async ({
  page,
  context,
  mainShop,
}) => {
  // As the browser's own setting does: no cookie is kept, from scripts or from responses.
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setDocumentCookieDisabled", { disabled: true });
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers["set-cookie"];
    await route.fulfill({ response, headers });
  });
  await page.goto(mainShop.url);
  await expect(notice(page)).toBeVisible();
  await searchFor(page, "l oeil d or", event);
  await tryToAdd(page);
  await expect(page.getByRole("alert").filter({ hasText: "cookies" })).toBeVisible();
  await expect(page.getByText("Photo ajoutée au panier")).toBeHidden();
  // Pictures may still be loading.
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a browser that refuses storage is told so, and its cart holds all the same", async ({
  page,
  mainShop,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Denied", "SecurityError");
        },
      });
    }
  });
  await page.goto(mainShop.url);
  await expect(notice(page)).toBeVisible();
  await searchFor(page, "l oeil d or", event);
  await tryToAdd(page);
  await expect(page.getByText("Photo ajoutée au panier")).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "Voir le panier" }).click();
  await expect(page.getByRole("button", { name: "Valider la commande" })).toBeVisible();
});
