const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the custom property of a place in the contract: `--dossard-color-ink-muted` for color, inkMuted. */
export const propertyName = (path: readonly string[]) => `--${["dossard", ...path.map(kebab)].join("-")}`;

/** A theme's values, or some of them, as nested as in the contract. */
export interface TokenTree {
  readonly [name: string]: string | TokenTree;
}

/** Returns the values of a theme, or of a part of one, with their places in the contract. */
export function leavesOf(values: TokenTree, path: readonly string[] = []): { path: string[]; css: string }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const here = [...path, name];
    return typeof value === "string" ? [{ path: here, css: value }] : leavesOf(value, here);
  });
}

/** Returns a theme, or a part of one, as the declarations of a style rule. */
export const customProperties = (values: TokenTree): string =>
  leavesOf(values)
    .map(({ path, css }) => `${propertyName(path)}: ${css};`)
    .join("\n");
