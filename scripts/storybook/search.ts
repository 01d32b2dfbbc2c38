import type { BrowserContext } from "playwright";
import { hearConsole } from "./console.ts";

/** French words that a designer types, with what must be found. */
const searches = [
  { words: "panier vide", finds: "screens / Cart" },
  { words: "case à cocher", finds: "ui / Checkbox" },
  { words: "hors connexion", finds: "screens / Account" },
];

/** @returns faults of the sidebar's search and of the page that Storybook opens with */
export async function searchFaults(context: BrowserContext, origin: string): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  hearConsole(page, (message) => faults.push(`the opening page: ${message}`));
  await page.goto(origin);
  const opening = page
    .frameLocator("#storybook-preview-iframe")
    .getByRole("heading", { name: "Where to go" });
  await opening
    .waitFor({ timeout: 15_000 })
    .catch(() => faults.push("Storybook does not open with its opening page"));
  for (const { words, finds } of searches) {
    await page.locator("#storybook-explorer-searchfield").fill(words);
    const found = page.getByRole("option").filter({ hasText: finds });
    await found
      .first()
      .waitFor({ timeout: 5000 })
      .catch(() => faults.push(`The search for « ${words} » does not find ${finds}`));
  }
  await page.close();
  return faults;
}
