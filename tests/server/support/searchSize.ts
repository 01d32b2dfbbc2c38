/**
 * Returns how far a random search goes: as its own setting says, at length in `npm test -- searches`, else as far as `npm test` has time for.
 * @param setting an environment variable with a number
 */
export const searchSize = (setting: string, briefly: number, atLength: number): number =>
  Number(process.env[setting] ?? (process.env.LONG_SEARCHES ? atLength : briefly));
