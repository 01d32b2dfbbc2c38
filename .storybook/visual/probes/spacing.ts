import { layoutFaults } from "../layout/layoutFaults.ts";

const spaced = new CSSStyleSheet();
spaced.replaceSync(
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }",
);

/** Returns what readers who space their letters lose in the current window (WCAG 1.4.12): clipped or overlapping text. */
export function spacingFaults(): string[] {
  document.adoptedStyleSheets.push(spaced);
  const faults = layoutFaults().filter((fault) => /^(clipped|overlap)/.test(fault));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spaced);
  return [...new Set(faults)].map((fault) => `text spacing: ${fault}`);
}
