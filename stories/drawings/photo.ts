/**
 * Photographs for stories, drawn here: the same picture for the same number, on every machine. Flat on purpose: few colours, one
 * composition and its mirror image, edges without intermediate colours. Gradients, textures and smooth outlines were over half the
 * weight of the baselines (decision 9).
 */

const skies = ["#8fc1e3", "#f2b889", "#9fb4c7", "#6f9fd8"] as const;
const coats = ["#5b3a24", "#2f2723", "#8a5a32", "#a9a29a"] as const;
const jackets = ["#1c2f5c", "#7d1f2d", "#1d1d1f", "#20584a", "#6a4a8c"] as const;
const bars = ["#d8412f", "#1f5fb4", "#e9b92c"] as const;

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h${-width}z"/>`;

const fence = (number: number): string =>
  [250, 276, 302].map((y) => rect(200, y, 210, 10, pick(bars, number))).join("") +
  [190, 400].map((x) => rect(x, 226, 20, 110, "#fbf8f1")).join("");

const rider = (coat: string, jacket: string): string =>
  `<g transform="translate(290 196) rotate(-14)"><path d="M-92 18c-26-4-44 8-58 34 20-18 34-20 54-14zM-96 6c8-26 52-34 92-26 30 6 46 0 66-32 8-14 22-22 40-26l6 14c10 4 18 14 24 26-4 8-12 10-20 8-12 0-18 2-24 16-8 24-20 44-42 52-40 12-104 14-136-2-10-6-12-18-6-30zM58 20c18 10 40 8 60-8l10 8c-16 26-46 34-74 22zM30 30c12 20 34 26 58 20l4 11c-32 14-66 4-80-22zM-82 22c-24 12-46 32-56 58l12 6c12-20 30-32 56-42zM-66 28c-18 22-28 44-28 68l14 2c4-24 16-42 36-60z" fill="${coat}"/>
<path d="M-22-16l40-6 6 12-8 14c4 10 12 16 26 30l-14 6c-18-16-24-30-24-46l-28 2z" fill="#f7f3ea"/><path d="M10 34l16-8 8 26 14 4-2 8-26-2z" fill="#1c1916"/>
<path d="M-16-16c-2-24 8-44 28-56 12-6 26-4 30 6 2 8-4 18-8 26l24 22-8 10-28-18-8 16z" fill="${jacket}"/>
<circle cx="42" cy="-84" r="14" fill="#e7bd9b"/><path d="M26-86a17 17 0 0 1 34-4l6 5-40 3z" fill="#1c1916"/></g>`;

/** Segments of a digit's seven, lit from the top, clockwise, and the middle one last: as on a scoreboard. */
const lit = [
  "012345",
  "12",
  "01643",
  "01623",
  "5612",
  "05623",
  "056234",
  "012",
  "0123456",
  "012356",
] as const;
const segments = [
  [3, 0, 12, 4],
  [14, 2, 4, 13],
  [14, 15, 4, 13],
  [3, 26, 12, 4],
  [0, 15, 4, 13],
  [0, 2, 4, 13],
  [3, 13, 12, 4],
] as const;

function bib(number: number): string {
  const digits = [...String(100 + ((number * 37) % 800))].map((digit, place) =>
    [...(lit[Number(digit)] ?? "")]
      .map((segment) => segments[Number(segment)] ?? segments[0])
      .map(([x, y, width, height]) => rect(218 + place * 24 + x, 208 + y, width, height, "#1c1916"))
      .join(""),
  );
  return rect(210, 200, 82, 46, "#fffdf9") + digits.join("");
}

/** Width, height and the part of the scene that a shape shows. */
const shapes = {
  wide: 'viewBox="0 0 600 400" width="600" height="400"',
  upright: 'viewBox="160 0 280 420" width="400" height="600"',
};
type Shape = keyof typeof shapes;

/**
 * Draws a show jumper over a fence.
 * @param number any whole number from 0: chooses sky, coat, colours, bib and direction
 * @returns an SVG image, 600 by 400, or 400 by 600 where it is upright
 */
export function drawPhoto(number: number, shape: Shape = "wide"): string {
  const mirrored = number % 2 === 1;
  const jumper = fence(number) + rider(pick(coats, number * 3 + 1), pick(jackets, number));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${shapes[shape]} shape-rendering="crispEdges">`,
    rect(0, 0, 600, 170, pick(skies, number)),
    rect(0, 170, 600, 66, "#547a54"),
    rect(0, 236, 600, 184, "#c9ae82"),
    `<g transform="translate(${mirrored ? 600 : 0}) scale(${mirrored ? -1 : 1} 1)">${jumper}</g>`,
    `<g transform="translate(${mirrored ? 98 : 0})">${bib(number)}</g></svg>`,
  ].join("");
}

/** The same as a data address. */
export const photo = (number: number, shape?: Shape): string =>
  `data:image/svg+xml,${encodeURIComponent(drawPhoto(number, shape))}`;
