/** Business constants of the specification, section 9. */
export const picturePageSize = 200;
export const advertEvery = 11;
export const selectionMaximum = 300;
/** For how many days a shared selection can be opened. */
export const sharedSelectionDays = 30;
/** From how many pictures on the times they were taken at are a way to find one's own. */
export const histogramFrom = 30;
/** Keys and fingers change the span faster than pictures come. */
export const histogramDebounceMs = 300;
/** How far before and after a picture those taken « autour » of it go. */
export const aroundPictureMs = 60_000;
export const contestFilterAbove = 12;
export const filterValuesShown = 10;
export const filterValueDebounceMs = 300;
export const selectionModeDelayMs = 100;
export const notFoundRedirectMs = 3000;
/** The most pieces that one line holds. */
export const quantityMaximum = 999;
export const passwordMinimum = 8;
export const appVersion = "1.0.0";
export const yearMinimum = 1970;
export const yearMaximum = 2100;
