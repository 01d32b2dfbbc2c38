import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect } from "vitest";
import { jobKinds } from "../../../server/app/jobKinds.ts";
import type { Mailer } from "../../../server/core/mailer.ts";
import { runDueJobs } from "../../../server/jobs/worker.ts";
import { paymentInquiry } from "../../../server/payment/paymentInquiry.ts";
import { type KillableShop, openKillableShop } from "../support/killableShop.ts";
import { type CardShop, startCardShop } from "./cardShop.ts";
import type { Op, World } from "./paymentModel.ts";
import { CutOff, PaymentPlayer, type Seen } from "./paymentPlayer.ts";
import { type PaymentStock, stockPayments } from "./paymentStock.ts";

export interface Call {
  op: Op;
  order: number;
  /** Sent to the process that may be killed, otherwise to the other one. */
  isKillable: boolean;
}
export interface Around {
  /** One entry per process that runs jobs meanwhile: true for the one that may be killed. */
  work: boolean[];
  /** Milliseconds until the kill; null: no kill. */
  kill: number | null;
  isMailServerAsleep: boolean;
}

/** Number of times a mail was sent, in steps with a kill and in steps without. */
interface Sending {
  to: string;
  subject: string;
  cut: number;
  whole: number;
}

/** A database with two shop processes: one stays alive, the other is killed from time to time and replaced. */
export class PaymentBench {
  readonly #shop: CardShop;
  readonly #stock: PaymentStock;
  #killable: KillableShop;
  #isAsleep = false;
  #isCut = false;
  readonly #sent = new Map<string, Sending>();
  killed = 0;

  private constructor(shop: CardShop, stock: PaymentStock, killable: KillableShop) {
    this.#shop = shop;
    this.#stock = stock;
    this.#killable = killable;
    const mailer = this.#mailer();
    shop.services.mailer = mailer;
    killable.services.mailer = mailer;
  }

  static async open(): Promise<PaymentBench> {
    const shop = await startCardShop();
    return new PaymentBench(shop, await stockPayments(shop), await openKillableShop(shop));
  }

  async close(): Promise<void> {
    await this.#killable.kill();
    await this.#shop.stop();
  }

