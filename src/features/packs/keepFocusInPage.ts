/** Gives the focus to the page if the focused element is gone. */
export function keepFocusInPage() {
  const { activeElement, body } = document;
  if (activeElement === body) document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
}
