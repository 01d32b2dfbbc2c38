import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../server/db/openDatabase.ts";
import { startMailServer } from "../../tests/server/support/mailServer.ts";
import { givePoolerSettings, startPooler } from "../../tests/server/support/pooler.ts";
import { startReplicated } from "../../tests/server/support/replicated.ts";
import { Browser, choices } from "./browser.ts";
import { complaintsOf } from "./complaints.ts";
import { startHostileLink } from "./hostileLink.ts";
import { checkInvariants, type InvariantReport } from "./invariants.ts";
import { underLoad } from "./killUnderLoad.ts";
import { callTries, type PurchaseSetup } from "./purchaseFlow.ts";
import { startRoundRobin } from "./roundRobin.ts";
import { startShop } from "./shop.ts";

export interface FailedOver extends InvariantReport {
  /** How often each shopper who saw a « réessayez » saw one: the client's own tries were used up. */
  retriesSeen: number[];
  shoppers: number;
}

/** As long as those who watch a PostgreSQL take to be sure that it is gone. */
const downMs = 3_000;

/**
 * Runs two processes on a PostgreSQL with a synchronous standby, which answers reads, while shoppers buy. The PostgreSQL crashes, the
 * standby is promoted, and the address of the database moves there.
 * @param shoppers at a time, each ordering again and again
 * @param isPooled whether the processes reach that address through PgBouncer
 */
export async function failOverUnderLoad(shoppers: number, isPooled: boolean): Promise<FailedOver> {
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const pair = await startReplicated(true);
    closing.unshift(() => pair.stop());
    // One address of the database that moves: what a virtual address, a proxy or a name is to those who run two.
    const address = await startHostileLink({ path: pair.primary.socket });
    closing.unshift(() => address.stop());
    let database = `postgresql://dossard@127.0.0.1:${address.port}/dossard`;
    if (isPooled) {
      await givePoolerSettings(database);
      const pooler = await startPooler(database, pair.primary.socket);
      closing.unshift(() => pooler.stop());
      database = pooler.address;
    }
    const mails = await startMailServer();
    closing.unshift(() => mails.stop());
    const front = await startRoundRobin();
    closing.unshift(() => front.stop());
    const first = await open();
    const shops = [first, await open(first.dataDir)];

    async function open(dataDir?: string) {
      const shop = await startShop({
        place: "main",
        env: {
          DATABASE_URL: database,
          DATABASE_STANDBY_URL: pair.standby.connectionString,
          PUBLIC_URL: front.url,
          SMTP_URL: mails.url(),
          MAIL_FROM: "boutique@example.fr",
          TRUSTED_PROXIES: "1",
          LOG_LEVEL: "warn",
          NEW_CARTS_PER_ADDRESS: "1000000",
          ...(dataDir && { DATA_DIR: dataDir }),
        },
      });
      closing.unshift(() => shop.stop());
      front.servers.push(shop.url);
      return shop;
    }

    const seen = new Map<string, number>();
    const setup: PurchaseSetup = {
      url: front.url,
      prints: await choices(new Browser(front.url), "20_30", 12),
      files: await choices(new Browser(front.url), "low", 6),
      mails,
      tries: Number.POSITIVE_INFINITY,
      onRepeat: (_, { email, tried }) => {
        if (tried % callTries === 0) seen.set(email, (seen.get(email) ?? 0) + 1);
      },
    };
    const paid = await underLoad(setup, shoppers, async (isFailing) => {
      await sleep(5_000);
      if (isFailing()) return;
      await pair.primary.crash();
      await sleep(downMs);
      // The address may lead there before it takes writes.
      address.target = { path: pair.standby.socket };
      address.cut();
      await sleep(500);
      await pair.standby.ask("select pg_promote()");
      await sleep(10_000);
    });
    const db = openDatabase(pair.standby.connectionString);
    closing.unshift(() => db.destroy());
    const found = await checkInvariants(db, paid, mails.received);
    const complaints = shops.flatMap(complaintsOf);
    return {
      ...found,
      faults: [...found.faults, ...complaints],
      retriesSeen: [...seen.values()],
      shoppers,
    };
  } finally {
    for (const close of closing) await close();
  }
}
