/** Rules where a row is a card: in a container too narrow for columns. */
export const stacked = (rules: object) => ({ "@container": { "(max-width: 35em)": rules } });
