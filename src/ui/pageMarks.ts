/** What, while it is shown, changes the layout of the whole page. A sheet is a dialog that leaves the page in view. */
export type PageMark = "dialog" | "sheet" | "bar" | "tray" | "keyboard";

export const markAttribute = (mark: PageMark) => `data-with-${mark}`;

/**
 * Selector of the root element while the page shows all of these (`usePageMark`). Not `html:has(…)`, for which browsers search the
 * whole page again whenever a mosaic adds or removes a row.
 */
export const pageWith = (...marks: readonly PageMark[]) =>
  `html${marks.map((mark) => `[${markAttribute(mark)}]`).join("")}`;
