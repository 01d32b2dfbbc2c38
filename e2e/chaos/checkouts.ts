import type { Db } from "../../server/db/database.ts";
import { openDatabase } from "../../server/db/openDatabase.ts";
import { Browser, type Choice, choices } from "../support/browser.ts";
import { complaintsOf } from "../support/complaints.ts";
import { checkInvariants } from "../support/invariants.ts";
import { type PurchaseSetup, receiveMails } from "../support/purchaseFlow.ts";
import { plantFaults } from "./canary.ts";
import { type Estate, startEstate } from "./estate.ts";
import { injectFaults } from "./faultSchedule.ts";
import { type FaultKind, faultKinds } from "./faults.ts";
import { fractionsOf } from "./fractionsOf.ts";
import { checkStored, filesOf, finishJobs } from "./healing.ts";
import type { Round } from "./rounds.ts";
import { type Shopping, shop } from "./shoppers.ts";

export interface CheckoutsOptions extends Round {
  /** Shoppers at a time. */
  shoppers: number;
  /** Faults at a time, at most. */
  together: number;
  tell: (line: string) => void;
  /** Ends the run before both numbers are reached; what has been done until then is judged. */
  signal?: AbortSignal;
}

export interface CheckoutsReport {
  /** What was wrong, in words. */
  wrong: string[];
  /** How many faults of each kind were injected. */
  injected: Map<string, number>;
  /** Kinds that this machine cannot inject. */
  leftOut: string[];
  checkouts: number;
  /** Calls that shoppers repeated, by why. */
  repeated: { unanswered: number; unavailable: number };
  invoices: number;
  mails: number;
  /** Mails that came again under their Message-ID. */
  repeatedMails: number;
  jobs: number;
  /** Jobs that an operator had to try again. */
  givenUp: number;
  /** Stored files compared with their checksums. */
  files: number;
  /** Whether what the harness itself broke at the end was found. */
  isCanaryFound: boolean;
}

/** Lets shoppers buy while faults befall the shop and all that it needs, heals everything, and compares what is there with what they were told. */
export async function faultedCheckouts(options: CheckoutsOptions): Promise<CheckoutsReport> {
  const { tell } = options;
  const estate = await startEstate();
  try {
    const { kinds, leftOut } = faultKinds(estate);
    for (const name of leftOut) tell(`left out: ${name}`);
    const repeated = { unanswered: 0, unavailable: 0 };
    const shopping: Shopping = { paid: [], unread: new Set(), wrong: [] };
    const files = await choices(new Browser(estate.url), "low", 60);
    const setup: PurchaseSetup = {
      url: estate.url,
      prints: await choices(new Browser(estate.url), "20_30", 12),
      get files() {
        return inDemand(files, shopping.paid.length);
      },
      mails: estate.mail.server,
      tries: Number.POSITIVE_INFINITY,
      onRepeat: (error) => {
        repeated[error instanceof TypeError ? "unanswered" : "unavailable"]++;
      },
    };
    const injected = await play(options, kinds, setup, shopping);
    tell("everything heals");
    const found = await judge(estate, setup, shopping);
    return { ...found, injected, leftOut, repeated, checkouts: shopping.paid.length };
  } finally {
    await estate.stop();
  }
}

/** The two that everybody wants now, and others soon: shoppers meet at a file that is being made, through the whole run. */
function inDemand(all: readonly Choice[], sold: number): Choice[] {
  const first = Math.floor(sold / 4);
  return [first, first + 1].map((index) => all[index % all.length] as Choice);
}

/** Shops and injects in step: neither gets ahead of its share of the other. */
async function play(
  { checkouts, faults, seed, shoppers, together, tell, signal }: CheckoutsOptions,
  kinds: readonly FaultKind[],
  setup: PurchaseSetup,
  shopping: Shopping,
): Promise<Map<string, number>> {
  const { paid, wrong } = shopping;
  const injected = new Map<string, number>();
  const share = faults / checkouts;
  let begun = 0;
  let isOver = false;
  let isBroken = false;
  const shoppingOn = shop({
    setup,
    shoppers,
    shopping,
    tell,
    next: () => {
      const isEnough = paid.length >= checkouts || isBroken || signal?.aborted === true;
      return isEnough && isOver ? null : paid.length <= begun / share + shoppers;
    },
  });
  try {
    await injectFaults({
      kinds,
      faults,
      together,
      random: fractionsOf(seed),
      allowed: () => (paid.length + shoppers) * share,
      isOver: () => signal?.aborted === true,
      onFault: (name) => {
        injected.set(name, (injected.get(name) ?? 0) + 1);
        if (++begun % 25 === 0)
          tell(`${begun} of ${faults} faults, ${paid.length} checkouts, ${wrong.length} wrong`);
      },
    });
  } catch (error) {
    isBroken = true;
    throw error;
  } finally {
    isOver = true;
    await shoppingOn;
  }
  return injected;
}

async function judge(estate: Estate, setup: PurchaseSetup, { paid, unread, wrong }: Shopping) {
  const { processes, database, mail } = estate;
  const db = openDatabase(database.server.connectionString);
  try {
    const givenUp = await finishJobs(db);
    const check = async () => {
      const orders = await checkInvariants(db, paid, mail.server.received);
      const stored = await checkStored(db, filesOf(estate));
      return { ...orders, files: stored.checked, faults: [...orders.faults, ...stored.faults] };
    };
    const { faults, orders: _, ...found } = await check();
    const unreadable: string[] = [];
    for (const order of unread)
      await receiveMails(setup, order).catch((error: Error) => {
        unreadable.push(`mails of ${order.uuid}, after all: ${error.message}`);
      });
    const logged = processes.flatMap(({ shop }) => complaintsOf(shop));
    const isCanaryFound = await playCanary(db, estate, async () => (await check()).faults).catch(
      (error: Error) => {
        unreadable.push(`nothing could be broken on purpose: ${error.message}`);
        return false;
      },
    );
    return {
      ...found,
      givenUp,
      wrong: [...wrong, ...faults, ...unreadable, ...logged],
      isCanaryFound,
    };
  } finally {
    await db.destroy();
  }
}

/** Breaks a row and a file, and returns whether the check names both. */
async function playCanary(db: Db, estate: Estate, check: () => Promise<string[]>): Promise<boolean> {
  const planted = await plantFaults(db, filesOf(estate));
  const seen = await check();
  return planted.every((name) => seen.some((fault) => fault.includes(name)));
}
