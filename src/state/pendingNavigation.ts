/**
 * What an action ends with that has led to another screen: its button stays busy until that one is there. Who presses once
 * more while its code is still loading would do it twice.
 */
export const pendingNavigation = (): Promise<never> => new Promise(() => {});
