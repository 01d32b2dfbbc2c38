import { computeAccessibleDescription } from "dom-accessibility-api";
import { nameOf } from "../layout/nameOf.ts";
import { accessibleName, bare, seen, seenText } from "./elements.ts";

const fields =
  "input:not([type='hidden'], [type='submit'], [type='button'], [type='image'], [type='reset']), select, textarea, [role='textbox'], [role='combobox'], [role='searchbox'], [role='spinbutton']";

/** Their content is drawn for itself, not as a label: a table, a list, a group of controls. */
const labelled = "a[href], button, summary, [role='button'], [role='link'], [role='tab'], [role='menuitem']";

const vague = /^(cliquez ici|cliquer ici|ici|lien|bouton|click here|here|link|button)$/;

/** WCAG 2.5.3: what is seen on a control is part of its name, so that it can be spoken. */
function labelInName(control: HTMLElement): string[] {
  if (!control.matches("[aria-label], [aria-labelledby]")) return [];
  const shown = bare(seenText(control));
  const name = bare(accessibleName(control));
  // A lone sign or figure is a mark, as the count on a cart.
  if (!/\p{L}{2}/u.test(shown) || name.includes(shown)) return [];
  return [
    `name: “${accessibleName(control)}” lacks what is seen on ${nameOf(control)}: “${seenText(control)}”`,
  ];
}

/** A part of a label may be the field's description. */
function includesWords(told: string, shown: string): boolean {
  const words = new Set(told.split(" "));
  return shown.split(" ").every((word) => words.has(word));
}

function labelOfField(field: HTMLElement): string[] {
  const name = bare(accessibleName(field));
  const label = (field as HTMLInputElement).labels?.[0];
  const shown = label ? bare(seenText(label)) : "";
  if (field.matches("[aria-label], [aria-labelledby]")) {
    const told = bare(`${name} ${computeAccessibleDescription(field)}`);
    return shown && !includesWords(told, shown) ? [`name: “${name}” lacks the field's label “${shown}”`] : [];
  }
  if (label) return name ? [] : [`name: an empty label of ${nameOf(field)}`];
  const hint = field.getAttribute("placeholder") ?? field.getAttribute("title");
  return [
    hint ? `name: a placeholder or title is the only label: “${hint}”` : `name: no label of ${nameOf(field)}`,
  ];
}

function vagueName(control: HTMLElement): string[] {
  return vague.test(bare(accessibleName(control)))
    ? [`name: “${accessibleName(control)}” says nothing by itself`]
    : [];
}

function newTab(link: HTMLElement): string[] {
  return /nouvel onglet|nouvelle fenêtre|new (tab|window)/i.test(accessibleName(link))
    ? []
    : [`name: ${nameOf(link)} opens a new tab and does not say so`];
}

/** Roles that a screen reader announces by their name alone. */
const named =
  "nav, [role='navigation'], fieldset, [role='group'], [role='radiogroup'], [role='toolbar'], [role='tablist'], [role='listbox'], [role='grid'], [role='table'], [role='region'], [role='search'], [role='menu'], [role='dialog'], [role='alertdialog'], dialog, [role='slider'], [role='progressbar'], [role='meter'], [role='scrollbar'], meter, progress";

/** A range that is no percentage is only understood with its unit: a time, 3 of 12. */
function valueInWords(element: HTMLElement): string[] {
  const most = Number(element.getAttribute("aria-valuemax") ?? 100);
  const isPercent = most === 100 && Number(element.getAttribute("aria-valuemin") ?? 0) === 0;
  return isPercent || element.hasAttribute("aria-valuetext")
    ? []
    : [`name: a bare number as value of ${nameOf(element)}`];
}

/** Returns controls whose names are missing, vague, or other than what is seen; fields labelled by a placeholder; parts without a name. */
export function nameFaults(): string[] {
  return [
    ...seen(labelled).flatMap((control) => [...labelInName(control), ...vagueName(control)]),
    ...seen(fields).flatMap(labelOfField),
    ...seen("a[target='_blank']").flatMap(newTab),
    ...seen(named).flatMap((part) => (accessibleName(part) ? [] : [`name: ${nameOf(part)} needs a name`])),
    ...seen("[role='slider'], [role='progressbar'], [role='meter']").flatMap(valueInWords),
  ];
}
