import type { Counted } from "../core/handler.ts";
import { type Page, readPage } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import { advertColumns, adverts, type ManagedAdvert } from "./advertFields.ts";

/** Returns the adverts of every place, in the order of the mosaic. */
export const listManagedAdverts = (db: Db, page: Page): Promise<Counted<ManagedAdvert[]>> =>
  readPage(db, adverts(db).select(["uuid", ...advertColumns]), page);
