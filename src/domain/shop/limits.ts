/** Business constants of the specification, section 9. */
export const picturePageSize = 200;
export const advertEvery = 11;
export const selectionMaximum = 300;
/** Number of days that a shared selection stays available. */
export const sharedSelectionDays = 30;
/** Number of minutes in which a phone can take over the cart of a shared screen. */
export const handoverMinutes = 10;
/** Minimum number of pictures for a useful histogram of capture times. */
export const histogramFrom = 60;
/** Keyboard and drag change the span faster than pictures load. */
export const histogramDebounceMs = 300;
/** Time before and after a picture covered by « autour ». */
export const aroundPictureMs = 60_000;
export const contestFilterAbove = 12;
export const filterValuesShown = 10;
/** Maximum length of a searched text. */
export const searchTextMaximum = 100;
export const filterValueDebounceMs = 300;
export const selectionModeDelayMs = 100;
export const notFoundRedirectMs = 3000;
/** Maximum quantity of a line. */
export const quantityMaximum = 999;
/** Size of an original. */
export const pictureBytesMaximum = 150 * 1024 * 1024;
export const passwordMinimum = 8;
export const appVersion = "1.0.0";
export const yearMinimum = 1970;
export const yearMaximum = 2100;
