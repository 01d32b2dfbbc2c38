/** What a camera reads, not an eye: black on white in every theme, in forced colours and on paper. */
export const scanned = { ink: "#000000", paper: "#ffffff" } as const;
