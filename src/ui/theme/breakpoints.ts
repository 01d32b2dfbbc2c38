/** Widths in CSS pixels at which layouts change: a phone is below `tablet`. */
export const breakpoints = { tablet: 600, desktop: 1024, wide: 1440 } as const;

export const media = {
  /** A phone in landscape, a small phone in portrait, a window zoomed until it holds few lines. */
  shallow: "(max-height: 480px)",
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
