import { join } from "node:path";
import type { FileStore } from "./fileStore.ts";
import { createFolderStore } from "./folderStore.ts";
import { createMovingStore } from "./movingStore.ts";
import type { Settings } from "./settings.ts";

type StoreSettings = Pick<Settings, "dataDir" | "filesIn" | "objectStore">;

/** The places of a shop's files. */
export interface StorePlaces {
  folder: ReturnType<typeof createFolderStore>;
  /** Where files are written. */
  main: FileStore;
  /** Where files may still be after a change of FILES_IN; null: nowhere else. */
  other: FileStore | null;
}

/** Opens the places that the settings name. Connects to nothing. */
export async function openPlaces({ dataDir, filesIn, objectStore }: StoreSettings): Promise<StorePlaces> {
  const folder = createFolderStore(join(dataDir, "files"));
  if (objectStore === null) return { folder, main: folder, other: null };
  // The client takes a fifth of a second to load.
  const { createObjectStore } = await import("./objectStore.ts");
  const store = createObjectStore(objectStore);
  return filesIn === "store"
    ? { folder, main: store, other: folder }
    : { folder, main: folder, other: store };
}

/** Opens the shop's file store: written in one place, read from either. */
export async function openStore(settings: StoreSettings): Promise<FileStore> {
  const { main, other } = await openPlaces(settings);
  return other === null ? main : createMovingStore(main, other);
}
