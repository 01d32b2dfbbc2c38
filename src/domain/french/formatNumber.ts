const figures = new Intl.NumberFormat("fr-FR");

/** « 300 », « 20 000 », grouped with narrow no-break spaces. */
export const formatNumber = (number: number): string => figures.format(number);
