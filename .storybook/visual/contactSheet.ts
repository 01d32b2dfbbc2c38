import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Pixels, readPixels } from "./comparePictures.ts";
import { decodeLayers, encodeNew, encodeOver } from "./layeredWebp.ts";

/**
 * A picture of a contact sheet: its size in pixels, and the hash of the browser's own file, which proves an equal picture without
 * decoding either. Another browser may write other bytes for the same pixels.
 */
export interface Picture {
  width: number;
  height: number;
  screenshot: string;
}

/** Pictures by name: the story, then the window where it is not the desktop's (`primary`, `primary.phone`). */
export type SheetIndex = Readonly<Record<string, Picture>>;

export const hashOf = (screenshot: Buffer): string => createHash("sha256").update(screenshot).digest("hex");

/** Returns the sheet and the name of a picture: one sheet for each story file and theme. */
export function placeOf(story: string, theme: string, window: string): { sheet: string; name: string } {
  const [file = "", own = ""] = story.split("--");
  return {
    sheet: theme === "boutique" ? file : `${file}.${theme}`,
    name: window === "desktop" ? own : `${own}.${window}`,
  };
}

/** The sheets in a folder: `NAME.webp`, lossless, with its index beside it, whose lines show in a diff which stories changed. */
export class ContactSheets {
  readonly #folder: string;
  readonly #decoded = new Map<string, Promise<Pixels>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** @returns an empty index where there is no sheet */
  index(sheet: string): SheetIndex {
    try {
      return JSON.parse(readFileSync(this.#path(sheet, "json"), "utf8"));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
      throw error;
    }
  }

  /** @throws {Error} if the sheet has no such picture */
  async read(sheet: string, name: string): Promise<Pixels> {
    const box = arrange(this.index(sheet)).boxes.get(name);
    if (!box) throw new Error(`${sheet} has no picture ${name}`);
    return cut(await this.#decode(sheet), box);
  }

  /**
   * Writes a sheet: pictures of these names, new ones from their screenshots, all others as they are. Without names, removes it.
   * @returns how many bytes the repository grows by
   */
  async write(
    sheet: string,
    names: Iterable<string>,
    screenshots: ReadonlyMap<string, Buffer>,
  ): Promise<number> {
    const before = this.index(sheet);
    const index: Record<string, Picture> = {};
    const pictures = new Map<string, Pixels>();
    for (const name of [...names].sort()) {
      const taken = screenshots.get(name);
      const pixels = taken ? await readPixels(taken) : await this.read(sheet, name);
      const screenshot = taken ? hashOf(taken) : (before[name]?.screenshot ?? "");
      index[name] = { width: pixels.width, height: pixels.height, screenshot };
      pictures.set(name, pixels);
    }
    this.#decoded.delete(sheet);
    if (pictures.size === 0) {
      await this.remove(sheet);
      return 0;
    }
    const { boxes, ...size } = arrange(index);
    const canvas = Buffer.alloc(size.width * size.height * 4, gapGrey);
    for (const [name, pixels] of pictures) paste(canvas, size.width, pixels, boxes.get(name));
    await mkdir(this.#folder, { recursive: true });
    const path = this.#path(sheet, "webp");
    const image = { ...size, data: canvas };
    const { file, bytes } = await readFile(path).then(
      (former) => encodeOver(former, image),
      () => encodeNew(image),
    );
    await writeFile(path, file);
    await writeFile(this.#path(sheet, "json"), formatIndex(index));
    return bytes;
  }

  async remove(sheet: string): Promise<void> {
    await rm(this.#path(sheet, "webp"), { force: true });
    await rm(this.#path(sheet, "json"), { force: true });
  }

  #path(sheet: string, extension: "webp" | "json"): string {
    return join(this.#folder, `${sheet}.${extension}`);
  }

  #decode(sheet: string): Promise<Pixels> {
    const known = this.#decoded.get(sheet);
    if (known) return known;
    const pixels = readFile(this.#path(sheet, "webp")).then(decodeLayers);
    this.#decoded.set(sheet, pixels);
    const [oldest] = this.#decoded.keys();
    if (this.#decoded.size > decodedAtMost && oldest !== undefined) this.#decoded.delete(oldest);
    return pixels;
  }
}

/** Both themes of the story files that play at once. A sheet takes up to 200 MB. */
const decodedAtMost = 8;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** WebP allows 16,383 pixels a side. Side by side, equal parts of pictures are within reach of its compression; below each other they are not. */
const widest = 16_000;
const tallest = 16_383;
const gap = 16;
const gapGrey = Buffer.from([0xc8, 0xc8, 0xc8, 0xff]);

const windowOf = (name: string): string => name.split(".")[1] ?? "";

/**
 * Arranges pictures in rows, one window after another; equal ones share a place. The index is all it depends on.
 * @throws {Error} if they need more room than a WebP has
 */
function arrange(index: SheetIndex): { boxes: Map<string, Box>; width: number; height: number } {
  const pictures = Object.entries(index).sort(([one], [other]) =>
    windowOf(one).localeCompare(windowOf(other)),
  );
  const boxes = new Map<string, Box>();
  const places = new Map<string, Box>();
  let row = { window: "", left: 0, top: 0, height: 0 };
  let right = 0;
  for (const [name, { width, height, screenshot }] of pictures) {
    const window = windowOf(name);
    if (row.left > 0 && (row.left + width > widest || row.window !== window)) {
      row = { window, left: 0, top: row.top + row.height + gap, height: 0 };
    }
    const box = places.get(screenshot) ?? { left: row.left, top: row.top, width, height };
    boxes.set(name, box);
    if (places.has(screenshot)) continue;
    places.set(screenshot, box);
    right = Math.max(right, row.left + width);
    row = { window, left: row.left + width + gap, top: row.top, height: Math.max(row.height, height) };
  }
  const height = row.top + row.height;
  if (height > tallest) throw new Error(`A contact sheet of ${height} px is too tall: split the story file`);
  return { boxes, width: right, height };
}

/** Returns a part of a picture. */
export function cut({ data, width }: Pixels, { left, top, ...size }: Box): Pixels {
  const rows = Array.from({ length: size.height }, (_, row) => {
    const start = ((top + row) * width + left) * 4;
    return data.subarray(start, start + size.width * 4);
  });
  return { data: Buffer.concat(rows), width: size.width, height: size.height };
}

function paste(canvas: Buffer, canvasWidth: number, { data, width, height }: Pixels, box?: Box): void {
  const { left, top } = box ?? { left: 0, top: 0 };
  for (let row = 0; row < height; row += 1) {
    data.copy(canvas, ((top + row) * canvasWidth + left) * 4, row * width * 4, (row + 1) * width * 4);
  }
}

/** One picture a line, for readable diffs. */
function formatIndex(index: SheetIndex): string {
  const names = Object.keys(index).sort();
  return `{\n${names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(index[name])}`).join(",\n")}\n}\n`;
}
