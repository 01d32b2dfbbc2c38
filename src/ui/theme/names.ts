const kebab = (part: string) => part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the custom property of a place in the contract: `--dossard-color-ink-muted` for color, inkMuted. */
export const propertyName = (path: readonly string[]) => `--${["dossard", ...path.map(kebab)].join("-")}`;
