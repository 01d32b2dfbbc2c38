import type { BrowserContext } from "playwright";
import { hearConsole } from "./console.ts";

/** French words that a designer types, with the folder and the page that must be found. */
const searches = [
  { words: "panier vide", finds: ["screens", "Cart"] },
  { words: "case à cocher", finds: ["ui", "Checkbox"] },
  { words: "hors connexion", finds: ["screens", "Account"] },
];
/** Milliseconds: on a busy machine the search takes ten seconds. */
const longest = 60_000;

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
    .waitFor({ timeout: longest })
    .catch(() => faults.push("Storybook does not open with its opening page"));
  for (const { words, finds } of searches) {
    await page.locator("#storybook-explorer-searchfield").fill(words);
    // The slash between them is drawn.
    const found = page.getByRole("option").filter({ hasText: new RegExp(`${finds.join("\\W*")}$`) });
    await found
      .first()
      .waitFor({ timeout: longest })
      .catch(() => faults.push(`The search for « ${words} » does not find ${finds.join(" / ")}`));
  }
  await page.close();
  return faults;
}
