import type { Logger } from "pino";
import type { Db } from "../db/database.ts";
import type { FileStore } from "./fileStore.ts";
import type { Mailer } from "./mailer.ts";
import type { Settings } from "./settings.ts";

/** What one process holds for its whole life. No state of a visitor or an order is among it. */
export interface Services {
  db: Db;
  store: FileStore;
  mailer: Mailer;
  settings: Settings;
  log: Logger;
  /** Where shoppers reach the shop, without a slash at the end. */
  publicUrl: string;
  /** Signs what leaves the shop and comes back; the same in every process on one database. */
  secret: string;
  now: () => Date;
}
