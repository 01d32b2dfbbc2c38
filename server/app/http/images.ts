import type { Hono, Context as HonoContext } from "hono";
import { LRUCache } from "lru-cache";
import { shopScope } from "../../catalogue/answerScopes.ts";
import { findFirstPicture, findShownPicture, findShownPlainImage } from "../../catalogue/shownImages.ts";
import { ApiError } from "../../core/apiError.ts";
import type { Services } from "../../core/services.ts";
import { isDatabaseUnavailable } from "../../db/databaseFault.ts";
import { createAvifEncoder } from "../../images/avifEncoder.ts";
import { avifKey } from "../../images/previews.ts";
import { createPublicImages, type PublicImage, type Wanted } from "../../images/publicImages.ts";
import { namesTag } from "./caching.ts";
import type { ReadVersions } from "./versionReader.ts";

/**
 * A picture's URL never changes, what is there may: replaced, hidden, taken down. A browser keeps it for a day; a shared cache asks
 * again after a minute, by ETag, may meanwhile serve what it has for another, and for a day while the shop fails.
 */
const cacheControl = "public, max-age=86400, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400";

function send(c: HonoContext, image: PublicImage | null): Response {
  if (!image) throw new ApiError("NOT_FOUND");
  c.header("etag", image.etag);
  c.header("cache-control", cacheControl);
  c.header("vary", "Accept", { append: true });
  c.header("cross-origin-resource-policy", "cross-origin");
  if (namesTag(c.req.header("if-none-match") ?? "", image.etag)) return c.body(null, 304);
  c.header("content-type", image.type);
  return c.body(image.bytes);
}

const withoutExtension = (file: string) => /^([0-9a-f-]{36})\.webp$/.exec(file)?.[1] ?? "";

/** « All » is no AVIF: a link's preview or a script may not know it. */
const takesAvif = ({ req }: HonoContext) => req.header("accept")?.includes("image/avif") === true;

/** An image in memory, as long as neither a version of its scope nor its file has changed. */
interface KeptImage {
  image: PublicImage;
  version: string;
  /** Tells its file from any other under its key. */
  file: string;
  /** When neither had changed, in ms since the epoch. */
  checkedAt: number;
}

const bytesMaximum = 64 * 1024 * 1024;
/** A file that was written this shortly before it was read may have been written again since, within a tick of its time. */
const freshMs = 2_000;
/** A mosaic asks for hundreds at once, and its browser keeps each for a day: one query and one look at the file a second are enough. */
const checkMs = 1_000;

/** Serves previews of pictures, covers and adverts at the paths of the specification's section 3. */
export function mountImages(app: Hono, services: Services, readVersions: ReadVersions): void {
  const { db, store, log, settings } = services;
  const kept = new LRUCache<string, KeptImage>({
    maxSize: bytesMaximum,
    maxEntrySize: bytesMaximum / 8,
    // With what an entry has besides its bytes.
    sizeCalculation: ({ image }) => image.bytes.length + 1_000,
  });
  const encoder = createAvifEncoder({
    store,
    onFault: (key, error) => {
      if (!isDatabaseUnavailable(error)) log.warn({ err: error, key }, "no AVIF");
    },
  });
  /** At a stand everyone is near, and its processor has other work. */
  const makesAvif = settings.placeWhat !== "truck";

  async function fileOf(key: string): Promise<{ file: string; modifiedAt: number } | null> {
    const found = await store.stat(key);
    if (!found) return null;
    const modifiedAt = found.modifiedAt.getTime();
    return { file: `${modifiedAt} ${found.byteSize}`, modifiedAt };
  }

  async function isNewest({ image: { key, preview }, file }: KeptImage, avif: boolean): Promise<boolean> {
    if (file !== (await fileOf(key))?.file) return false;
    return !avif || preview === null || !(await store.exists(avifKey(preview.key)));
  }

  /** @param scope whose version changes with the rows that the image depends on */
  async function serve(c: HonoContext, scope: string, find: (wanted: Wanted) => Promise<PublicImage | null>) {
    const avif = takesAvif(c);
    const place = avif ? `${c.req.path} avif` : c.req.path;
    const began = Date.now();
    const answer = (image: PublicImage | null) => {
      if (avif && makesAvif && image?.preview) encoder.note(image.preview);
      return send(c, image);
    };
    const known = kept.get(place);
    if (known && began - known.checkedAt < checkMs) return answer(known.image);
    const version = (await readVersions([scope])).join();
    if (known?.version === version && (await isNewest(known, avif))) {
      known.checkedAt = began;
      return answer(known.image);
    }
    const image = await find({ avif });
    const stored = image && (await fileOf(image.key));
    if (stored && stored.modifiedAt < began - freshMs)
      kept.set(place, { image, version, file: stored.file, checkedAt: began });
    return answer(image);
  }

  const images = createPublicImages({
    store,
    findPicture: (uuid) => findShownPicture(db, uuid),
    findPlainImage: (uuid) => findShownPlainImage(db, uuid),
    onRefused: (uuid, refusal) => log.error({ uuid, reason: refusal.reason }, "unusable original"),
  });

  /** Without its own cover, an event or a contest shows its first picture, including the watermark. */
  async function firstPicture(uuid: string, wanted: Wanted): Promise<PublicImage | null> {
    const found = await findFirstPicture(db, uuid);
    return found ? images.thumbnail(found.eventUuid, found.contestUuid, found.uuid, wanted) : null;
  }

  app.get("/thumbnails/:event/:contest/:file", (c) => {
    const { event, contest, file } = c.req.param();
    return serve(c, event, (wanted) => images.thumbnail(event, contest, withoutExtension(file), wanted));
  });
  app.get("/thumbnails/:width{[0-9]{1,5}}/:event/:contest/:file", (c) => {
    const { width, event, contest, file } = c.req.param();
    return serve(c, event, (wanted) =>
      images.thumbnail(event, contest, withoutExtension(file), { ...wanted, width: Number(width) }),
    );
  });
  const plain = (c: HonoContext, file: string, width?: number) => {
    const uuid = withoutExtension(file);
    if (!uuid) throw new ApiError("NOT_FOUND");
    return serve(
      c,
      shopScope,
      async (wanted) =>
        (await images.plainImage(uuid, { ...wanted, width })) ?? (await firstPicture(uuid, wanted)),
    );
  };
  app.get("/images/:file", (c) => plain(c, c.req.param("file")));
  app.get("/images/720/:file", (c) => plain(c, c.req.param("file"), 720));
}
