import { nameOf } from "../layout/nameOf.ts";
import { isSpoken, squeeze } from "./elements.ts";

/** Words that a sentence of a language can hardly do without, and that the others do not have. */
const common: Record<string, RegExp> = {
  fr: /^(le|la|les|des|du|une|est|sont|vous|votre|vos|nous|notre|pour|avec|dans|sur|par|ce|cette|qui|que|et|ou|pas|au|aux|en|je|il|elle|à|de|un|plus|ne|se)$/,
  en: /^(the|and|of|to|is|are|your|you|with|for|this|that|from|by|it|be|was|have|has|please|not|we|our|all|as|at|an|will|can)$/,
  de: /^(der|die|das|und|ist|sind|mit|für|ein|eine|nicht|sie|ihre|von|zu|auf|wir|bitte|den|dem|ich|oder)$/,
  es: /^(el|los|las|y|es|son|con|para|una|su|usted|por|del|lo|como|más|este|esta|muy|pero|sus)$/,
  it: /^(il|lo|gli|è|sono|con|una|per|di|che|non|si|della|dei|nel|più|questo|questa|vostro|alla)$/,
};
const least = 3;

/** @returns the language of a text of some length, or null in doubt */
export function languageOf(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const scores = Object.entries(common)
    .map(([language, those]) => ({ language, score: words.filter((word) => those.test(word)).length }))
    .sort((a, b) => b.score - a.score);
  const [first, second] = scores;
  return first && second && first.score >= least && first.score >= 2 * second.score ? first.language : null;
}

const blocks =
  "p, li, h1, h2, h3, h4, dd, dt, td, th, blockquote, figcaption, label, legend, caption, button, a, div, span";

/** Returns texts in a language other than that of the closest `lang`, and values of `lang` that are no language. */
export function languageFaults(): string[] {
  const faults: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>("[lang]")) {
    if (!/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/.test(element.lang))
      faults.push(`language: “${element.lang}” is none`);
  }
  for (const element of document.body.querySelectorAll<HTMLElement>(blocks)) {
    const own = squeeze(
      [...element.childNodes]
        .map((node) =>
          node instanceof Text
            ? node.data
            : node instanceof Element && node.matches("b, i, em, strong")
              ? node.textContent
              : " ",
        )
        .join(""),
    );
    const told = own.length > 15 ? own : "";
    const language = told && isSpoken(element) ? languageOf(told) : null;
    const said = element.closest<HTMLElement>("[lang]")?.lang.slice(0, 2);
    if (language && language !== said)
      faults.push(`language: ${nameOf(element)} is in ${language}, said to be ${said}`);
  }
  return faults;
}
