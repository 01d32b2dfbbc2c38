/**
 * Container queries, least room first: a rule without one is a phone's. A part asks how much room its container has, for it may
 * stand in a column, a card or a dialog of any window. Page, Modal and SidebarLayout are containers; they leave this much between the
 * gutters of windows of 600 and 960 px.
 */
export const room = {
  tablet: "(min-width: 34rem)",
  desktop: "(min-width: 56rem)",
  phoneOnly: "(max-width: 33.99rem)",
  /** Between the gutters of the smallest phone, where frames give their room to words. */
  narrowPhone: "(max-width: 19rem)",
} as const;

/** Makes an element a container that its descendants can ask. */
export const asksRoom = { containerType: "inline-size" } as const;