  /** Creates three customers, each with an order to pay. */
  begin(): Promise<PaymentPlayer[]> {
    return Promise.all([0, 1, 2].map(() => PaymentPlayer.begin(this.#shop, this.#stock)));
  }

  /** Makes calls and runs jobs concurrently, kills on request, then reads the database. */
  async play(
    players: PaymentPlayer[],
    calls: Call[],
    { work, kill, isMailServerAsleep }: Around,
  ): Promise<{ outcomes: Seen[]; texts: string[] }> {
    this.#isAsleep = isMailServerAsleep;
    this.#isCut = kill !== null;
    if (work.length > 0) await this.#makeJobsDue();
    const prepared = calls.map((call) =>
      playerOf(players, call).prepare(call.op, call.isKillable ? this.#killable : this.#shop),
    );
    const asked = prepared.map(async (call, index) => {
      try {
        return await call();
      } catch (error) {
        const isCut = kill !== null && calls[index]?.isKillable;
        if (isCut && (error instanceof CutOff || error instanceof TypeError)) return null;
        throw error;
      }
    });
    const worked = work.map((isKillable) => this.#work(isKillable, kill !== null));
    const all = [...asked, ...worked];
    // All are watched before any is awaited: an early rejection must not go unhandled.
    const ended = Promise.allSettled(all);
    if (kill !== null) await this.#kill(kill);
    await ended;
    const outcomes = await Promise.all(asked);
    await Promise.all(worked);
    const texts = await Promise.all(players.map((player) => player.snapshot()));
    return {
      outcomes: outcomes.map((seen, index) => playerOf(players, calls[index] as Call).translate(seen)),
      texts,
    };
  }

  /** Runs all jobs, then checks the outcome of these orders. */
  async settle(players: PaymentPlayer[], world: World): Promise<void> {
    const { db } = this.#shop.services;
    this.#isAsleep = false;
    this.#isCut = false;
    await this.#makeJobsDue();
    await this.#work(true, false);
    const undone = await db
      .selectFrom("job")
      .select(["kind", "lastError"])
      // Unpaid attempts are queried for a day.
      .where("kind", "<>", paymentInquiry.kind)
      .where((job) => job.or([job("doneAt", "is", null), job("deadAt", "is not", null)]))
      .execute();
    expect(undone).toEqual([]);
    for (const [index, player] of players.entries()) await this.#check(player, world[index] as World[number]);
    await this.#checkInvoiceNumbers();
    this.#sent.clear();
    // Thousands of unpaid orders would use up the four-letter codes.
    const uuids = players.map(({ orderUuid }) => orderUuid);
    const open = db.updateTable("order").where("uuid", "in", uuids).where("status", "<>", "paid");
    await open.set({ status: "withdrawn" }).execute();
  }

  async #check({ orderUuid, email }: PaymentPlayer, model: World[number]): Promise<void> {
    const { db } = this.#shop.services;
    const order = await this.#shop.order(orderUuid);
    const invoices = await db.selectFrom("invoice").selectAll().where("orderUuid", "=", orderUuid).execute();
    const mails = ["orderConfirmation", "invoiceMail", "downloadMail"].map((kind) => `${kind}.${orderUuid}`);
    if (model.status !== "paid") {
      expect([order.invoiceNumber, order.paidAt, invoices]).toEqual([null, null, []]);
      expect(mails.filter((id) => this.#sent.has(id))).toEqual([]);
      return;
    }
    const [invoice] = invoices;
    expect(invoices).toHaveLength(1);
    expect(order.invoiceNumber).toBe(invoice?.number);
    expect(JSON.stringify(invoice?.content)).toContain(`${model.total}`);
    for (const id of mails) {
      const sending = this.#sent.get(id);
      expect(sending?.to, id).toBe(email);
      // Once; a killed process may have sent it without recording it.
      expect([0, 1], `${id} outside of kills`).toContain(sending?.whole);
      expect((sending?.cut ?? 0) + (sending?.whole ?? 0), id).toBeGreaterThan(0);
    }
  }

  /** Checks for one invoice number per paid order, without a gap. */
  async #checkInvoiceNumbers(): Promise<void> {
    const { rows } = await sql<Record<string, number>>`
      select count(*)::int as invoices, count(distinct sequence)::int as numbers, coalesce(max(sequence), 0) as last,
        (select count(*)::int from "order" where status = 'paid') as paid from invoice`.execute(
      this.#shop.services.db,
    );
    const { invoices, numbers, last, paid } = rows[0] ?? {};
    expect({ numbers, last, paid }).toEqual({ numbers: invoices, last: invoices, paid: invoices });
  }

  /** Ends all waiting: for a retry, and for the lease of a killed process. */
  async #makeJobsDue(): Promise<void> {
    await sql`
      update "job" set "dueAt" = now()
      where "doneAt" is null and "deadAt" is null and "kind" <> ${paymentInquiry.kind}`.execute(
      this.#shop.services.db,
    );
  }

  async #work(isKillable: boolean, isCut: boolean): Promise<void> {
    const { services } = isKillable ? this.#killable : this.#shop;
    try {
      await runDueJobs(services, jobKinds);
    } catch (error) {
      if (!isKillable || !isCut) throw error;
    }
  }

  async #kill(after: number): Promise<void> {
    await wait(after);
    await this.#killable.kill();
    this.killed++;
    this.#killable = await openKillableShop(this.#shop);
    this.#killable.services.mailer = this.#shop.services.mailer;
  }

  #mailer(): Mailer {
    return {
      send: async ({ id, to, subject }) => {
        if (this.#isAsleep) throw new Error("the mail server is asleep");
        const sending = this.#sent.get(id) ?? { to: to.address, subject, cut: 0, whole: 0 };
        expect({ to: to.address, subject }).toEqual({ to: sending.to, subject: sending.subject });
        sending[this.#isCut ? "cut" : "whole"]++;
        this.#sent.set(id, sending);
      },
      check: async () => "",
      forget: async () => {},
      close: () => {},
    };
  }
}

/** Forgeries and unknown answers belong to no order: the customer of order 0 brings them. */
function playerOf(players: PaymentPlayer[], { order }: Call): PaymentPlayer {
  const player = players[order];
  if (!player) throw new Error("no such order");
  return player;
}
