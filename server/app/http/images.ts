import type { Hono, Context as HonoContext } from "hono";
import { ApiError } from "../../core/apiError.ts";
import type { Services } from "../../core/services.ts";
import { createPublicImages, type PublicImage } from "../../images/publicImages.ts";
import { namesTag } from "./caching.ts";

/** A picture's URL never changes; a day limits how long caches keep one that was taken down. */
const cacheControl = "public, max-age=86400";

function send(c: HonoContext, image: PublicImage | null): Response {
  if (!image) throw new ApiError("NOT_FOUND");
  c.header("etag", image.etag);
  c.header("cache-control", cacheControl);
  c.header("cross-origin-resource-policy", "cross-origin");
  if (namesTag(c.req.header("if-none-match") ?? "", image.etag)) return c.body(null, 304);
  c.header("content-type", "image/webp");
  return c.body(new Uint8Array(image.bytes));
}

const withoutExtension = (file: string) => /^([0-9a-f-]{36})\.webp$/.exec(file)?.[1] ?? "";

/** Serves previews of pictures, covers and adverts at the paths of the specification's section 3. */
export function mountImages(app: Hono, services: Services): void {
  const { db, store, log } = services;
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

  app.get("/thumbnails/:event/:contest/:file", async (c) => {
    const { event, contest, file } = c.req.param();
    return send(c, await images.thumbnail(event, contest, withoutExtension(file)));
  });
  app.get("/thumbnails/:width{[0-9]{1,5}}/:event/:contest/:file", async (c) => {
    const { width, event, contest, file } = c.req.param();
    return send(c, await images.thumbnail(event, contest, withoutExtension(file), Number(width)));
  });
  app.get("/images/:file", async (c) => {
    const uuid = withoutExtension(c.req.param("file"));
    if (!uuid) throw new ApiError("NOT_FOUND");
    return send(c, (await images.plainImage(uuid)) ?? (await firstPicture(uuid)));
  });
}
