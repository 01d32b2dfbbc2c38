import type { Page } from "playwright";

/** Storybook's own words about itself. */
const storybooks = /^Accessing the Story Store is deprecated|will become mandatory in Storybook 11/;

/** Calls `report` for everything that a page says on its console: errors, warnings, files that are missing. */
export function hearConsole(page: Page, report: (message: string) => void): void {
  page.on("pageerror", (error) => report(error.message));
  page.on("console", (message) => {
    if (!/^(error|warning)$/.test(message.type()) || storybooks.test(message.text())) return;
    report(`${message.text()} ${message.location().url}`);
  });
}
