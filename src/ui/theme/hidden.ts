/** Visible to screen readers only: one clipped pixel. For conditional styles, where VisuallyHidden does not work. */
export const unseen = {
  position: "absolute",
  width: "1px",
  height: "1px",
  margin: "-1px",
  padding: 0,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
} as const;
