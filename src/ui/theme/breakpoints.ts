/** Widths in CSS pixels from which a layout changes: a phone is below `tablet`. */
export const breakpoints = { tablet: 600, desktop: 1024, wide: 1440 } as const;

export const media = {
  /** A phone lying on its side, a small one upright, a window enlarged until it holds few lines. */
  shallow: "(max-height: 480px)",
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
