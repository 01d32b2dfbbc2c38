import type { Locator } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { searchFor } from "./support/shopper.ts";

/** The same journey twice: Enter on the focused control does whatever a mouse or a finger does. */
const hands = {
  "by mouse": (control: Locator) => control.click(),
  "by keyboard": (control: Locator) => control.press("Enter"),
};

for (const [how, press] of Object.entries(hands)) {
  test(`a pack is made from one picture and filled from the selection ${how}`, async ({ page, mainShop }) => {
    test.setTimeout(90_000);
    const dialog = page.getByRole("dialog");
    await page.goto(mainShop.url);

    await test.step("three pictures are ticked and kept", async () => {
      await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
      const ticks = page.getByRole("button", { name: /^Cocher la photo/ });
      await press(ticks.nth(0));
      // The toast covers the bottom of a phone's window: scroll before pressing.
      await expect(page.getByText("1 photo cochée")).toBeVisible();
      await press(ticks.nth(1));
      await press(ticks.nth(2));
      await expect(page.getByText("3 photos cochées")).toBeVisible();
      await press(page.getByRole("button", { name: "Ajouter à ma sélection", exact: true }));
      await press(page.getByRole("link", { name: "Ma sélection, 3 photos" }));
      await expect(page.getByRole("heading", { level: 1, name: "Ma sélection" })).toBeVisible();
    });

    await test.step("the first of them begins a pack", async () => {
      await press(page.getByRole("gridcell").first().getByRole("button").first());
      await press(dialog.getByRole("button", { name: "Ajouter à un pack" }));
      await expect(dialog.getByText("Aucun pack incomplet en cours")).toBeVisible();
      await press(dialog.getByRole("button", { name: /^Créer le pack.*Pack 5 tirages$/ }));
      await press(dialog.getByRole("button", { name: /15x22/ }));
      await expect(dialog.getByRole("heading", { name: "Pack créé" })).toBeVisible();
      await expect(dialog.getByText(/Il reste 4 photos à choisir/)).toBeVisible();
      await expect(dialog.getByRole("link", { name: "Voir le pack" })).toHaveAttribute(
        "href",
        /^\/orderItem\/[0-9a-f-]{36}$/,
      );
      await press(dialog.getByRole("button", { name: "Quitter" }));
    });

    await test.step("the whole selection joins it; the one that is there already is told", async () => {
      await press(page.getByRole("button", { name: "Tout ajouter à un pack" }));
      await press(dialog.getByRole("button", { name: /^Ajouter à ce pack.*Pack 5 tirages/ }));
      await expect(dialog.getByText(/^2 photos ont rejoint le pack.*Il reste 2 places/)).toBeVisible();
      await expect(dialog.getByText("1 photo n’a pas pu être ajoutée")).toBeVisible();
      await expect(dialog.getByText(/Cette photo est déjà dans un pack/)).toBeVisible();
    });

    await test.step("the cart holds one pack, still to be completed", async () => {
      await press(dialog.getByRole("link", { name: "Voir le panier" }));
      await expect(page.getByRole("heading", { name: "Votre panier" })).toBeVisible();
      await expect(page.getByText("Pack 5 tirages").first()).toBeVisible();
      await expect(page.getByText("Pack incomplet").first()).toBeVisible();
    });
  });
}

test("Back closes what a pack asks before it is made, and leaves the shopper on her pictures", async ({
  page,
  mainShop,
}) => {
  const dialog = page.getByRole("dialog");
  await page.goto(mainShop.url);
  await searchFor(page, "l oeil d or", "Jumping de Saint-Lô");
  const pictures = page.url();
  const pack = page.getByRole("button", { name: "Mon parcours complet" });
  const expectPictures = async () => {
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("gridcell").first()).toBeVisible();
    expect(page.url()).toBe(pictures);
  };
  await pack.click();
  await expect(dialog.getByRole("heading", { name: "Mon parcours complet" })).toBeVisible();
  await page.goBack();
  await expectPictures();
  await expect(pack).toBeFocused();

  // Closed by itself it leaves nothing to go back through.
  await pack.click();
  await dialog.getByRole("button", { name: "Annuler" }).click();
  await expectPictures();
  await pack.click();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expectPictures();
  // The entry of the modal, which a reload keeps, is left once the shop runs again.
  await expect.poll(() => page.evaluate(() => window.history.state?.usr ?? null)).toBeNull();
  await page.goBack();
  await expect(page).not.toHaveURL(pictures);
});
