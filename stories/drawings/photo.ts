/**
 * Photographs for stories, drawn here: the same picture for the same number, on every machine. Without gradients, which the browser
 * dithers: they were half the weight of the baselines.
 */

const skies = [
  ["#8fc1e3", "#e9f1f2"],
  ["#f2b889", "#fbe8cf"],
  ["#9fb4c7", "#dfe6ea"],
  ["#6f9fd8", "#d7e7f7"],
] as const;
const coats = ["#5b3a24", "#2f2723", "#8a5a32", "#a9a29a", "#74452a"] as const;
const jackets = ["#1c2f5c", "#7d1f2d", "#1d1d1f", "#20584a"] as const;
const bars = ["#d8412f", "#1f5fb4", "#e9b92c", "#2b7a4b"] as const;

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

function obstacle(number: number, height: number): string {
  const colour = pick(bars, number);
  const rails = [0, 1, 2].map((rail) => {
    const y = 322 - (rail + 1) * (height / 3);
    const stripes = [0, 1, 2, 3].map(
      (s) => `<rect x="${262 + s * 36}" y="${y}" width="18" height="8" fill="${colour}"/>`,
    );
    return `<rect x="250" y="${y}" width="150" height="8" rx="2" fill="#fbf8f1"/>${stripes.join("")}`;
  });
  const post = (x: number) =>
    `<rect x="${x}" y="${300 - height}" width="10" height="${height + 30}" fill="#fbf8f1"/>`;
  return `${rails.join("")}${post(244)}${post(396)}`;
}

function rider(number: number, x: number, y: number, tilt: number): string {
  const coat = pick(coats, number * 3 + 1);
  const jacket = pick(jackets, number);
  return `<g transform="translate(${x} ${y}) rotate(${tilt})">
<path d="M-92 18c-26-4-44 8-58 34 20-18 34-20 54-14z" fill="${coat}" opacity=".8"/>
<path d="M-96 6c8-26 52-34 92-26 30 6 46 0 66-32 8-14 22-22 40-26l6 14c10 4 18 14 24 26-4 8-12 10-20 8-12 0-18 2-24 16-8 24-20 44-42 52-40 12-104 14-136-2-10-6-12-18-6-30z" fill="${coat}"/>
<path d="M58 20c18 10 40 8 60-8l10 8c-16 26-46 34-74 22zM30 30c12 20 34 26 58 20l4 11c-32 14-66 4-80-22zM-82 22c-24 12-46 32-56 58l12 6c12-20 30-32 56-42zM-66 28c-18 22-28 44-28 68l14 2c4-24 16-42 36-60z" fill="${coat}"/>
<path d="M96-70c-14 2-26 10-34 24-12 20-24 30-36 32 20-4 42-16 52-32 6-10 12-16 20-18z" fill="#1a1512" opacity=".55"/>
<path d="M-22-16l40-6 6 12-38 12z" fill="#f7f3ea"/>
<path d="M-14-14c0 22 6 36 24 52l14-6c-12-18-16-30-14-48z" fill="#f6f2e8"/>
<path d="M10 34l16-8 8 26 14 4-2 8-26-2z" fill="#1c1916"/>
<path d="M-16-16c-2-24 8-44 28-56 12-6 26-4 30 6 2 8-4 18-8 26l24 22-8 10-28-18-8 16z" fill="${jacket}"/>
<circle cx="42" cy="-84" r="14" fill="#e7bd9b"/><path d="M26-86a17 17 0 0 1 34-4l6 5-40 3z" fill="#1c1916"/>
<rect x="-4" y="-50" width="24" height="20" rx="2" fill="#fffdf9" transform="rotate(14)"/>
<text x="8" y="-35" font-family="Arial, sans-serif" font-weight="700" font-size="13" text-anchor="middle" transform="rotate(14)" fill="#1c1916">${100 + ((number * 37) % 800)}</text></g>`;
}

/**
 * Draws a show jumper over a fence.
 * @param number any whole number from 0: chooses sky, coat, colours and bib
 * @returns an SVG image, 600 by 400
 */
export function drawPhoto(number: number): string {
  const [high, low] = pick(skies, number);
  const height = 70 + ((number * 17) % 40);
  const trees = Array.from({ length: 9 }, (_, tree) => {
    const x = tree * 76 + ((number * 29 + tree * 13) % 40) - 20;
    const r = 34 + ((number + tree * 7) % 5) * 7;
    return `<circle cx="${x}" cy="${236 - r / 3}" r="${r}" fill="${tree % 2 ? "#41654a" : "#547a54"}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400">
<rect width="600" height="400" fill="${high}"/><rect y="130" width="600" height="106" fill="${low}"/>${trees.join("")}
<rect y="236" width="600" height="12" fill="#f4efe4"/><rect y="248" width="600" height="152" fill="#c9ae82"/><rect y="330" width="600" height="70" fill="#b4956a"/>
<ellipse cx="320" cy="352" rx="170" ry="12" fill="#6d5632" opacity=".35"/>
${obstacle(number, height)}${rider(number, 300 + ((number * 23) % 40), 196 - ((number * 11) % 26), -12 - ((number * 7) % 10))}</svg>`;
  return svg.replaceAll("\n", "");
}

/** The same as a data address. */
export const photo = (number: number): string =>
  `data:image/svg+xml,${encodeURIComponent(drawPhoto(number))}`;
