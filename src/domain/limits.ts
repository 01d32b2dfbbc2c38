/** Business constants of the specification, section 9. */
export const picturePageSize = 200;
export const advertEvery = 11;
export const selectionMaximum = 300;
/** How long a shared selection can be opened. */
export const sharedSelectionDays = 30;
export const contestFilterAbove = 12;
export const filterValuesShown = 10;
export const filterValueDebounceMs = 300;
export const selectionModeDelayMs = 100;
export const notFoundRedirectMs = 3000;
export const passwordMinimum = 8;
export const appVersion = "1.0.0";
export const yearMinimum = 1970;
export const yearMaximum = 2100;
