/** Custom properties with heights in px, on the root element: what else sticks to the window's bottom stands above them. */
export const trayHeight = "--tray-height";
export const stickyBarHeight = "--sticky-bar-height";
