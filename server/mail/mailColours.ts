import { brandColors } from "../../src/ui/theme/brand.ts";
import { themeValues } from "../../src/ui/theme/values.ts";

/** Behind a logo in the dark version: most are drawn for light paper. */
const plate = themeValues.boutique.color.surface;

/** The colours of a mail: a theme's, with those that follow from the brand's accent. */
export function mailColours(accent: string | null, theme: "boutique" | "dark") {
  const own = themeValues[theme].color;
  return accent === null ? own : { ...own, ...brandColors(accent, theme) };
}
export type MailColours = ReturnType<typeof mailColours>;

/**
 * Returns the style sheet of a mail's dark version, by the classes of `writeHtml`. Inline styles are its light version: programs
 * without style sheets show that one.
 */
export function darkStyles(accent: string | null): string {
  const dark = mailColours(accent, "dark");
  const rules = {
    canvas: `background:${dark.canvas}`,
    surface: `background:${dark.surface};border-color:${dark.line};border-top-color:${dark.accent}`,
    ink: `color:${dark.ink}`,
    muted: `color:${dark.inkMuted}`,
    accent: `color:${dark.accentInk}`,
    button: `color:${dark.onAccent};background:${dark.accent};border-color:${dark.accentEdge}`,
    line: `border-color:${dark.line}`,
    total: `border-top-color:${dark.ink}`,
    plate: `background:${plate};padding:6px 10px;border-radius:6px`,
  };
  const important = (css: string) => css.replace(/(?=;|$)/g, "!important");
  const lines = Object.entries(rules).map(([name, css]) => `.mail-${name}{${important(css)}}`);
  return `@media (prefers-color-scheme:dark){\n${lines.join("\n")}\n}`;
}
