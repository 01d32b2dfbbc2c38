import { nameOf } from "../layout/nameOf.ts";
import { all, listensFor, reactProps } from "./elements.ts";

/** Attributes with ids of other elements, separated by spaces. */
const references = [
  "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details", "aria-errormessage",
  "aria-flowto", "aria-activedescendant", "for", "headers", "list", "form",
]; // biome-ignore format: a list of words
const referring = references.map((name) => `[${name}]`).join(", ");

/** A closed popup may not exist yet. */
const isClosed = (element: Element, name: string) =>
  name === "aria-controls" && element.getAttribute("aria-expanded") === "false";

function brokenReferences(element: Element): string[] {
  return references.flatMap((name) => {
    const value = element.getAttribute(name);
    if (value === null || isClosed(element, name)) return [];
    const ids = value.split(/\s+/).filter(Boolean);
    if (ids.length === 0) return [`ids: an empty ${name} of ${nameOf(element)}`];
    return ids
      .filter((id) => !document.getElementById(id))
      .map((id) => `ids: ${name} of ${nameOf(element)} names #${id}, which does not exist`);
  });
}

/** A link within a page that has its landmarks leads somewhere, unless a script takes it there. */
function brokenLinks(): string[] {
  if (!document.querySelector("main")) return [];
  return all("a[href^='#']:not([href='#'])")
    .filter((link) => !reactProps(link).onClick && !listensFor(link, "click"))
    .filter((link) => !document.getElementById(decodeURIComponent(link.getAttribute("href")?.slice(1) ?? "")))
    .map((link) => `ids: ${nameOf(link)} leads to nothing`);
}

/** Returns ids that occur twice, references to ids that do not occur, and labels without a field. */
export function idFaults(): string[] {
  const counts = new Map<string, number>();
  for (const { id } of all("[id]")) counts.set(id, (counts.get(id) ?? 0) + 1);
  const twice = [...counts].filter(([, count]) => count > 1);
  const orphans = all("label").filter((label) => !(label as HTMLLabelElement).control);
  return [
    ...twice.map(([id, count]) => `ids: #${id} occurs ${count} times`),
    ...all(referring).flatMap(brokenReferences),
    ...brokenLinks(),
    ...orphans.map((label) => `ids: a label without a field, ${nameOf(label)}`),
  ];
}
