import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Services } from "../../../server/core/services.ts";
import { answerMac } from "../../../server/payment/axepta/mac.ts";
import { seal } from "../../../server/payment/axepta/message.ts";
import { buildPaymentAnswer } from "../../../server/payment/axepta/paymentAnswer.ts";
import { paymentInquiryJob } from "../../../server/payment/paymentInquiryJob.ts";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import { TestVisitor } from "../support/testShop.ts";
import { type CardShop, refusedAnswer, type Sealed } from "./cardShop.ts";
import { newOrder, type Op, type Order, type Way, type Word } from "./paymentModel.ts";
import type { Ordered, PaymentStock } from "./paymentStock.ts";

/** A call's outcome; null if it was cut off and its outcome is unknown. */
export type Seen = string | null;

interface Sent {
  path: string;
  body: unknown;
  key: string;
}

/** A customer with one order of a print and a file, and the mapping to its model. */
export class PaymentPlayer {
  readonly #shop: CardShop;
  readonly #stock: PaymentStock;
  readonly #token: string;
  readonly orderUuid: string;
  readonly email: string;
  readonly #printUuid: string;
  /** Attempts as last read from the database, in the order they began. */
  #attempts: Row["attempts"] = [];
  #journal = "";
  /** The last successful PUT. */
  #answered: Sent | null = null;
  /** The model's view of the order. */
  order: Order = newOrder();

  private constructor(shop: CardShop, stock: PaymentStock, ordered: Ordered) {
    this.#shop = shop;
    this.#stock = stock;
    this.#token = ordered.token;
    this.orderUuid = ordered.orderUuid;
    this.email = ordered.email;
    this.#printUuid = ordered.printUuid;
  }

  static async begin(shop: CardShop, stock: PaymentStock): Promise<PaymentPlayer> {
    return new PaymentPlayer(shop, stock, await stock.order());
  }

  get canRepeat(): boolean {
    return this.#answered !== null;
  }

