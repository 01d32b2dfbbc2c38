import { vars } from "./contract.css.ts";

export type LevelName = keyof typeof vars.type;

/** Returns the styles of a type level: size, line height, tracking. */
export function level(name: LevelName) {
  const { size: fontSize, line: lineHeight, tracking: letterSpacing } = vars.type[name];
  return { fontSize, lineHeight, letterSpacing };
}
