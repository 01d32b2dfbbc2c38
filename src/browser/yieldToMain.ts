/** Yields to the browser, so that a pending scroll or tap runs first. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));
