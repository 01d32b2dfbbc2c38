const figures = new Intl.NumberFormat("fr-FR");

/** A count with its noun; the French plural starts at 2: « 0 photo », « 1 photo », « 2 photos ». */
export function pluralize(count: number, one: string, several = `${one}s`): string {
  return `${figures.format(count)} ${Math.abs(count) >= 2 ? several : one}`;
}
