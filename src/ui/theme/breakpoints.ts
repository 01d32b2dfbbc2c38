/** Widths in CSS pixels at which layouts change: a phone is below `tablet`. */
export const breakpoints = { tablet: 600, desktop: 1024, wide: 1440 } as const;

export const media = {
  /** A phone in landscape, a small phone in portrait, a window zoomed until it holds few lines. */
  shallow: "(max-height: 480px)",
  /** Such a window, and narrower than a tablet. */
  shallowPhone: "(max-height: 480px) and (max-width: 599.98px)",
  /** Room for ten keys of 64 px in a row, and for a field above five rows of them. */
  keyboard: "(min-width: 768px) and (min-height: 640px)",
  /** A portrait kiosk, whose upper half is out of reach. */
  tall: "screen and (min-width: 768px) and (min-height: 1400px) and (orientation: portrait)",
  /** One with room for parts side by side. */
  tallDesktop: "screen and (min-width: 1024px) and (min-height: 1400px) and (orientation: portrait)",
  hover: "(hover: hover)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
