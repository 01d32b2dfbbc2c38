import { setTimeout as sleep } from "node:timers/promises";
import { startMailServer } from "../../tests/server/support/mailServer.ts";
import { type Found, lookAfterKills } from "./afterKills.ts";
import { Browser, choices } from "./browser.ts";
import { type Errands, order, type PaidOrder, receive } from "./errand.ts";
import { startRoundRobin } from "./roundRobin.ts";
import { type Shop, startShop } from "./shop.ts";
import { inDatabase } from "./shopDatabase.ts";

export interface Killing {
  kills: number;
  /** Processes on one database. With two the other goes on, and no call is made more than three times. */
  servers: 1 | 2;
  /** Shoppers at a time, each ordering again and again. */
  shoppers: number;
  /** Told of each kill. */
  tell?: (line: string) => void;
}
export interface Killed extends Found {
  /** Calls that were made once more because no answer came. */
  repeatedCalls: number;
}

/**
 * From a server's first answer to its end, in milliseconds. Most lives are too short for a file to be made where the machine is
 * busy; one in eight may be long, or none ever were.
 */
const lifeOf = () => Math.random() * (Math.random() < 1 / 8 ? 12_000 : 1500);

/**
 * Shops of one place behind a round-robin, with shoppers who order and pay all the time and read their mail: kills one
 * process after the other (SIGKILL) at random moments and starts it again. Gives what was found when all had come to rest.
 * Throws where a shopper was answered wrongly.
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
    const errands: Errands = {
      url: front.url,
      prints: await choices(new Browser(front.url), "20_30", 12),
      files: await choices(new Browser(front.url), "low", 6),
      mails,
      tries: servers === 1 ? Number.POSITIVE_INFINITY : 3,
      onRepeat: () => {
        repeatedCalls++;
      },
    };
    const paid = await underLoad(errands, shoppers, async (isFailing) => {
      for (let kill = 1; kill <= kills && !isFailing(); kill++) {
        await sleep(lifeOf());
        const shop = shops[kill % servers] as Shop;
        await shop.kill9();
        await shop.restart();
        tell?.(`kill ${kill} of ${kills}`);
      }
    });
    const found = await inDatabase(shops[0] as Shop, (db) => lookAfterKills(db, paid, mails.received));
    const complaints = shops.flatMap((shop) => shop.log().match(/.*"failed request".*/g) ?? []);
    return { ...found, faults: [...found.faults, ...complaints], repeatedCalls };
  } finally {
    for (const close of closing) await close();
  }
}

/** Has shoppers order for as long as something goes on, and each receive what was ordered. */
async function underLoad(
  errands: Errands,
  shoppers: number,
  meanwhile: (isFailing: () => boolean) => Promise<void>,
): Promise<PaidOrder[]> {
  const paid: PaidOrder[] = [];
  const receiving: Promise<void>[] = [];
  let isOver = false;
  const shopping = async () => {
    while (!isOver) {
      const told = await order(errands);
      paid.push(told);
      receiving.push(receive(errands, told));
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
