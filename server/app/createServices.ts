import { randomBytes } from "node:crypto";
import { mkdir } from "node:fs/promises";
import { createLog } from "../core/createLog.ts";
import { openStore } from "../core/openStore.ts";
import type { Services } from "../core/services.ts";
import { SettingError } from "../core/settingError.ts";
import type { Settings } from "../core/settings.ts";
import { claimPlace } from "../db/claimPlace.ts";
import type { Db } from "../db/database.ts";
import { type DatabaseLimits, operatorLimits, standbyLimits } from "../db/limits.ts";
import { migrate } from "../db/migrate.ts";
import { openDatabase } from "../db/openDatabase.ts";
import { startPostgres } from "../db/postgres/launcher.ts";
import { requireAnswer } from "../db/requireAnswer.ts";
import { setWatermark } from "../images/derive.ts";
import { createMailer } from "../mail/createMailer.ts";
import { onOrderPaid } from "../payment/onOrderPaid.ts";

/** Uses the operator's database limits. */
export interface OpenServices extends Services {
  /** The database URL, with its password: never log it. */
  connectionString: string;
  /** The same services on connections with other limits; `close` closes them too. */
  within(limits: DatabaseLimits): Services;
  /** Closes the connections, and the PostgreSQL started by this process. */
  close(): Promise<void>;
}

/** Returns the secret shared by every process on one database: drawn once, stored there. */
async function keptSecret(db: Db): Promise<string> {
  await db
    .insertInto("shopFact")
    .values({ key: "sessionSecret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  const { value } = await db
    .selectFrom("shopFact")
    .select("value")
    .where("key", "=", "sessionSecret")
    .executeTakeFirstOrThrow();
  return value;
}

/**
 * Opens what server and command line need: the migrated database (its own PostgreSQL under DATA_DIR, or the one of
 * DATABASE_URL) and the file store.
 */
export async function createServices(settings: Settings): Promise<OpenServices> {
  const log = createLog(settings.logLevel);
  await mkdir(settings.dataDir, { recursive: true }).catch((error: Error) => {
    throw new SettingError(`Mauvais réglage : DATA_DIR : ${error.message}`);
  });
  const postgres = settings.databaseUrl
    ? null
    : await startPostgres({ dataDir: settings.dataDir, log: (line) => log.debug(line) });
  const connectionString = settings.databaseUrl ?? postgres?.connectionString ?? "";
  const pools: Db[] = [];
  const open = (limits: DatabaseLimits, address = connectionString) => {
    const pool = openDatabase(address, limits);
    pools.push(pool);
    return pool;
  };
  const mailer = createMailer(settings);
  setWatermark(settings.brand.watermark);
  const close = async () => {
    mailer.close();
    await Promise.all(pools.map((pool) => pool.destroy()));
    await postgres?.stop();
  };
  try {
    const db = open(operatorLimits);
    if (settings.databaseUrl) await requireAnswer(db);
    await migrate(db);
    await claimPlace(db, settings.creationPlaceId);
    const services: OpenServices = {
      db,
      // Opens no connection before the first question.
      standby: settings.databaseStandbyUrl ? open(standbyLimits, settings.databaseStandbyUrl) : null,
      connectionString,
      within: (limits) => ({ ...services, db: open(limits) }),
      store: await openStore(settings),
      mailer,
      settings,
      log,
      publicUrl: settings.publicUrl ?? `http://${settings.host}:${settings.port}`,
      secret: settings.sessionSecret ?? (await keptSecret(db)),
      now: () => new Date(),
      onOrderPaid,
      close,
    };
    return services;
  } catch (error) {
    await close();
    throw error;
  }
}
