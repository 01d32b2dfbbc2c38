import { nameOf } from "../layout/nameOf.ts";
import { seen } from "./elements.ts";

/** What tells that something is loading may turn until it is loaded (WCAG 2.2.2). */
const loading =
  "[aria-busy='true'], [role='progressbar'], [role='status'], [aria-hidden='true'] [role='presentation']";
const moving =
  /transform|translate|rotate|scale|left|top|right|bottom|margin|width|height|offset|background-position|all/;

/** Rules of a sheet and of the layers, media and container queries in it that hold for people without a preference. */
function* rulesOf(rules: CSSRuleList): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSMediaRule && /prefers-reduced-motion:\s*reduce/.test(rule.conditionText)) continue;
    if (rule instanceof CSSGroupingRule) yield* rulesOf(rule.cssRules);
  }
}

/** @returns selectors of what moves for ever */
function endless(): string[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...rulesOf(sheet.cssRules)].flatMap(({ style, selectorText }) =>
      /\binfinite\b/.test(`${style.animation} ${style.animationIterationCount}`)
        ? [selectorText.replace(/::?(before|after)/g, "")]
        : [],
    ),
  );
}

/** Whether a reader can stop it. */
const stops = (element: Element) =>
  element
    .closest("section, article, [role='region'], main, body")
    ?.querySelector("[aria-label*='ause'], [aria-label*='rrêter'], [aria-label*='top']");

const media =
  "video[autoplay]:not([controls]), audio[autoplay]:not([controls]), marquee, blink, video[autoplay][loop]";

/** Returns what moves although the reader asked for less motion, and what moves for ever without a way to stop it. */
export function motionFaults(): string[] {
  const running = document
    .getAnimations()
    .filter(
      (animation) =>
        animation.playState === "running" && (animation.effect?.getComputedTiming().duration ?? 0) !== 0,
    );
  const shifting = seen("*").filter((element) => {
    const { transitionDuration, transitionProperty } = getComputedStyle(element);
    return transitionDuration !== "0s" && moving.test(transitionProperty) && /[1-9]/.test(transitionDuration);
  });
  const turning = endless()
    .flatMap((selector) => seen(selector))
    .filter(
      (element) =>
        !(element.closest(loading) && !/\p{L}/u.test(element.textContent ?? "")) &&
        !element.querySelector("[role='status'], [role='progressbar']") &&
        !stops(element),
    );
  return [
    ...running.map(
      ({ effect }) =>
        `motion: ${effect instanceof KeyframeEffect && effect.target ? nameOf(effect.target) : "an animation"} moves despite prefers-reduced-motion`,
    ),
    ...shifting.map((element) => `motion: ${nameOf(element)} shifts despite prefers-reduced-motion`),
    ...turning.map((element) => `motion: ${nameOf(element)} moves for ever`),
    ...seen(media).map((element) => `motion: ${nameOf(element)} plays by itself`),
  ];
}
