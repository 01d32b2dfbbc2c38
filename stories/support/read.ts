/** Reads « Réessayer »: a press before half a second has passed is taken for one on the picture that has just failed. */
export const read = () => new Promise<void>((done) => setTimeout(done, 500));
