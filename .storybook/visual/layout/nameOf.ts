/** @returns a short name of an element for a message: its tag, and its name or text */
export function nameOf(element: Element): string {
  const words =
    element.getAttribute("aria-label") ?? element.getAttribute("alt") ?? element.textContent ?? "";
  const short = words.trim().replace(/\s+/g, " ").slice(0, 50);
  const marks = [element.id && `#${element.id}`, ...element.classList].filter(Boolean).slice(0, 1);
  return `<${element.localName}>${short ? ` “${short}”` : ` ${marks.join("")}`}`;
}
