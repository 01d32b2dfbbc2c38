import type { Page } from "playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { newEmail } from "./support/newEmail.ts";
import { walkMain } from "./support/screens.ts";

/** Everything that is read on the page, seen or heard; not what the lists and the file's details say. */
const readOn = (page: Page) =>
  page.evaluate(() => {
    const pages = "[role=grid]:not([aria-label='Photos de ma sélection'])";
    const exceptions = `${pages}, [aria-label='Photos voisines'], img, dl`;
    const heard = [...document.querySelectorAll("[aria-label]")].filter((one) => !one.closest(exceptions));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const read = heard.map((one) => one.getAttribute("aria-label") ?? "");
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement && !parentElement.closest(`script, style, ${exceptions}`))
        read.push(textContent ?? "");
    }
    return read;
  });

/** The name of a file before who the picture shows. */
const fileFirst = /^(?!.*·.*, IMG_).*IMG_\d/;

test("a shopper reads who a picture shows, on every screen", { tag: "@long" }, async ({ page, mainShop }) => {
  test.setTimeout(240_000);
  const look = async (name: string) => {
    const found = (await readOn(page)).filter((text) => fileFirst.test(text));
    expect.soft(found, name).toEqual([]);
  };
  await walkMain(page, mainShop, look, newEmail("qui.est-ce"));
});
