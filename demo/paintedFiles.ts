import type { FileStore } from "../server/core/fileStore.ts";
import type { Db } from "../server/db/database.ts";
import { parseSceneFileName, type SceneSpec } from "./scenes/sceneFile.ts";

const previewPattern = /^previews\/([0-9a-f-]{36})\/(\d+)\.webp$/;
const plainPattern = /^images\/([0-9a-f-]{36})\/[0-9a-f]+(-720)?\.webp$/;

/**
 * Wraps the shop's store with the demonstration's image files, each painted and stored on its first read: painting six thousand
 * originals would delay the first start by most of an hour. Passes other files through, and loads the painter only for a shop
 * with the demonstration.
 * @param canvas where paintings are kept by their scene, for every shop that shows it. Default: none
 */
export function withPaintedFiles(store: FileStore, db: Db, canvas?: FileStore): FileStore {
  const inProgress = new Map<string, Promise<Buffer | null>>();

  async function paint(key: string): Promise<Buffer | null> {
    const bytes = await paintFile(db, key, canvas);
    if (bytes) await store.put(key, bytes);
    return bytes;
  }

  return {
    ...store,
    async get(key) {
      const kept = await store.get(key);
      if (kept) return kept;
      const running = inProgress.get(key) ?? paint(key).finally(() => inProgress.delete(key));
      inProgress.set(key, running);
      return running;
    },
  };
}

/** Returns the bytes of a demonstration's key; null for any other key. */
async function paintFile(db: Db, key: string, canvas: FileStore | undefined): Promise<Buffer | null> {
  const [, picture, width] = previewPattern.exec(key) ?? [];
  const [, image, isSmall] = plainPattern.exec(key) ?? [];
  const originalKey = picture
    ? await originalOf(db, "picture", picture)
    : image
      ? await originalOf(db, "plainImage", image)
      : key;
  const scene = sceneOf(originalKey);
  if (!scene) return null;
  const kind = width ?? (image ? `image${isSmall ?? ""}` : "original");
  const painting = `${kind}/${originalKey.split("/").at(-1)}`;
  const kept = await canvas?.get(painting);
  if (kept) return kept;
  const { paintOriginal, paintPlainImage, paintPreview } = await import("./scenes/paint.ts");
  const bytes = await (picture
    ? paintPreview(scene, Number(width))
    : image
      ? paintPlainImage(scene, isSmall ? 720 : 1200)
      : paintOriginal(scene));
  await canvas?.put(painting, bytes);
  return bytes;
}

async function originalOf(db: Db, table: "picture" | "plainImage", uuid: string): Promise<string> {
  const found = await db.selectFrom(table).select("originalKey").where("uuid", "=", uuid).executeTakeFirst();
  return found?.originalKey ?? "";
}

function sceneOf(originalKey: string): SceneSpec | null {
  const [folder, ...path] = originalKey.split("/");
  return folder === "originals" ? parseSceneFileName(path.at(-1) ?? "") : null;
}
