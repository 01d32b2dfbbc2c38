/** Values shared by both themes: fonts, weights, motion, layers, widths. */
export const font = {
  text: '"Instrument Sans Variable", "Instrument Sans Fallback", "Instrument Sans Wide Fallback", Arial, sans-serif',
  title:
    '"Bricolage Grotesque Variable", "Bricolage Grotesque Fallback", "Bricolage Grotesque Wide Fallback", Arial, sans-serif',
};

export const weight = { regular: "400", medium: "500", strong: "600", title: "650" };

export const radius = { none: "0", sm: "4px", md: "6px", lg: "10px", full: "999px" };

export const motion = { fast: "150ms", base: "200ms", easing: "cubic-bezier(0.2, 0, 0, 1)" };

export const layer = {
  base: "0",
  raised: "1",
  sticky: "10",
  header: "20",
  modal: "30",
  toast: "40",
  tooltip: "50",
};

export const widths = {
  measure: "35rem",
  reading: "42rem",
  form: "30rem",
  page: "80rem",
  pageWide: "110rem",
  dialogSmall: "27rem",
  dialogMedium: "40rem",
  dialogLarge: "64rem",
};
