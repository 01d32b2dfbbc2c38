import { setTimeout as sleep } from "node:timers/promises";
import { startMailServer } from "../../tests/server/support/mailServer.ts";
import { Browser, choices, Unavailable } from "./browser.ts";
import { checkInvariants, type InvariantReport } from "./invariants.ts";
import { underLoad } from "./killUnderLoad.ts";
import type { PurchaseSetup } from "./purchaseFlow.ts";
import { freePort } from "./runFront.ts";
import { type Shop, startShop } from "./shop.ts";
import { inDatabase } from "./shopDatabase.ts";

export interface Restarted extends InvariantReport {
  /** Answers to plain requests, by status; 0: none came. */
  answers: Map<number, number>;
}

/** Starts a web server on a port, before processes on two others; returns what stops it. */
export type StartFront = (port: number, shops: readonly [number, number]) => Promise<() => Promise<void>>;

/**
 * Restarts the two processes of a shop behind a web server in turn, as the documentation has them, while shoppers buy and pages,
 * calls and lists are asked for. A call of a shopper's that broke off is a fault.
 */
export async function restartUnderLoad(startFront: StartFront, restarts: number): Promise<Restarted> {
  const closing: (() => Promise<unknown>)[] = [];
  try {
    const mails = await startMailServer();
    closing.unshift(() => mails.stop());
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const open = async (beside?: Shop) => {
      const shop = await startShop({
        place: "main",
        env: {
          PUBLIC_URL: url,
          SMTP_URL: mails.url(),
          MAIL_FROM: "boutique@example.fr",
          // Shoppers say their own address, as another proxy before the web server would: attempts are counted by address.
          TRUSTED_PROXIES: "2",
          DRAIN_SECONDS: "4",
          SANDBOX_BANK: "1",
          LOG_LEVEL: "warn",
          NEW_CARTS_PER_ADDRESS: "1000000",
          ...(beside && { DATA_DIR: beside.dataDir }),
        },
      });
      closing.unshift(() => shop.stop());
      return shop;
    };
    const first = await open();
    const shops = [first, await open(first)] as const;
    closing.unshift(await startFront(port, [portOf(shops[0]), portOf(shops[1])]));
    const broken: string[] = [];
    const setup: PurchaseSetup = {
      url,
      prints: await choices(new Browser(url), "20_30", 12),
      files: await choices(new Browser(url), "low", 6),
      mails,
      tries: 5,
      // Its own « réessayez », for a database that is slow on a busy machine, says nothing about restarts.
      onRepeat: (error) => {
        if (!(error instanceof Unavailable)) broken.push(String((error as Error).cause ?? error));
      },
    };
    const answers = new Map<number, number>();
    const paid = await underLoad(setup, 2, async (isFailing) => {
      const asking = new AbortController();
      const askers = Array.from({ length: 4 }, () => askOn(url, answers, asking.signal));
      await sleep(1000);
      for (let restart = 0; restart < restarts && !isFailing(); restart++) {
        const shop = shops[restart % 2] as Shop;
        await shop.restart();
        // `systemctl restart` returns as soon as this answers (dossard@.service), and the operator goes on to the next process.
        while (!(await fetch(`${shop.url}/readyz`)).ok) await sleep(50);
      }
      await sleep(1000);
      asking.abort();
      await Promise.all(askers);
    });
    const found = await inDatabase(first, (db) => checkInvariants(db, paid, mails.received));
    const complaints = shops.flatMap((shop) => shop.log().match(/.*"failed request".*/g) ?? []);
    return { ...found, faults: [...found.faults, ...complaints, ...broken], answers };
  } finally {
    for (const close of closing) await close();
  }
}

const portOf = ({ url }: Shop) => Number(new URL(url).port);
const asked = ["/", "/api/anonymous/events", "/search?mode=events", "/healthz"];

/** Asks for one after the other on kept connections, and counts the answers. */
async function askOn(url: string, answers: Map<number, number>, signal: AbortSignal): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const status = await statusOf(`${url}${asked[turn % asked.length]}`).catch(() => 0);
    answers.set(status, (answers.get(status) ?? 0) + 1);
    await sleep(20);
  }
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}
