/** For screen readers alone: a pixel that is there, clipped to nothing. For conditions, where VisuallyHidden does not do. */
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
