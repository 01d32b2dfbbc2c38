import { setTimeout as sleep } from "node:timers/promises";
import { pictureUrl } from "../../src/domain/pictures/imageUrl.ts";
import { readMail } from "../../tests/server/support/readMail.ts";
import { buy, type PaidOrder, type PurchaseSetup, receiveMails, Shopper } from "../support/purchaseFlow.ts";

export interface Shopping {
  paid: PaidOrder[];
  /** Those of them whose mails have not come yet, or have not been opened. */
  unread: Set<PaidOrder>;
  /** Shoppers who got a wrong answer, in words. */
  wrong: string[];
}

export interface ShoppingPlan {
  setup: PurchaseSetup;
  /** At a time, each ordering again and again. */
  shoppers: number;
  /** Returns whether one more may begin, or null: no more. */
  next: () => boolean | null;
  shopping: Shopping;
  /** Called with each wrong answer. */
  tell: (line: string) => void;
}

/**
 * Lets shoppers look at pictures, buy, and open the links of the mails that have come. Whoever gets a wrong answer is noted, and
 * another one comes.
 */
export async function shop({ setup, shoppers, next, shopping, tell }: ShoppingPlan): Promise<void> {
  const { paid, unread, wrong } = shopping;
  const mailed = mailCounter(setup);
  const noting = async <Done>(what: string, work: Promise<Done>): Promise<Done | null> => {
    try {
      return await work;
    } catch (error) {
      const fault = `${what}: ${error instanceof Error ? error.message : error}`;
      wrong.push(fault);
      tell(`wrong: ${fault}`);
      return null;
    }
  };
  const shopOn = async () => {
    for (let may = next(); may !== null; may = next()) {
      if (!may) {
        await sleep(50);
        continue;
      }
      await noting("looking", lookAt(setup));
      const order = await noting("buying", buy(setup));
      if (order) {
        paid.push(order);
        unread.add(order);
      }
      const readable = [...unread].find(({ email }) => mailed(email) >= 3);
      if (!readable) continue;
      unread.delete(readable);
      await noting(`mails of ${readable.uuid}`, receiveMails(setup, readable));
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shopOn));
}

/** Opens the watermarked preview of a picture. */
async function lookAt(setup: PurchaseSetup): Promise<void> {
  const all = [...setup.prints, ...setup.files];
  const { picture } = all[Math.floor(Math.random() * all.length)] ?? {};
  if (!picture) return;
  const path = pictureUrl("", picture);
  const { status, bytes } = await new Shopper(setup).open(path);
  if (status !== 200 || bytes.length === 0)
    throw new Error(`GET ${path}: ${status} ${bytes.toString("utf8", 0, 300)}`);
}

/** Returns what says how many different mails have come to an address. */
function mailCounter({ mails: { received } }: PurchaseSetup): (email: string) => number {
  const ids = new Map<string, Set<string>>();
  let seen = 0;
  return (email) => {
    for (; seen < received.length; seen++) {
      const { to, eml } = received[seen] ?? { to: [], eml: "" };
      const [id = ""] = readMail(eml).headers.get("message-id") ?? [];
      for (const address of to) ids.set(address, (ids.get(address) ?? new Set()).add(id));
    }
    return ids.get(email)?.size ?? 0;
  };
}
