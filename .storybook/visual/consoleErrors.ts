/** Errors and warnings written to the console: those of React and Storybook fail a story too. */
export const consoleErrors: string[] = [];

const { console } = globalThis;
for (const level of ["error", "warn"] as const) {
  const write = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    consoleErrors.push(words.map(String).join(" "));
    write(...words);
  };
}
