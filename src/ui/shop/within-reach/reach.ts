/** On the root element while the page is laid out for a tall shared screen; "lowered" if its top is to come down too. */
export const reachAttribute = "data-within-reach";

/** Custom property with the height in px of what `data-reach` marks, which stands above the top bar at the window's foot. */
export const reachHeight = "--reach-height";
