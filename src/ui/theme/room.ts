/**
 * Container queries, smallest first: rules without one are for phones. A part asks for its container's width, since it
 * may be in a column, a card or a dialog of any window. Page, Modal and SidebarLayout are containers; they leave this much
 * between the gutters of windows of 600 and 960 px.
 */
export const room = {
  tablet: "(min-width: 34rem)",
  desktop: "(min-width: 56rem)",
  phoneOnly: "(max-width: 33.99rem)",
  /** Between the gutters of the smallest phone, where frames shrink in favour of text. */
  narrowPhone: "(max-width: 19rem)",
} as const;

/** Makes an element a container that its descendants can query. */
export const asksRoom = { containerType: "inline-size" } as const;
