/** Properties that no picture of a resting page shows: pointers, touch, motion, layers, limits that are not reached, page breaks. */
const unpictured =
  /^(cursor|caret.*|pointer-events|user-select|-webkit-(user-select|tap-highlight-color|touch-callout)|touch-action|resize|appearance|transition.*|animation.*|will-change|scroll-.*|scrollbar-.*|overscroll-.*|overflow.*|text-overflow|text-wrap.*|white-space.*|word-break|hyphens|z-index|isolation|position|inset.*|visibility|contain.*|content-visibility|(min|max)-.*|break-.*|orphans|widows|print-color-adjust|forced-color-adjust|-webkit-print-color-adjust|color-scheme)$/;

/** Looks that depend on what someone does, not on the page. */
const doing =
  /:(hover|active|focus-visible|focus-within|focus|target|user-invalid|autofill|-webkit-autofill)(?![\w-])|::selection|::backdrop/;
const doingEverywhere = new RegExp(`:not\\((?:${doing.source})\\)|${doing.source}`, "g");
const pseudoElements = /::[\w-]+(\([^)]*\))?/g;

/** Parts drawn by the style sheet, often to appear later. */
const drawn = /::(before|after)/;

/** A rule in words, and the selector of the elements that it may concern. */
export interface Look {
  line: string;
  concerns: string;
}

/** Strips what vanilla-extract adds to a name: `Button_button__1k3x9d0` is `Button_button`, `var(--dossard-color-ink)` is `color-ink`. */
const readable = (css: string) =>
  css
    .replace(/__[a-z0-9]+(?![\w-])/gi, "")
    .replace(/var\(--(?:dossard-)?([\w-]+)\)/g, "$1")
    .replace(/\s+/g, " ");

const declarations = ({ cssText }: CSSStyleDeclaration): string[] =>
  cssText
    .split(/;\s*/)
    .map((one) => one.trim())
    .filter((one) => one !== "" && !one.startsWith("--"));

const isUnpictured = (declaration: string) => unpictured.test(declaration.split(":")[0] ?? "");

function lookOf({ selectorText, style }: CSSStyleRule, conditions: readonly string[]): Look[] {
  const told = declarations(style);
  const listed =
    conditions.length > 0 || doing.test(selectorText) || drawn.test(selectorText)
      ? told
      : told.filter(isUnpictured);
  if (listed.length === 0) return [];
  return [
    {
      line: readable(`${[...conditions, selectorText].join(" ")} { ${listed.join("; ")} }`),
      concerns: selectorText.replace(doingEverywhere, ":is(*)").replace(pseudoElements, ":is(*)"),
    },
  ];
}

function conditionOf(rule: CSSRule): string | null {
  if (rule instanceof CSSMediaRule) return `@media ${rule.conditionText}`;
  if (rule instanceof CSSContainerRule) return `@container ${rule.conditionText}`;
  if (rule instanceof CSSSupportsRule) return `@supports ${rule.conditionText}`;
  return null;
}

function framesOf({ name, cssRules }: CSSKeyframesRule): Look {
  const frames = [...cssRules].map((frame) => frame.cssText.replace(/\s+/g, " "));
  return { line: readable(`@keyframes ${name} ${frames.join(" ")}`), concerns: "*" };
}

/** A font's name, weights, letters and measures: only its file is to be seen. */
function fontOf({ style }: CSSFontFaceRule): Look {
  const told = declarations(style).filter((one) => !one.startsWith("src"));
  return { line: `@font-face { ${told.join("; ")} }`, concerns: "*" };
}

/** Returns the rules of a style sheet that no picture shows, in their order. */
export function looksIn(rules: CSSRuleList, conditions: readonly string[] = []): Look[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return lookOf(rule, conditions);
    if (rule instanceof CSSKeyframesRule) return [framesOf(rule)];
    if (rule instanceof CSSFontFaceRule) return [fontOf(rule)];
    const condition = conditionOf(rule);
    return condition === null ? [] : looksIn((rule as CSSGroupingRule).cssRules, [...conditions, condition]);
  });
}
