import { setTimeout as sleep } from "node:timers/promises";
import { startMailServer } from "../../tests/server/support/mailServer.ts";
import { Browser, choices } from "./browser.ts";
import { complaintsOf } from "./complaints.ts";
import { checkInvariants, type InvariantReport } from "./invariants.ts";
import { buy, callTries, type PaidOrder, type PurchaseSetup, receiveMails } from "./purchaseFlow.ts";
import { startRoundRobin } from "./roundRobin.ts";
import { type Shop, startShop } from "./shop.ts";
import { inDatabase } from "./shopDatabase.ts";

export interface Killing {
  kills: number;
  /** Processes on one database. With two, the other goes on and no call is tried more than three times. */
  servers: 1 | 2;
  /** Shoppers at a time, each ordering again and again. */
  shoppers: number;
  /** Called after each kill. */
  tell?: (line: string) => void;
}
export interface Killed extends InvariantReport {
  /** Retries of unanswered calls. */
  repeatedCalls: number;
}

/**
 * Returns how long a server lives after its first response, in milliseconds. On a busy machine most lives are too short to make a
 * file; one in eight may be longer.
 */
const lifeOf = () => Math.random() * (Math.random() < 1 / 8 ? 12_000 : 1500);

/**
 * Runs servers of one place behind a round-robin proxy, with shoppers who order, pay and read their mail, and kills the processes
 * in turn (SIGKILL) at random moments. Returns the state once all jobs are done. Throws if a shopper got a wrong response.
 */
export async function killUnderLoad({ kills, servers, shoppers, tell }: Killing): Promise<Killed> {
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const mails = await startMailServer();
    closing.unshift(() => mails.stop());
    const front = await startRoundRobin();
    closing.unshift(() => front.stop());
    const shops: Shop[] = [];
    for (let server = 0; server < servers; server++) {
      const shop = await startShop({
        place: "main",
        env: {
          PUBLIC_URL: front.url,
          SMTP_URL: mails.url(),
          MAIL_FROM: "boutique@example.fr",
          TRUSTED_PROXIES: "1",
          LOG_LEVEL: "warn",
          NEW_CARTS_PER_ADDRESS: "1000000",
          ...(shops[0] && { DATA_DIR: shops[0].dataDir }),
        },
      });
      closing.unshift(() => shop.stop());
      shops.push(shop);
      front.servers.push(shop.url);
    }
    let repeatedCalls = 0;
    const setup: PurchaseSetup = {
      url: front.url,
      prints: await choices(new Browser(front.url), "20_30", 12),
      files: await choices(new Browser(front.url), "low", 6),
      mails,
      tries: servers === 1 ? Number.POSITIVE_INFINITY : callTries,
      onRepeat: () => {
        repeatedCalls++;
      },
    };
    const paid = await underLoad(setup, shoppers, async (isFailing) => {
      for (let kill = 1; kill <= kills && !isFailing(); kill++) {
        await sleep(lifeOf());
        const shop = shops[kill % servers] as Shop;
        await shop.kill9();
        await shop.restart();
        tell?.(`kill ${kill} of ${kills}`);
      }
    });
    const found = await inDatabase(shops[0] as Shop, (db) => checkInvariants(db, paid, mails.received));
    const complaints = shops.flatMap(complaintsOf);
    return { ...found, faults: [...found.faults, ...complaints], repeatedCalls };
  } finally {
    for (const close of closing) await close();
  }
}

/** Lets shoppers buy while something else runs, then waits for their mails. */
export async function underLoad(
  setup: PurchaseSetup,
  shoppers: number,
  meanwhile: (isFailing: () => boolean) => Promise<void>,
): Promise<PaidOrder[]> {
  const paid: PaidOrder[] = [];
  const receiving: Promise<void>[] = [];
  let isOver = false;
  const shopping = async () => {
    while (!isOver) {
      const order = await buy(setup);
      paid.push(order);
      const received = receiveMails(setup, order);
      // Awaited at the end: what fails first is told, not what fails because of it.
      received.catch(() => {});
      receiving.push(received);
    }
  };
  const end = () => {
    isOver = true;
  };
  const all = Array.from({ length: shoppers }, shopping);
  for (const one of all) one.catch(end);
  await meanwhile(() => isOver);
  end();
  await Promise.all(all);
  await Promise.all(receiving);
  return paid;
}
