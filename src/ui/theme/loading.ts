/** Marks a place whose content is on its way and will change its height. */
export const loading = { "data-loading": "" } as const;

/** A screen that has such a place. */
export const loadingScreen = "main:has([data-loading])";
