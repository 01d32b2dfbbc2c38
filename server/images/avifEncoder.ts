import sharp from "sharp";
import type { FileStore } from "../core/fileStore.ts";
import { withDecoder } from "./decoder.ts";
import { avifKey } from "./previews.ts";

/** A WebP preview that is smaller than the view it was made with. */
export interface SmallPreview {
  /** Its storage key; the AVIF's is the same with `.avif`. */
  key: string;
  /** The storage key of the view of 1350 px. */
  viewKey: string;
  /** Pixels that it fits in. */
  width: number;
  height: number;
  /** Whether the shop still has what it shows. */
  isShown: () => Promise<boolean>;
}

export interface AvifEncoderOptions {
  store: FileStore;
  /** Called when an encoding failed; the WebP goes on being served. */
  onFault: (key: string, error: unknown) => void;
  /** Waits after an encoding that took so many milliseconds. Default: nine times as long. */
  rest?: (workMs: number) => Promise<void>;
}

export interface AvifEncoder {
  /** Notes that a browser that shows AVIF was sent the WebP. */
  note(preview: SmallPreview): void;
  /** Resolves once nothing waits. */
  settled(): Promise<void>;
}

// Against WebP of quality 80: a quarter fewer bytes at about the same likeness (`npm run bench:previews`). A lower effort saves less, the
// next higher one takes four times as long.
const avif = { quality: 63, effort: 3, chromaSubsampling: "4:2:0" } as const;

/** Returns an AVIF of a view, fitting in `width` by `height` pixels, never enlarged. */
export const encodeAvif = (view: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(view).resize({ width, height, fit: "inside", withoutEnlargement: true }).avif(avif).toBuffer();

const restFactor = 9;
/** Nothing waits for it when the process ends. */
const restLonger = (workMs: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, restFactor * workMs).unref());

const waitingMaximum = 500;
const notedMaximum = 20_000;

/**
 * Makes AVIFs beside small previews where they pay: for a preview that this process has sent a second time, one by one, in a tenth of
 * a processor's time at most. Several processes may make the same one.
 */
export function createAvifEncoder({ store, onFault, rest = restLonger }: AvifEncoderOptions): AvifEncoder {
  /** Keys sent once. */
  const noted = new Set<string>();
  const waiting = new Map<string, SmallPreview>();
  let running: Promise<void> | null = null;
  /** Milliseconds of the last encoding, without those in which an import had the decoder. */
  let workMs = 0;

  async function encode({ key, viewKey, width, height, isShown }: SmallPreview): Promise<void> {
    const made = avifKey(key);
    const view = await store.get(viewKey);
    if (!view || (await store.exists(made))) return;
    const bytes = await withDecoder(async () => {
      const began = performance.now();
      try {
        return await encodeAvif(view, width, height);
      } finally {
        workMs = performance.now() - began;
      }
    });
    let isRight = false;
    try {
      await store.put(made, bytes);
      // A replaced or taken-down picture has its files removed after its row, before this or after the put.
      isRight = (await isShown()) && (await store.get(viewKey))?.equals(view) === true;
    } finally {
      if (!isRight) await store.delete(made);
    }
  }

  async function encodeAll(): Promise<void> {
    for (let [next] = waiting.values(); next; [next] = waiting.values()) {
      const { key } = next;
      workMs = 0;
      await encode(next).catch((error: unknown) => onFault(key, error));
      waiting.delete(key);
      await rest(workMs);
    }
  }

  return {
    note(preview) {
      const { key } = preview;
      if (!noted.delete(key)) {
        noted.add(key);
        const [oldest = key] = noted;
        if (noted.size > notedMaximum) noted.delete(oldest);
        return;
      }
      if (waiting.size < waitingMaximum) waiting.set(key, preview);
      running ??= encodeAll().finally(() => {
        running = null;
      });
    },
    settled: async () => void (await running),
  };
}
