/** Widths in CSS pixels from which a layout changes: a phone is below `tablet`. */
export const breakpoints = { tablet: 600, desktop: 1024, wide: 1440 } as const;

/** Media queries, smallest screen first: a rule without one is a phone's. */
export const media = {
  tablet: `(min-width: ${breakpoints.tablet}px)`,
  desktop: `(min-width: ${breakpoints.desktop}px)`,
  phoneOnly: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  /** A phone on which a bar of four icons has no room for words. */
  narrowPhone: "(max-width: 419.98px)",
  /** A phone lying on its side, a small one upright, a window enlarged until it holds few lines. */
  shallow: "(max-height: 480px)",
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
