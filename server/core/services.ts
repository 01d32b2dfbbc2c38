import type { Logger } from "pino";
import type { Db, Tx } from "../db/database.ts";
import type { FileStore } from "./fileStore.ts";
import type { Mailer } from "./mailer.ts";
import type { Settings } from "./settings.ts";

/** Lives as long as the process; holds no state of a visitor or an order. */
export interface Services {
  db: Db;
  /** A read-only copy of the database that may lag behind it (standbyReads.ts); null: there is none. */
  standby: Db | null;
  store: FileStore;
  mailer: Mailer;
  settings: Settings;
  log: Logger;
  /** The shop's public URL, without a trailing slash. */
  publicUrl: string;
  /** Signs data that leaves the shop and returns; the same in every process on one database. */
  secret: string;
  now: () => Date;
  /** Triggers what follows a payment of any kind. Call it last in the transaction that marks an order as paid. Idempotent. */
  onOrderPaid(tx: Tx, services: Services, orderUuid: string): Promise<void>;
}
