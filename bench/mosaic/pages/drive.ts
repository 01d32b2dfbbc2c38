/** A shopper's actions, run inside the page: a command for each frame from outside would add work. */
export interface Drive {
  /** Scrolls down, first as a finger does, then in strides, until the last picture is reached. */
  scrollToEnd: () => Promise<void>;
  /** Ticks pictures in view, one after the other, and waits for each paint. */
  tick: (times: number) => Promise<void>;
  /** Jumps to a picture as a drag of the scroll bar does. Returns the frames until tiles fill the screen there. */
  jump: (place: number) => Promise<number>;
}

declare global {
  interface Window {
    drive: Drive;
  }
}

const finger = { frames: 240, pixels: 120 };
const stride = 6400;
const afterwards = 30;
/** Ends the run if a gallery makes no progress. */
const mostFrames = 20_000;

const frame = () => new Promise<void>((done) => requestAnimationFrame(() => done()));
const placeOf = (tile: Element | null | undefined) =>
  Number(tile?.querySelector("button")?.getAttribute("aria-label")?.match(/\d+/)?.[0] ?? 0) - 1;

/** Returns the tile at a point of the window, ignoring a gap between two. */
function tileAt(x: number, y: number): Element | null {
  for (const [right, down] of [
    [0, 0],
    [0, 20],
    [20, 0],
    [20, 20],
  ] as const) {
    const tile = document.elementFromPoint(x + right, y + down)?.closest("figure");
    if (tile) return tile;
  }
  return null;
}

/** Returns tiles at sixteen points spread over the window, or null if one point has none. */
function tilesInView(): Element[] | null {
  const tiles: Element[] = [];
  for (const down of [0.05, 0.35, 0.65, 0.9]) {
    for (const right of [0.1, 0.37, 0.63, 0.9]) {
      const tile = tileAt(right * window.innerWidth, down * window.innerHeight);
      if (!tile) return null;
      tiles.push(tile);
    }
  }
  return tiles;
}

/** Returns the height of all rows in pixels, from the tiles in view: a gallery's own height may be a guess. */
function heightOfAll(count: number): number {
  const tiles = [...document.querySelectorAll("figure")];
  const tops = [...new Set(tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)))];
  const [first = 0, second = 0] = tops.sort((one, other) => one - other);
  const columns = tiles.filter((tile) => Math.abs(tile.getBoundingClientRect().top - first) < 1).length;
  return (count / columns) * (second - first);
}

export function driveOf(count: number): Drive {
  const lastIsThere = () => document.querySelector(`[aria-label="Photo ${count}"]`) !== null;
  return {
    async scrollToEnd() {
      performance.mark("scroll-begin");
      for (let frames = 0, still = 0; frames < mostFrames && (still < 3 || !lastIsThere()); frames += 1) {
        const before = window.scrollY;
        window.scrollBy(0, frames < finger.frames ? finger.pixels : stride);
        still = window.scrollY === before ? still + 1 : 0;
        await frame();
        performance.mark("frame");
        // The trace has it; kept here, it would count as the gallery's memory.
        performance.clearMarks("frame");
      }
      if (!lastIsThere()) throw new Error("The last picture never came");
      performance.mark("scroll-end");
      // The last tiles' images load, and their placeholders disappear.
      for (let frames = 0; frames < afterwards; frames += 1) await frame();
    },
    async tick(times) {
      const ticks = [...document.querySelectorAll<HTMLElement>("button[aria-label^=Cocher]")].filter(
        (tick) => {
          const { top, bottom } = tick.getBoundingClientRect();
          return top > 0 && bottom < window.innerHeight;
        },
      );
      performance.mark("tick-begin");
      for (let done = 0; done < times; done += 1) {
        ticks[done % ticks.length]?.click();
        await frame();
        await frame();
      }
      performance.mark("tick-end");
    },
    async jump(place) {
      // Some galleries draw a single tile first, to learn its size.
      while (!tilesInView()) await frame();
      const target = (heightOfAll(count) * place) / count;
      for (let frames = 1; frames < mostFrames; frames += 1) {
        if (Math.abs(window.scrollY - target) > 1) window.scrollTo(0, target);
        await frame();
        const tiles = tilesInView();
        if (tiles && placeOf(tiles[0]) > place * 0.98) return frames;
      }
      throw new Error("The screen never filled");
    },
  };
}
