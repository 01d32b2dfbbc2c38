import type { BrowserContext } from "playwright";
import { hearConsole } from "./console.ts";

/** An entry of the built `index.json`. */
export interface Entry {
  id: string;
  type: "story" | "docs";
  title: string;
  tags: string[];
}

/** @returns faults of a docs page: it has no title, says something on the console, or is covered by a dialog */
export async function docsFaults(context: BrowserContext, origin: string, entry: Entry): Promise<string[]> {
  const { id, title } = entry;
  const page = await context.newPage();
  const faults: string[] = [];
  hearConsole(page, (message) => faults.push(`${id}: ${message}`));
  // Framed stories are tested elsewhere.
  await page.route(/viewMode=story/, (route) => route.fulfill({ body: "", contentType: "text/html" }));
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
  const name = title.split("/").at(-1) ?? title;
  const heading = page.locator("#storybook-docs").getByRole("heading", { level: 1, name, exact: true });
  await heading
    .first()
    .waitFor({ timeout: 15_000 })
    .catch(() => faults.push(`${id}: no page`));
  if (title.startsWith("ui/")) {
    const use = page.getByRole("heading", { name: "When to use it" });
    await use.waitFor({ timeout: 5000 }).catch(() => faults.push(`${id}: does not say when to use it`));
  }
  if (await page.locator("[role='dialog'], [role='alertdialog']").count()) {
    faults.push(`${id}: a dialog covers the page; give its story parameters.docs.story.inline: false`);
  }
  await page.close();
  return faults;
}
