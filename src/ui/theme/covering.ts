/** An image that fills its positioned parent, cut where their shapes differ. */
export const covering = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  objectFit: "cover",
} as const;
