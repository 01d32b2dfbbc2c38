import axe from "axe-core";
import { header } from "../../src/ui/header/Header.css.ts";
import type { ThemeName } from "../../src/ui/theme/themeNames.ts";
import { toast } from "../../src/ui/toast/Toast.css.ts";
import { nameOf } from "./layout/nameOf.ts";
import { sizes } from "./modes.ts";
import { targetOf } from "./probes/targets.ts";
import { setWindow } from "./viewport.ts";

/** A sample of another theme keeps that theme's promise. */
const sample = "[data-theme-sample]";

/** Axe's own check, except below 4.5: the enhanced rule then defers to the plain one, which would check all text again. */
const sevenToOne = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: false,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 7 }, large: { expected: 4.5 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.2,
  textStrokeEmMin: 0.03,
};

/**
 * Returns contrasts below seven to one, needed in sunlight. The theme changes colours and sizes only, so only axe's rules on those
 * run again in it; all others have run on the same elements in the boutique theme.
 */
export function standFaults(): Promise<string[]> {
  // Storybook's own axe run resets this first.
  axe.configure({ checks: [{ id: "color-contrast-enhanced", options: sevenToOne }] });
  return colorFaults("stand", ["color-contrast-enhanced", "link-in-text-block", "target-size"]);
}

/** Returns contrasts below AA in the dark theme, where only colours differ. */
export const darkFaults = () => colorFaults("dark", ["color-contrast", "link-in-text-block"]);

async function colorFaults(theme: ThemeName, runOnly: string[]): Promise<string[]> {
  const context = { include: document.body, exclude: sample };
  const { violations } = await axe.run(context, {
    runOnly,
    rules: Object.fromEntries(runOnly.map((rule) => [rule, { enabled: true }])),
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `axe in the ${theme} theme, ${id}: ${target}`),
  );
}

/** Returns targets below 56 pixels, the stand's promise to gloved hands. Links inside a sentence are exempt, as in WCAG 2.5.8. */
export function smallStandTargets(): string[] {
  const controls = [...document.body.querySelectorAll("button, select, input, textarea, a[href]")];
  return controls.flatMap((control) => {
    const { width, height } = targetOf(control).getBoundingClientRect();
    const inSentence = control.matches("a") && getComputedStyle(control).display === "inline";
    const unseen = width <= 2 || height <= 2 || control.closest(sample);
    const narrow = !control.matches("a") && width < 55.9;
    return !inSentence && !unseen && (height < 55.9 || narrow)
      ? [
          `under 56 px in the stand theme: ${control.outerHTML.slice(0, 90)} ${Math.round(width)} × ${Math.round(height)}`,
        ]
      : [];
  });
}

function sidewaysScroll(circumstance: string): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const widest = [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .at(-1);
  const start = widest?.cloneNode(false) as Element | undefined;
  return [
    `scrolls sideways ${circumstance}: ${scrollWidth} px in a window of ${clientWidth}, ${start?.outerHTML.slice(0, 90)}`,
  ];
}

/** @returns a fault if text at twice its size makes a desktop page scroll sideways (WCAG 1.4.4) */
export function sidewaysScrollOfLargeText(): string[] {
  const root = document.documentElement.style;
  root.setProperty("font-size", "200%");
  setWindow(...sizes.desktop);
  const faults = sidewaysScroll("with letters of twice their size");
  root.removeProperty("font-size");
  return faults;
}

/** Parts that float above the page, the topmost first. */
const layers = [`.${toast}`, "[data-dossard-dialog]", `.${header}`];

/** The centre of an element, and a point near each of its corners. */
function pointsOf(element: Element): [x: number, y: number][] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const inset = Math.min(12, (right - left) / 3, (bottom - top) / 3);
  const across = [left + inset, (left + right) / 2, right - inset] as const;
  const down = [top + inset, (top + bottom) / 2, bottom - inset] as const;
  return [
    [across[1], down[1]],
    ...[across[0], across[2]].flatMap((x) => [down[0], down[2]].map((y): [number, number] => [x, y])),
  ];
}

/** Returns floating parts that something lower covers: a dialog under the top bar, a toast under a dialog. */
export function coveredLayers(): string[] {
  return layers.flatMap((selector, place) => {
    // Whatever may lie above it; a dialog and its scrim cover the page.
    const above = [...layers.slice(0, place), "[data-radix-popper-content-wrapper]", selector].join();
    const elements = [...document.body.querySelectorAll(selector)];
    const coveredByDialog = selector === `.${header}` && document.querySelector("[data-dossard-dialog]");
    return (coveredByDialog ? [] : elements.slice(-1)).flatMap((element) =>
      pointsOf(element).flatMap(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        return !hit || element.contains(hit) || hit.closest(above)
          ? []
          : [`covered at ${Math.round(x)}, ${Math.round(y)}: ${nameOf(element)} by ${nameOf(hit)}`];
      }),
    );
  });
}

const live = ":is([role='status'], [role='alert'], [aria-live='polite'], [aria-live='assertive'])";

/** Returns nested live regions: text announced by two regions at once is read twice. */
export function nestedLiveRegions(): string[] {
  return [...document.body.querySelectorAll(`${live} ${live}`)].map(
    ({ outerHTML }) => `a live region within another: ${outerHTML.slice(0, 90)}`,
  );
}
