import { globalFontFace } from "@vanilla-extract/css";

const latin =
  "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";
const latinExt =
  "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF";

function faces(family: string, folder: string, fontWeight: string) {
  return [
    { subset: "latin", unicodeRange: latin },
    { subset: "latin-ext", unicodeRange: latinExt },
  ].map(({ subset, unicodeRange }) => ({
    fontFamily: family,
    fontStyle: "normal",
    fontWeight,
    fontDisplay: "swap" as const,
    src: `url("@fontsource-variable/${folder}/files/${folder}-${subset}-wght-normal.woff2") format("woff2")`,
    unicodeRange,
  }));
}

globalFontFace("Instrument Sans Variable", faces("Instrument Sans Variable", "instrument-sans", "400 700"));
globalFontFace(
  "Bricolage Grotesque Variable",
  faces("Bricolage Grotesque Variable", "bricolage-grotesque", "200 800"),
);

// The fallback font has the same metrics, so that the swap shifts nothing.

interface Drawn {
  /** Height above and below the baseline, as fractions of the size. */
  ascent: number;
  descent: number;
}

/** @param width of a French paragraph in the font, divided by its width in the fallback */
const standIn = (src: string, fontWeight: string, width: number, { ascent, descent }: Drawn) => ({
  src,
  fontWeight,
  sizeAdjust: percent(width),
  ascentOverride: percent(ascent / width),
  descentOverride: percent(descent / width),
  lineGapOverride: "0%",
});
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

const instrument: Drawn = { ascent: 0.97, descent: 0.25 };
const bricolage: Drawn = { ascent: 0.93, descent: 0.27 };
const [light, strong, title] = ["400 550", "551 700", "200 800"];

const regular = 'local("Arial"), local("Liberation Sans"), local("Helvetica Neue"), local("Roboto")';
const bold =
  'local("Arial Bold"), local("Liberation Sans Bold"), local("Helvetica Neue Bold"), local("Roboto Bold")';
globalFontFace("Instrument Sans Fallback", [
  standIn(regular, light, 1.001, instrument),
  standIn(bold, strong, 0.956, instrument),
]);
globalFontFace("Bricolage Grotesque Fallback", standIn(bold, title, 0.999, bricolage));

// The fallback of a Linux without any of these is wider.
const dejaVu = 'local("DejaVu Sans")';
const dejaVuBold = 'local("DejaVu Sans Bold")';
globalFontFace("Instrument Sans Wide Fallback", [
  standIn(dejaVu, light, 0.893, instrument),
  standIn(dejaVuBold, strong, 0.81, instrument),
]);
globalFontFace("Bricolage Grotesque Wide Fallback", standIn(dejaVuBold, title, 0.84, bricolage));
