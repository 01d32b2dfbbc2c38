/** What was written on the console as an error or a warning: React's and Storybook's complaints are faults too. */
export const complaints: string[] = [];

const terminal = globalThis.console;
for (const level of ["error", "warn"] as const) {
  const say = terminal[level].bind(terminal);
  terminal[level] = (...words: unknown[]) => {
    complaints.push(words.map(String).join(" "));
    say(...words);
  };
}
