/**
 * Returned by an action that has navigated: its button stays busy until the next screen shows. A second press while the
 * chunk loads would submit twice.
 */
export const pendingNavigation = (): Promise<never> => new Promise(() => {});
