import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ObjectStoreSettings } from "../../server/core/settings.ts";
import {
  hasObjectStorage,
  type ObjectStorage,
  objectStoreEnvironment,
  startObjectStorage,
} from "../../tests/server/support/objectStorage.ts";
import { type Server, startOwnPostgres } from "../../tests/server/support/ownPostgres.ts";
import { type HostileLink, startHostileLink } from "../support/hostileLink.ts";
import { startRoundRobin } from "../support/roundRobin.ts";
import { type Shop, startShop } from "../support/shop.ts";
import { type KillableMailServer, startKillableMailServer } from "./killableMailServer.ts";
import { createShiftedClock, type ShiftedClock } from "./shiftedClock.ts";
import { mountSmallDisk, type SmallDisk } from "./smallDisk.ts";

/** A process of the shop, with a clock of its own. */
export interface ShopProcess {
  shop: Shop;
  /** null: the machine's, for want of libfaketime. */
  clock: ShiftedClock | null;
}

/** An object store, the way to it from the shop, and how to reach it past the way. */
export interface StorePart {
  storage: ObjectStorage;
  link: HostileLink;
  settings: ObjectStoreSettings;
}

/** A shop of two processes, with a PostgreSQL, an object store and a mail server behind ways that fail. */
export interface Estate {
  url: string;
  dataDir: string;
  /** One writes files to the store, the other to the disk; without a store both do the latter. */
  processes: [ShopProcess, ShopProcess];
  database: { server: Server; link: HostileLink };
  /** null: the machine has none. */
  store: StorePart | null;
  mail: { server: KillableMailServer; link: HostileLink };
  /** null: the caller may not mount one. */
  disk: SmallDisk | null;
  stop(): Promise<void>;
}

/** Starts all of it on this machine, without faults. */
export async function startEstate(): Promise<Estate> {
  const closing: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const close of closing) await close().catch(() => {});
  };
  try {
    const folder = await mkdtemp(join(tmpdir(), "dossard-chaos-"));
    closing.unshift(() => rm(folder, { recursive: true, force: true }));
    const dataDir = join(folder, "data");
    const disk = await mountSmallDisk(dataDir);
    if (disk) closing.unshift(() => disk.stop());
    const linkTo = async (target: Parameters<typeof startHostileLink>[0]) => {
      const link = await startHostileLink(target);
      closing.unshift(() => link.stop());
      return link;
    };
    const postgres = await startOwnPostgres();
    closing.unshift(() => postgres.stop());
    const database = { server: postgres.server, link: await linkTo({ path: postgres.server.socket }) };
    const mailServer = await startKillableMailServer();
    closing.unshift(() => mailServer.stop());
    const mail = {
      server: mailServer,
      link: await linkTo({ host: "127.0.0.1", port: mailServer.port }),
    };
    const store = hasObjectStorage ? await startStore() : null;
    const front = await startRoundRobin();
    closing.unshift(() => front.stop());
    const processes = [await open("store"), await open("folder")] satisfies [ShopProcess, ShopProcess];

    async function startStore(): Promise<StorePart> {
      const storage = await startObjectStorage();
      closing.unshift(() => storage.stop());
      const settings = await storage.newBucket();
      const link = await linkTo({ host: "127.0.0.1", port: Number(new URL(settings.endpoint).port) });
      return { storage, settings, link };
    }

    async function open(filesIn: "store" | "folder"): Promise<ShopProcess> {
      const clock = await createShiftedClock(join(folder, `${filesIn}.clock`));
      const files = store && {
        ...objectStoreEnvironment({ ...store.settings, endpoint: `http://127.0.0.1:${store.link.port}` }),
        FILES_IN: filesIn,
      };
      const shop = await startShop({
        place: "main",
        env: {
          DATA_DIR: dataDir,
          DATABASE_URL: `postgresql://dossard@127.0.0.1:${database.link.port}/dossard`,
          PUBLIC_URL: front.url,
          SMTP_URL: `smtp://127.0.0.1:${mail.link.port}`,
          MAIL_FROM: "boutique@example.fr",
          TRUSTED_PROXIES: "1",
          LOG_LEVEL: "warn",
          NEW_CARTS_PER_ADDRESS: "1000000",
          ...files,
          ...clock?.env,
        },
      });
      closing.unshift(() => shop.stop());
      front.servers.push(shop.url);
      return { shop, clock };
    }

    return { url: front.url, dataDir, processes, database, store, mail, disk, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Kills a process of the shop, and starts it until it stays, which it does not while what it needs fails. */
export async function killShop({ shop }: ShopProcess, longestMs = 300_000): Promise<void> {
  await shop.kill9();
  for (const deadline = Date.now() + longestMs; ; await sleep(500)) {
    try {
      return await shop.restart();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}
