import { drawPhoto } from "./photo.ts";

/** Image stores: one has every picture, each other one has the failure that a story shows. */
const stores = [
  "whole",
  "empty",
  "second-missing",
  "large-missing",
  "first-late",
  "four-thirds",
  "fourth-time",
] as const;
export type Store = (typeof stores)[number];

/** Returns the address of a store, as a place's `cdnHost`. */
export const storeAddress = (store: Store): string => (store === "whole" ? "" : `/${store}`);

/** An image that does not exist. */
export const missingImage = `${storeAddress("empty")}/images/1.webp`;

export interface DrawnImage {
  status: 200 | 404 | 503;
  svg: string;
  /** Delay of the response, in milliseconds. */
  lateMs: number;
}

const addresses = new RegExp(`^(?:/(${stores.join("|")}))?/(?:thumbnails|images)/.*?(\\d+)\\.webp$`);
const asked = new Map<string, number>();

function drawing(number: number, store: Store): string {
  const svg = drawPhoto(number);
  if (store !== "four-thirds") return svg;
  return svg.replace('width="600" height="400"', 'width="600" height="450" preserveAspectRatio="none"');
}

/**
 * Returns a store's response: a drawing for each number, the last digits of a picture's or an advert's uuid.
 * @param path of the address, without its origin
 * @returns null for any other path
 */
export function drawnImage(path: string): DrawnImage | null {
  const found = addresses.exec(path);
  if (!found) return null;
  const store = (found[1] ?? "whole") as Store;
  const number = Number(found[2]);
  const image: DrawnImage = { status: 200, svg: drawing(number, store), lateMs: 0 };
  if (store === "empty") return { ...image, status: 404 };
  if (store === "second-missing" && number === 2) return { ...image, status: 404 };
  if (store === "large-missing" && path.includes("/thumbnails/1350/")) return { ...image, status: 404 };
  if (store === "first-late" && number === 1) return { ...image, lateMs: 3000 };
  if (store === "fourth-time") {
    const times = (asked.get(path) ?? 0) + 1;
    asked.set(path, times);
    if (times < 4) return { ...image, status: 503 };
  }
  return image;
}

/** Returns the headers of a response: a picture that exists never changes. */
export const headersOf = ({ status }: DrawnImage): Record<string, string> =>
  status === 200
    ? { "content-type": "image/svg+xml", "cache-control": "max-age=3600" }
    : { "cache-control": "no-store" };
