import { vars } from "./contract.css.ts";

export type LevelName = keyof typeof vars.type;

/** One level of type, as the styles that make it: size, height of line, tracking. */
export function level(name: LevelName) {
  const { size: fontSize, line: lineHeight, tracking: letterSpacing } = vars.type[name];
  return { fontSize, lineHeight, letterSpacing };
}
