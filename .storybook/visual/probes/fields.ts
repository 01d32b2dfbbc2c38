import { computeAccessibleDescription } from "dom-accessibility-api";
import { nameOf } from "../layout/nameOf.ts";
import { hueOf } from "./colors.ts";
import { accessibleName, bare, seen, seenText } from "./elements.ts";

/** What a label asks for, and the values of `autocomplete` that say so (WCAG 1.3.5). The first that fits counts. */
const purposes: readonly [label: RegExp, type: string | null, tokens: readonly string[]][] = [
  [/mot de passe|password|^code du comptoir/, "password", ["current-password", "new-password"]],
  [/e ?mail|courriel/, "email", ["email", "username"]],
  [/téléphone|portable|mobile|phone/, "tel", ["tel", "tel-national"]],
  [/prénom|first name/, null, ["given-name"]],
  [/^(votre )?nom( et prénom|,? prénom)|nom complet/, null, ["name"]],
  [/^(votre )?(nom|nom de famille|last name)$/, null, ["family-name", "name"]],
  [/code postal|zip/, null, ["postal-code"]],
  [/^(ville|commune|localité)\b/, null, ["address-level2"]],
  [/^pays\b/, null, ["country", "country-name"]],
  [
    /^(adresse|rue|n° et rue|numéro et rue|voie|adresse postale)\b/,
    null,
    ["street-address", "address-line1"],
  ],
  [/^complément/, null, ["address-line2"]],
  [/^(société|entreprise|raison sociale|organisation)\b/, null, ["organization"]],
  [/date de naissance|né(e)? le/, null, ["bday"]],
];

const typed =
  "input:not([type='hidden'], [type='checkbox'], [type='radio'], [type='search'], [type='number'], [type='range'], [type='file'], [type='submit'], [type='button']):not([role='combobox'], [role='searchbox']):not([readonly], :disabled), select:not(:disabled)";

function purposeOf(field: HTMLInputElement): readonly string[] | null {
  if (field.closest("search, [role='search']")) return null;
  const label = bare(accessibleName(field)).replace(/ (facultatif|obligatoire|optionnel)$/, "");
  return (
    purposes.find(([words, type]) => words.test(label) || (type !== null && field.type === type))?.[2] ?? null
  );
}

/** A form that remembers nothing, as on a shared device, says so itself: `autocomplete="off"` on the form, and nothing else on its fields. */
const forgets = (field: HTMLInputElement) =>
  /^(off)?$/.test(field.autocomplete) && field.form?.autocomplete === "off";

function completion(field: HTMLElement): string[] {
  const input = field as HTMLInputElement;
  const tokens = purposeOf(input);
  const last = (input.getAttribute("autocomplete") ?? "").trim().split(/\s+/).at(-1) ?? "";
  if (!tokens || tokens.includes(last) || forgets(input)) return [];
  return [`field: “${accessibleName(field)}” has autocomplete “${last}”, not ${tokens.join(" or ")}`];
}

/** The closest part that holds a field and its label, and no other field. */
function frameOf(field: HTMLInputElement): Element | null {
  const label = field.labels?.[0];
  let frame = label?.contains(field) ? label.parentElement : field.parentElement;
  while (frame && label && !frame.contains(label)) frame = frame.parentElement;
  return label && frame?.querySelectorAll("input, select, textarea").length === 1 ? frame : null;
}

const texts = "p, div, span, small, output, strong, em";
const spokenElsewhere = "label, legend, button, a, [role='status'], [role='alert'], [role='listbox'], select";
const hasOwnText = (element: Element) =>
  [...element.childNodes].some((node) => node instanceof Text && /\p{L}{3}/u.test(node.data));

/** Whether a text, or a part around it, is the description of any element. */
function isMentioned(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement)
    if (at.id && document.querySelector(`[aria-describedby~="${CSS.escape(at.id)}"]`)) return true;
  return false;
}

/** Hints and errors beside a field, or in a group of fields, that it does not mention; errors that do not mark it invalid. */
function description(field: HTMLElement): string[] {
  const isGroup = field.matches("fieldset, [role='radiogroup']");
  const frame = isGroup ? field : frameOf(field as HTMLInputElement);
  if (!frame) return [];
  // Around a label that holds its field, and in a group, only an error is surely meant.
  const errorsAlone = isGroup || (field as HTMLInputElement).labels?.[0]?.contains(field);
  const known = bare(`${accessibleName(field)} ${computeAccessibleDescription(field)}`);
  return seen(texts, frame)
    .filter((element) => hasOwnText(element) && !element.closest(spokenElsewhere))
    .flatMap((element) => {
      const text = seenText(element);
      const isError = isAlarming(element);
      if (!text || (errorsAlone && !isError) || (isGroup && isMentioned(element))) return [];
      if (!known.includes(bare(text)))
        return [`field: “${text}” beside ${nameOf(field)} is not its description`];
      return isError && field.getAttribute("aria-invalid") !== "true"
        ? [`field: “${text}” is an error, and ${nameOf(field)} is not invalid`]
        : [];
    });
}

/** Whether a text is red. */
function isAlarming(element: Element): boolean {
  const { hue, saturation } = hueOf(getComputedStyle(element).color);
  return saturation > 0.35 && (hue < 20 || hue > 340);
}

/** A mark of duty that only the eye gets. */
function duty(field: HTMLElement): string[] {
  const label = (field as HTMLInputElement).labels?.[0];
  const says = label && /\*\s*$|\(?obligatoire\)?\s*$/i.test(label.textContent ?? "");
  return says && !field.matches(":required, [aria-required='true']")
    ? [`field: “${seenText(label)}” is not marked as required`]
    : [];
}

/** Radios that are one question are one group. */
function looseRadios(): string[] {
  const names = new Set(seen("input[type='radio']").map((radio) => (radio as HTMLInputElement).name));
  return [...names].flatMap((name) => {
    const radios = seen("input[type='radio']").filter((radio) => (radio as HTMLInputElement).name === name);
    return radios.length > 1 && !radios[0]?.closest("fieldset, [role='radiogroup'], [role='group']")
      ? [`field: ${radios.length} radios “${name}” are no group`]
      : [];
  });
}

/** Returns fields without the purpose, description, error or duty that is seen. */
export function fieldFaults(): string[] {
  const fields = seen("input:not([type='hidden']), select, textarea");
  return [
    ...seen(typed).flatMap(completion),
    ...[...fields, ...seen("fieldset, [role='radiogroup']")].flatMap(description),
    ...fields.flatMap(duty),
    ...looseRadios(),
  ];
}
