import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { linkTo } from "./support/mail.ts";
import { newEmail } from "./support/newEmail.ts";
import { register } from "./support/shopper.ts";

const invalidLink = "Le lien que vous utilisez n'est pas valide. Il s'agit peut-être d'un lien trop ancien.";
const account = (page: Page) => page.getByRole("heading", { name: "Mes informations" });

test("a forgotten password is chosen anew by the link of a mail, once", async ({
  page,
  mainShop,
  browser,
}) => {
  const email = newEmail("oubli");
  await page.goto(`${mainShop.url}/login`);
  await register(page, { email, password: "le premier", firstName: "Zoé", lastName: "Lefèvre" });
  await expect(account(page)).toBeVisible();

  // Another browser, without a session.
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${mainShop.url}/login`);
  await other.getByRole("link", { name: /mot de passe oublié/i }).click();
  // Both forms have a field of that name.
  await expect(other.getByRole("heading", { level: 1, name: "Mot de passe oublié" })).toBeVisible();
  await other.getByLabel("Adresse e-mail").fill(email.toUpperCase());
  await other.getByRole("button", { name: "Recevoir le lien" }).click();
  await expect(other.getByText("Vérifiez votre messagerie")).toBeVisible();

  const link = await linkTo(mainShop, email, /nouveau mot de passe/, "/r/");
  await other.goto(link);
  await other.getByLabel(/Nouveau mot de passe/).fill("court");
  await other.getByRole("button", { name: "Modifier le mot de passe" }).click();
  await expect(other.getByText("Le mot de passe doit contenir au moins 8 caractères").first()).toBeVisible();
  await other.getByLabel(/Nouveau mot de passe/).fill("le second mot");
  await other.getByRole("button", { name: "Modifier le mot de passe" }).click();
  await expect(other).toHaveURL(/\/account$/);
  await expect(account(other)).toBeVisible();

  await test.step("the browser that was signed in is no longer", async () => {
    await page.goto(`${mainShop.url}/account`);
    // Whichever response comes first: an invalid token opens this page's guard, a refused call leads to /login.
    await expect(page.getByRole("main").getByText("Se connecter", { exact: true })).toBeVisible();
    await expect(account(page)).toBeHidden();
  });
  await context.close();

  const third = await browser.newContext();
  const fresh = await third.newPage();
  await test.step("the link is used up, the new password lets in", async () => {
    await fresh.goto(link);
    await expect(fresh.getByText(invalidLink)).toBeVisible();
    await fresh.getByRole("link", { name: "Réessayer la récupération de votre compte" }).click();
    await expect(fresh).toHaveURL(/\/forgot$/);
    await fresh.goto(`${mainShop.url}/login`);
    await fresh.getByLabel("Adresse e-mail").fill(email);
    await fresh.getByLabel("Mot de passe", { exact: true }).fill("le second mot");
    await fresh.getByRole("button", { name: "Se connecter" }).click();
    await expect(account(fresh)).toBeVisible();
  });
  await third.close();
});

test("a link that is too old, altered or cut says so", async ({ page, mainShop }) => {
  const signed = { customerEmail: "zoe@example.fr", signature: "x".repeat(43) };
  const old = new URLSearchParams({ ...signed, expireAt: "2026-01-01T00:00:00.000Z" });
  const altered = new URLSearchParams({ ...signed, expireAt: "2099-01-01T00:00:00.000Z" });
  const cut = new URLSearchParams({ customerEmail: "zoe@example.fr" });
  for (const query of [old, altered, cut]) {
    await page.goto(`${mainShop.url}/recover?${query}`);
    await expect(page.getByText(invalidLink)).toBeVisible();
  }
});

test("a registration whose answer is lost succeeds when it is sent again", async ({ page, mainShop }) => {
  const email = newEmail("perdue");
  // The server does it, and the client's own retries do not notice.
  let lost = 0;
  await page.route("**/customers/register", async (route) => {
    if (++lost > 3) return route.continue();
    await route.fetch();
    await route.abort("connectionreset");
  });
  await page.goto(`${mainShop.url}/login`);
  await register(page, { email, password: "un mot de passe", firstName: "Zoé", lastName: "Lefèvre" });
  const failure = page.getByRole("region", { name: /^Connexion impossible/ });
  await expect(failure).toBeVisible({ timeout: 20_000 });
  expect(lost).toBe(3);
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await expect(account(page)).toBeVisible();
});
