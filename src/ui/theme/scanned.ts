/** For cameras rather than eyes: black on white in every theme, in forced colors and on paper. */
export const scanned = { ink: "#000000", paper: "#ffffff" } as const;