  /** Prepares the call of an operation at one of the processes. The call returns its outcome. */
  prepare(op: Op, { url, services }: Pick<CardShop, "url" | "services">): () => Promise<Seen> {
    const visitor = new TestVisitor(url);
    visitor.token = this.#token;
    const orders = `/api/customer/orders/${this.orderUuid}`;
    switch (op.do) {
      case "start": {
        const agreed = new URLSearchParams(agreedVersions(true));
        if (op.agreed !== null) agreed.set("totalPrice", String(op.agreed));
        return async () => {
          const answered = await visitor.get<{ link?: string }>(`${orders}/cardPaymentLink?${agreed}`);
          if (answered.body.link === undefined) return codeOf(answered);
          const { transId, amountCents, userData } = this.#shop.requestIn(answered.body.link);
          expect(userData).toBe(this.orderUuid);
          return `link ${transId} ${amountCents}`;
        };
      }
      case "unlock":
        return () => this.#put(visitor, { path: `${orders}/unlockPaying`, body: {}, key: randomUUID() });
      case "change": {
        const body = { productVariantUuid: this.#stock.printVariantUuid, quantity: op.prints };
        const path = `/api/anonymous/orderItems/${this.#printUuid}`;
        return () => this.#put(visitor, { path, body, key: randomUUID() });
      }
      case "again": {
        const sent = this.#answered;
        if (!sent) throw new Error("nothing was answered yet");
        return () => this.#put(visitor, sent);
      }
      case "withdraw":
        return async () => codeOf(await visitor.post("/api/anonymous/orders/withdrawOrder"));
      case "answer": {
        const { way, word } = op;
        const { transId, amount } = this.#attempts[op.attempt] ?? { transId: randomUUID(), amount: 0 };
        if (way !== "inquiry") return () => bring(url, visitor, this.#answer(transId, word), way);
        const paid = { paid: amount, less: 1, refused: 0, pending: 0 }[word];
        return () => ask(services, transId, paid);
      }
      case "forged": {
        const transId = this.#attempts.at(-1)?.transId ?? randomUUID();
        const forged = this.#forge(transId, op.forgery);
        return () => bring(url, visitor, forged, op.way);
      }
      case "unknown":
        return () => bring(url, visitor, this.#answer(randomUUID(), "paid"), op.way);
    }
  }

  /** Translates an outcome for the model: a link becomes its attempt's index. Call after `snapshot`. */
  translate(seen: Seen): Seen {
    const [, transId = "", amount = ""] = /^link (\S+) (\d+)$/.exec(seen ?? "") ?? [];
    if (transId === "") return seen;
    const index = this.#attempts.findIndex((attempt) => attempt.transId === transId);
    expect(this.#attempts[index]?.amount).toBe(Number(amount));
    return `link ${index}`;
  }

  /** Returns the order in the database, in the model's format. Also checks that the journal only grows. */
  async snapshot(): Promise<string> {
    const { rows } = await sql<Row>`
      select status, "totalPrice" as total, "transactionId" as named, (
        select coalesce(json_agg(json_build_object('transId', payment."transId", 'status', payment.status,
            'amount', payment.amount, 'begun', (select min(event.id) from "paymentEvent" event
              where event."paymentUuid" = payment.uuid))), '[]')
        from payment where payment."orderUuid" = "order".uuid) as attempts, (
        select coalesce(json_agg(json_build_object('kind', event.kind, 'transId', payment."transId",
            'all', event::text) order by event.id), '[]')
        from "paymentEvent" event join payment on payment.uuid = event."paymentUuid"
        where payment."orderUuid" = "order".uuid) as journal
      from "order" where uuid = ${this.orderUuid}`.execute(this.#shop.services.db);
    const [row] = rows;
    if (!row) throw new Error("the order is gone");
    const attempts = row.attempts.sort((one, other) => one.begun - other.begun);
    const begun = (list: Row["attempts"]) => list.map(({ transId, amount }) => `${transId} ${amount}`);
    expect(begun(attempts).slice(0, this.#attempts.length)).toEqual(begun(this.#attempts));
    this.#attempts = attempts;
    const journal = row.journal.map(({ all }) => all).join("\n");
    expect(journal.startsWith(this.#journal), "the journal only grows").toBe(true);
    this.#journal = journal;
    const at = (transId: string) => attempts.findIndex((attempt) => attempt.transId === transId);
    const paid = attempts.map(({ status, amount }) => `${status} ${amount}`).join(", ");
    const named = row.named === null ? "none" : at(row.named);
    const steps = row.journal.map(({ kind, transId }) => `${kind} ${at(transId)}`).join(", ");
    return `${row.status} ${row.total} | ${paid} | names ${named} | ${steps}`;
  }

  async #put(visitor: TestVisitor, sent: Sent): Promise<string> {
    const outcome = codeOf(await visitor.put(sent.path, sent.body, { "idempotency-key": sent.key }));
    if (outcome === "done") this.#answered = sent;
    return outcome;
  }

  #answer(transId: string, word: Word): Sealed {
    const asked = { transId, reqId: "", refNr: "", userData: this.orderUuid } as Parameters<
      CardShop["answer"]
    >[0];
    if (word === "refused") return this.#shop.answer(asked, refusedAnswer);
    if (word === "pending") return this.#shop.answer(asked, { status: "OK", code: "60000001" });
    return this.#shop.answer(asked, word === "less" ? { amountCents: 1 } : {});
  }

  /** Forges an answer to get the order for free: without the key, or from an altered refusal. */
  #forge(transId: string, forgery: number): { Data: string; Len: number | string } {
    const { config } = this.#shop;
    const payId = transId.replaceAll("-", "");
    const paid = { transId, payId, status: "OK", code: "00000000", description: "", userData: "" };
    const refusal = { ...paid, ...refusedAnswer, merchantId: config.merchantId };
    const better = `mid=${config.merchantId}&PayID=${payId}&TransID=${transId}&Status=OK&Code=00000000&MAC=${answerMac(refusal, config.hmacKey)}`;
    const good = buildPaymentAnswer(paid, config);
    const forgeries = [
      buildPaymentAnswer(paid, { ...config, hmacKey: "guessed" }),
      seal(better, config.blowfishKey),
      seal(better, "another key"),
      { ...good, Len: 9999 },
      { Data: "zz".repeat(40), Len: 80 },
      { Data: "00".repeat(9000), Len: 8 },
    ];
    return forgeries[forgery % forgeries.length] ?? good;
  }
}

interface Row {
  status: string;
  total: number;
  named: string | null;
  attempts: { transId: string; status: string; amount: number; begun: number }[];
  journal: { kind: string; transId: string; all: string }[];
}

/** The process ended before it answered: the request may or may not have taken effect. */
export class CutOff extends Error {}

function codeOf({ status, body }: { status: number; body: unknown }): string {
  if (status === 200) return "done";
  checkAnswered(status);
  expect([404, 409], JSON.stringify(body)).toContain(status);
  return (body as { code: string }).code;
}

function checkAnswered(status: number): void {
  if (status >= 500) throw new CutOff(`${status}`);
}

/** The last inquiry of each attempt: the bank answers one at a time. */
const asking = new Map<string, Promise<unknown>>();

/** Records paid cents at the bank, and makes the shop inquire as its job does. */
async function ask(services: Services, transId: string, amount: number): Promise<string> {
  const { signal } = new AbortController();
  const job = { id: transId, attempt: 1, signal };
  const before = asking.get(transId);
  const asked = (async () => {
    await before?.catch(() => undefined);
    await sql`
      insert into "sandboxTransaction" ("transId", "amount") values (${transId}, ${amount})
      on conflict ("transId") do update set "amount" = excluded."amount"`.execute(services.db);
    return paymentInquiryJob.run(services, { transId, nth: Number.MAX_SAFE_INTEGER }, job);
  })();
  asking.set(transId, asked);
  try {
    const conclude = await asked;
    if (conclude) await services.db.transaction().execute(conclude);
    return "asked";
  } catch (error) {
    throw new CutOff("while the bank was asked", { cause: error });
  }
}

/** Brings a bank answer, real or forged, to the shop. */
async function bring(
  url: string,
  visitor: TestVisitor,
  { Data, Len }: { Data: string; Len: number | string },
  way: Way,
): Promise<string> {
  if (way === "callback") {
    const answered = await visitor.post<{ errorCode: string | null }>(
      "/api/customer/orders/handleAxeptaCallback",
      { dataCrypt: Data, len: String(Len) },
    );
    checkAnswered(answered.status);
    expect(answered.status, JSON.stringify(answered.body)).toBe(200);
    return answered.body.errorCode ?? "paid";
  }
  const base = `${url}/api/anonymous/payments/axepta`;
  const body = new URLSearchParams({ Len: String(Len), Data });
  if (way === "notify") {
    const response = await fetch(`${base}/notify`, { method: "POST", body });
    await response.text();
    checkAnswered(response.status);
    return String(response.status);
  }
  const response = await fetch(`${base}/return/${way}`, { method: "POST", body, redirect: "manual" });
  await response.text();
  checkAnswered(response.status);
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "", url).pathname;
}
