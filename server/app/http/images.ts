import type { Hono, Context as HonoContext } from "hono";
import { shopScope } from "../../catalogue/answerScopes.ts";
import { ApiError } from "../../core/apiError.ts";
import type { Services } from "../../core/services.ts";
import { createPublicImages, type PublicImage } from "../../images/publicImages.ts";
import { namesTag } from "./caching.ts";
import { createKeptBytes } from "./keptBytes.ts";
import type { ReadVersions } from "./versionReader.ts";

/** A picture's URL never changes; a day limits how long caches keep one that was taken down. */
const cacheControl = "public, max-age=86400";

function send(c: HonoContext, image: PublicImage | null): Response {
  if (!image) throw new ApiError("NOT_FOUND");
  c.header("etag", image.etag);
  c.header("cache-control", cacheControl);
  c.header("cross-origin-resource-policy", "cross-origin");
  if (namesTag(c.req.header("if-none-match") ?? "", image.etag)) return c.body(null, 304);
  c.header("content-type", "image/webp");
  return c.body(image.bytes);
}

const withoutExtension = (file: string) => /^([0-9a-f-]{36})\.webp$/.exec(file)?.[1] ?? "";

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
  const { db, store, log } = services;
  const kept = createKeptBytes<KeptImage>(bytesMaximum);

  async function fileOf(key: string): Promise<{ file: string; modifiedAt: number } | null> {
    const found = await store.stat(key);
    if (!found) return null;
    const modifiedAt = found.modifiedAt.getTime();
    return { file: `${modifiedAt} ${found.byteSize}`, modifiedAt };
  }

  /** @param scope whose version changes with the rows that the image depends on */
  async function serve(c: HonoContext, scope: string, find: () => Promise<PublicImage | null>) {
    const { path } = c.req;
    const began = Date.now();
    const known = kept.get(path);
    if (known && began - known.checkedAt < checkMs) return send(c, known.image);
    const version = (await readVersions([scope])).join();
    if (known?.version === version && known.file === (await fileOf(known.image.key))?.file) {
      known.checkedAt = began;
      return send(c, known.image);
    }
    const image = await find();
    const stored = image && (await fileOf(image.key));
    if (stored && stored.modifiedAt < began - freshMs)
      kept.set(path, { image, version, file: stored.file, checkedAt: began }, image.bytes.length);
    return send(c, image);
  }

  const images = createPublicImages({
    store,
    findPicture: async (uuid) => {
      const found = await db
        .selectFrom("picture")
        .select(["eventUuid", "contestUuid", "originalKey"])
        .where("uuid", "=", uuid)
        .where("isDeleted", "=", false)
        .executeTakeFirst();
      return found ? { ...found, original: found.originalKey } : null;
    },
    findPlainImage: async (uuid) => {
      const found = await db
        .selectFrom("plainImage")
        .select("originalKey")
        .where("uuid", "=", uuid)
        .executeTakeFirst();
      return found?.originalKey ?? null;
    },
    onRefused: (uuid, refusal) => log.error({ uuid, reason: refusal.reason }, "unusable original"),
  });

  /** Without its own cover, an event or a contest shows its first picture, including the watermark. */
  async function firstPicture(uuid: string): Promise<PublicImage | null> {
    const found = await db
      .selectFrom("picture")
      .select(["uuid", "eventUuid", "contestUuid"])
      .where((where) => where.or([where("eventUuid", "=", uuid), where("contestUuid", "=", uuid)]))
      .where("isDeleted", "=", false)
      .orderBy("takenAt")
      .orderBy("name")
      .limit(1)
      .executeTakeFirst();
    return found ? images.thumbnail(found.eventUuid, found.contestUuid, found.uuid) : null;
  }

  app.get("/thumbnails/:event/:contest/:file", (c) => {
    const { event, contest, file } = c.req.param();
    return serve(c, event, () => images.thumbnail(event, contest, withoutExtension(file)));
  });
  app.get("/thumbnails/:width{[0-9]{1,5}}/:event/:contest/:file", (c) => {
    const { width, event, contest, file } = c.req.param();
    return serve(c, event, () => images.thumbnail(event, contest, withoutExtension(file), Number(width)));
  });
  const plain = (c: HonoContext, file: string, width?: number) => {
    const uuid = withoutExtension(file);
    if (!uuid) throw new ApiError("NOT_FOUND");
    return serve(c, shopScope, async () => (await images.plainImage(uuid, width)) ?? firstPicture(uuid));
  };
  app.get("/images/:file", (c) => plain(c, c.req.param("file")));
  app.get("/images/720/:file", (c) => plain(c, c.req.param("file"), 720));
}
