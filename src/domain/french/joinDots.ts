/** Joins parts as « Oeil d’Or · Jeanne Lefèvre · 137 ». A line breaks after a dot, never before it. */
export const joinDots = (parts: readonly string[]): string => parts.join("\u00a0· ");
