import { computeAccessibleDescription, computeAccessibleName, getRole } from "dom-accessibility-api";

/** Roles whose name is their content: nothing inside is announced separately. */
const leaves = new Set([
  "button", "checkbox", "heading", "img", "link", "menuitem", "meter", "option", "progressbar", "radio", "scrollbar",
  "searchbox", "separator", "slider", "spinbutton", "switch", "tab", "textbox",
]); // biome-ignore format: a list of words

/** Roles that screen readers skip, unless they have a name. */
const silent = new Set([
  "generic",
  "none",
  "presentation",
  "paragraph",
  "strong",
  "emphasis",
  "time",
  "code",
]);

const states = [
  "aria-busy", "aria-checked", "aria-current", "aria-disabled", "aria-expanded", "aria-haspopup", "aria-invalid", "aria-live",
  "aria-modal", "aria-multiselectable", "aria-posinset", "aria-pressed", "aria-readonly", "aria-required", "aria-rowcount",
  "aria-rowindex", "aria-selected", "aria-setsize", "aria-sort", "aria-valuemax", "aria-valuemin", "aria-valuenow", "aria-valuetext",
]; // biome-ignore format: a list of words

/** Makes no-break spaces visible, and keeps an element on one line. */
const visible = (text: string) =>
  text
    .replace(/[ \t\r\n]+/g, " ")
    .replaceAll("\u00a0", "⍽")
    .replaceAll("\u202f", "⎵")
    .trim();

function isHidden(element: Element): boolean {
  if (element.getAttribute("aria-hidden") === "true" || element.hasAttribute("inert")) return true;
  // Has no box, but its children do.
  if (getComputedStyle(element).display === "contents") return false;
  return !element.checkVisibility({ visibilityProperty: true });
}

function statesOf(element: Element): string[] {
  const said = states.flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null || value === "false"
      ? []
      : [`${name.slice(5)}${value === "true" ? "" : `=${value}`}`];
  });
  if (element.matches(":disabled")) said.push("disabled");
  if (element instanceof HTMLInputElement) {
    if (element.checked) said.push("checked");
    if (element.required) said.push("required");
    if (element.readOnly) said.push("readonly");
  }
  return said;
}

function fieldValue(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? "";
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (!(element instanceof HTMLInputElement) || /^(checkbox|radio|button|submit|file)$/.test(element.type))
    return "";
  return element.type === "password" ? "•".repeat(element.value.length) : element.value;
}

/** Whether an element is a row or a cell of a table that only lays out: it has no more role than its table. */
const laysOut = (element: Element) =>
  element.matches("thead, tbody, tfoot, tr, th, td") &&
  element.closest("table")?.matches("[role='presentation'], [role='none']") === true;

function lineOf(element: Element, role: string): string {
  const heading = role === "heading" ? (element.getAttribute("aria-level") ?? element.tagName.slice(1)) : "";
  const name = visible(computeAccessibleName(element));
  const value = visible(fieldValue(element));
  const description = visible(computeAccessibleDescription(element));
  const said = statesOf(element);
  return [
    `${role}${heading && ` ${heading}`}`,
    name && `"${name}"`,
    value && `= "${value}"`,
    said.length > 0 && `(${said.join(", ")})`,
    description && `· ${description}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/**
 * Returns what a screen reader announces: the page's title if it has one, then in reading order, one element a line: role, name,
 * value, states and description.
 * U+00A0 is shown as ⍽ and U+202F as ⎵.
 */
export function transcriptOf(root: Element): string {
  const lines: string[] = [];
  const walk = (node: Node, depth: number) => {
    if (node.nodeType === Node.TEXT_NODE) {
      const text = visible(node.textContent ?? "");
      if (text) lines.push(`${"  ".repeat(depth)}${text}`);
      return;
    }
    if (!(node instanceof Element) || isHidden(node) || /^(SCRIPT|STYLE|TEMPLATE)$/.test(node.tagName))
      return;
    const role = laysOut(node) ? "generic" : (getRole(node) ?? "generic");
    const live = node.hasAttribute("aria-live") || node.hasAttribute("aria-busy");
    const unheard =
      silent.has(role) && !live && !node.hasAttribute("aria-label") && !node.hasAttribute("aria-labelledby");
    if (!unheard) lines.push(`${"  ".repeat(depth)}${lineOf(node, role)}`);
    if (leaves.has(role)) return;
    for (const child of node.childNodes) walk(child, unheard ? depth : depth + 1);
  };
  if (document.title) lines.push(`page "${visible(document.title)}"`);
  walk(root, 0);
  return `${lines.join("\n")}\n`;
}
