/** Windows of the geometry sweep, in CSS pixels: small phones to large screens, tablets both ways, the stand's upright kiosk. */
export const windows = [
  [320, 640],
  [390, 844],
  [480, 900],
  [600, 960],
  [640, 400],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1080, 1920],
  [1180, 820],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
