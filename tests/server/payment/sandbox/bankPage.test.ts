import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chromiumFlags, chromiumPath } from "../../../../scripts/chromium.ts";
import { type CardShop, startCardShop } from "../cardShop.ts";

let shop: CardShop;
let browser: Browser;
let axe: string;
beforeAll(async () => {
  shop = await startCardShop();
  const executablePath = chromiumPath();
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: chromiumFlags });
  axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

interface Visit {
  page: Page;
  /** Console messages and page errors of the browser. */
  complaints: string[];
}

async function openPage(width: number, options: { javaScriptEnabled?: boolean } = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale: "fr-FR", ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints };
}

async function newLink(): Promise<{ link: string; orderUuid: string }> {
  const { id, visitor } = await shop.newCustomer();
  const orderUuid = await shop.newOrder(id, { price: 123_450 });
  return { link: shop.url + (await shop.link(visitor, orderUuid)), orderUuid };
}

/** Runs in the page through the debugger, which bypasses the strict Content-Security-Policy. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate("axe.run().then(({ violations }) => violations.map(({ id }) => id))");
  return found as string[];
}

describe.each([320, 390, 1440])("the sandbox bank's pages, %i px wide", (width) => {
  test("have no fault that axe finds, and scroll one way only", async () => {
    const { page, complaints } = await openPage(width);
    const { link } = await newLink();
    await page.goto(link);
    await page.getByText("Comportement de la banque").click();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Paiement par carte");
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    // The style sheet loaded: the background is not the browser's default.
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(238, 242, 247)");

    await page.getByLabel("Par un formulaire (POST)").check();
    await page.getByRole("button", { name: "Payer" }).click();
    await page.getByRole("button", { name: "Retourner à la boutique" }).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);

    await page.goto(link.replace("Len=", "Len=9"));
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("n’est pas valable");
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });
});

test("the bank works by keyboard and without JavaScript", async () => {
  const { page } = await openPage(390, { javaScriptEnabled: false });
  const { link, orderUuid } = await newLink();
  await page.goto(link);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/paymentSuccess/);
  expect(await shop.order(orderUuid)).toMatchObject({ status: "paid" });
  await page.context().close();
});
