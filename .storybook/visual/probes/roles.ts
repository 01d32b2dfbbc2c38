import { nameOf } from "../layout/nameOf.ts";
import { seen } from "./elements.ts";
import { focusable, guard } from "./tabStops.ts";

/** Roles that take away what an element is. A table without headers may lay out, as in a mail. */
function lostRole(element: HTMLElement): boolean {
  const role = element.getAttribute("role") ?? "";
  if (/^(none|presentation|generic)$/.test(role))
    return element.matches(
      "h1, h2, h3, h4, h5, h6, ul, ol, li, table:has(> tbody > tr > th), th, td, nav, main, button, a[href], input, select, textarea, label, form",
    );
  if (element.matches("a[href]"))
    return /^(button|checkbox|heading|img|text|status|alert|list|note)$/.test(role);
  if (element.matches("button"))
    return /^(link|heading|img|text|status|alert|listitem|note|navigation)$/.test(role);
  if (element.matches("nav, ul, ol"))
    return (
      /^(menu|menubar|tree|grid|application)$/.test(role) &&
      seen("[role^='menuitem'], [role='treeitem'], [role='row']", element).length === 0
    );
  return (
    element.matches("h1, h2, h3, h4, h5, h6, main, header, footer, label") &&
    role !== "heading" &&
    role !== "tab"
  );
}

/** A dialog that is open has the focus, and what lies behind it is out of reach. */
function dialogs(): string[] {
  const open = seen("[aria-modal='true'], dialog:modal").at(-1);
  if (!open) return [];
  const behind = seen(focusable).filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.closest(
        "[role='dialog'], [role='alertdialog'], dialog, [data-radix-popper-content-wrapper]",
      ) &&
      !element.matches(guard),
  );
  return [
    ...(open.contains(document.activeElement)
      ? []
      : [`keyboard: the focus is not in the open dialog ${nameOf(open)}`]),
    ...behind
      .slice(0, 1)
      .map((element) => `keyboard: ${nameOf(element)} behind an open dialog is not out of reach`),
  ];
}

/** Returns roles that contradict their elements, and dialogs that leave the focus or the page behind them free. */
export const roleFaults = (): string[] => [
  ...seen("[role]")
    .filter(lostRole)
    .map((element) => `role: ${nameOf(element)} says ${element.role}`),
  ...dialogs(),
];
