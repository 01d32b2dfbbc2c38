/** Lets the browser do what waits, a scroll or a tap, before more is done. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));
