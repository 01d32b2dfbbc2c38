// `npm run bench:next-picture`: opens any picture and walks through its neighbours on a line of 1.6 Mb/s, in both directions, and prints
// how many of a hundred presses show a sharp picture within 50 ms. `-- --presses 300 --seed 7 --look 0.5-2 --line 0.8 --width 1440`.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { largeEventUuid } from "../../demo/largeEventRounds.ts";
import { readOptions } from "../../scripts/readOptions.ts";
import { type PictureLocation, pictureUrl, previewWidths } from "../../src/domain/pictures/imageUrl.ts";
import { openShop } from "../lighthouse/shop.ts";
import { walkPictures } from "./walk.ts";

const { values } = readOptions({
  options: {
    presses: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    /** How long each picture is looked at before the press, in seconds: from, to. */
    look: { type: "string", default: "1-3" },
    /** Megabits a second. */
    line: { type: "string", default: "1.6" },
    /** Of the window; a phone's has three device pixels to one. */
    width: { type: "string", default: "390" },
  },
});
/** Milliseconds within which a picture is there at once, and how many of a hundred have to be. */
const soon = 50;
const enough = 95;
/** Most pictures of an answer. */
const pageLimit = 200;
const tell = (line: string) => process.stdout.write(`${line}\n`);

const folder = join(import.meta.dirname, "../../.cache/next-picture");
await mkdir(folder, { recursive: true });
const shop = await openShop(join(folder, "data"), 2000);
try {
  const presses = Number(values.presses);
  const [from = 1, to = from] = values.look.split("-").map(Number);
  const walked = await walkPictures({
    address: `${shop.url}/search?event=${largeEventUuid}&mode=pictures`,
    presses,
    seed: Number(values.seed),
    look: { from, to },
    megabits: Number(values.line),
    width: Number(values.width),
    prepare: (first, last) => paintPreviews(shop.url, first, last),
  });
  const times = walked.map(({ time }) => time);
  const loaded = (100 * walked.filter(({ wasLoaded }) => wasLoaded).length) / walked.length;
  const within = (100 * times.filter((time) => time <= soon).length) / times.length;
  tell(
    `${times.length} presses at ${values.width} px, ${values.line} Mb/s, looks of ${values.look} s, seed ${values.seed}`,
  );
  tell(`sharp within ${soon} ms: ${within.toFixed(1)} of 100 (goal ${enough})`);
  tell(`nothing came by network after the press: ${loaded.toFixed(1)} of 100`);
  tell(`until it is sharp: ${spread(times)}`);
  tell(`the main thread's own time in it: ${spread(walked.map(({ work }) => work))}`);
  if (within < enough) process.exitCode = 1;
} finally {
  await shop.stop();
}

/** « median 33 ms, p95 72 ms, longest 284 ms ». */
function spread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}

/** Previews are made on first request: no real shopper is an event's first visitor. */
async function paintPreviews(url: string, first: number, last: number): Promise<void> {
  for (let offset = first; offset <= last; offset += pageLimit) {
    const limit = Math.min(pageLimit, last + 1 - offset);
    const query = `eventUuid=${largeEventUuid}&offset=${offset}&limit=${limit}`;
    const answer = await fetch(`${url}/api/anonymous/pictures?${query}`);
    for (const picture of (await answer.json()) as PictureLocation[]) {
      for (const width of previewWidths) await (await fetch(pictureUrl(url, picture, width))).arrayBuffer();
    }
  }
}
