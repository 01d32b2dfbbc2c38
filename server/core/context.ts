import { runTransaction, type Tx } from "../db/database.ts";
import { ApiError } from "./apiError.ts";
import type { Services } from "./services.ts";
import { keepSession } from "./session.ts";
import type { Operator, Visitor } from "./visitor.ts";

/** Identifies a request for idempotency. */
export interface Idempotency {
  key: string;
  /** Hash of method, path, query and body. */
  requestHash: string;
}

/** Thrown out of a transaction that an earlier, equal call has done, with its answer. */
export class Replay {
  readonly answer: unknown;
  constructor(answer: unknown) {
    this.answer = answer;
  }
}

/** The context of one call, passed to its handler. */
export class Context {
  readonly services: Services;
  readonly visitor: Visitor;
  readonly #idempotency: Idempotency | null;

  constructor(services: Services, visitor: Visitor, idempotency: Idempotency | null = null) {
    this.services = services;
    this.visitor = visitor;
    this.#idempotency = idempotency;
  }

  get db() {
    return this.services.db;
  }
  get settings() {
    return this.services.settings;
  }
  get log() {
    return this.services.log;
  }

  /** Returns the customer of the call. Throws UNAUTHENTICATED. */
  requireCustomer(): number {
    if (this.visitor.customerId === null) throw new ApiError("UNAUTHENTICATED");
    return this.visitor.customerId;
  }

  /** Returns the operator of an operators' call. */
  requireOperator(): Operator {
    if (this.visitor.operator === null) throw new Error("no call of an operator's");
    return this.visitor.operator;
  }

  /**
   * Runs a handler's single transaction; `work` must return the handler's answer. A repeated idempotency key returns the first
   * call's answer and does nothing: the key is a row of the same transaction.
   */
  async transaction<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    const idempotency = this.#idempotency;
    return runTransaction(this.db, async (tx) => {
      if (!idempotency) return work(tx);
      // The browser must come back as the same visitor.
      if (!this.#isNamed()) await keepSession(tx, this.visitor);
      const owner = this.#visitorKey();
      const earlier = await this.#claim(tx, owner, idempotency.key, idempotency.requestHash);
      if (earlier) throw new Replay(earlier.answer);
      const answer = await work(tx);
      await this.#keep(tx, owner, idempotency.key, answer);
      return answer;
    });
  }

  /**
   * Same, for the first transaction of several: stores what it begins, with which a repeated call goes on until `end` has stored
   * the answer.
   */
  async begin<Begun>(work: (tx: Tx) => Promise<Begun>): Promise<Begun> {
    const idempotency = this.#idempotency;
    return runTransaction(this.db, async (tx) => {
      if (!idempotency) return work(tx);
      if (!this.#isNamed()) await keepSession(tx, this.visitor);
      const owner = this.#visitorKey();
      const earlier = await this.#claim(tx, owner, idempotency.key, idempotency.requestHash);
      const stored = earlier?.answer as { begun: Begun } | { answer: unknown } | undefined;
      if (stored && "answer" in stored) throw new Replay(stored.answer);
      if (stored) return stored.begun;
      const begun = await work(tx);
      await this.#keep(tx, owner, idempotency.key, { begun });
      return begun;
    });
  }

  /** Stores the answer of work that `begin` began. */
  async end(answer: unknown): Promise<void> {
    const key = this.#idempotency?.key;
    if (key === undefined) return;
    await runTransaction(this.db, (tx) => this.#keep(tx, this.#visitorKey(), key, { answer }));
  }

  /**
   * Same, for an answer that must not be stored because it contains a token: stores a receipt of the work instead, from which
   * the handler makes its answer. The key alone finds it, because a browser that lost the first response has no session yet.
   * Before issuing a token to a repeated call, the handler must verify what only the first caller knows.
   * @param owner the caller; the same key of another owner is another call
   */
  async once<Receipt>(
    owner: string,
    work: (tx: Tx) => Promise<Receipt>,
  ): Promise<{ receipt: Receipt; isRepeated: boolean }> {
    const key = this.#idempotency?.key;
    return runTransaction(this.db, async (tx) => {
      if (key === undefined) return { receipt: await work(tx), isRepeated: false };
      const earlier = await this.#claim(tx, owner, key, "");
      if (earlier) return { receipt: earlier.answer as Receipt, isRepeated: true };
      const receipt = await work(tx);
      await this.#keep(tx, owner, key, receipt);
      return { receipt, isRepeated: false };
    });
  }

  /** Whether a token or key names the caller, so that no session must. */
  #isNamed(): boolean {
    return this.visitor.customerId !== null || (this.visitor.operator?.keyUuid ?? null) !== null;
  }

  #visitorKey(): string {
    const { customerId, operator, sessionUuid } = this.visitor;
    if (operator?.keyUuid) return `key ${operator.keyUuid}`;
    return customerId === null ? `session ${sessionUuid}` : `customer ${customerId}`;
  }

  /** Claims a key, or returns what is stored under it. */
  async #claim(
    tx: Tx,
    visitor: string,
    key: string,
    requestHash: string,
  ): Promise<{ answer: unknown } | null> {
    // A concurrent second call waits here until the first has committed or failed.
    const claimed = await tx
      .insertInto("idempotencyKey")
      .values({ visitor, key, requestHash, answer: null })
      .onConflict((conflict) => conflict.columns(["visitor", "key"]).doNothing())
      .returning("key")
      .executeTakeFirst();
    if (claimed) return null;
    const earlier = await tx
      .selectFrom("idempotencyKey")
      .selectAll()
      .where("visitor", "=", visitor)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
    if (earlier.requestHash !== requestHash) throw new ApiError("IDEMPOTENCY_KEY_REUSED");
    return { answer: JSON.parse(earlier.answer ?? "null") };
  }

  async #keep(tx: Tx, visitor: string, key: string, answer: unknown): Promise<void> {
    await tx
      .updateTable("idempotencyKey")
      .set({ answer: JSON.stringify(answer) })
      .where("visitor", "=", visitor)
      .where("key", "=", key)
      .execute();
  }
}
