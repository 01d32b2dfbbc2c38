import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A statement sent by an actor's connection. */
export interface Statement {
  text: string;
  /** The process id of the connection that sent it. */
  pid: number;
  isInTransaction: boolean;
}

export type Standing = "done" | "stopped" | "blocked";

const actors = new Map<string, Actor>();
const send = pg.Client.prototype.query;

/** Returns the processes that block this one: the races use no other clock. */
type Blockers = (pid: number) => Promise<number[]>;

/**
 * Sends its statements to the database one by one, as far as the controller allows. Identified by the address that `address`
 * returns: the shop itself has no hook.
 */
export class Actor {
  readonly name: string;
  /** Sent since `begin`, including the one it is stopped before. */
  statements: Statement[] = [];
  /** SQLSTATEs of failed statements. */
  failures: string[] = [];
  #stopBefore = Number.POSITIVE_INFINITY;
  #resume: (() => void) | null = null;
  #settled = Promise.withResolvers<void>();
  #running: Statement | null = null;
  #ended = true;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #transactions = new Set<number>();
  #blockers: Blockers;

  constructor(name: string, blockers: Blockers) {
    this.name = name;
    this.#blockers = blockers;
    actors.set(name, this);
  }

  address(connectionString: string): string {
    return `${connectionString}${connectionString.includes("?") ? "&" : "?"}application_name=${this.name}`;
  }

  /** Starts a piece of work, stopped before its nth statement. */
  begin<Answer>(work: () => Promise<Answer>, stopBefore = Number.POSITIVE_INFINITY): Promise<Answer> {
    this.statements = [];
    this.failures = [];
    this.#stopBefore = stopBefore;
    this.#ended = false;
    this.#settled = Promise.withResolvers();
    return work().finally(() => {
      this.#ended = true;
      this.#settled.resolve();
    });
  }

  /** Continues, stopped before its nth statement. Default: never. */
  goOn(stopBefore = Number.POSITIVE_INFINITY): void {
    this.#stopBefore = stopBefore;
    if (this.statements.length <= stopBefore) this.#resume?.();
  }

  /** Waits until the work ends, stops before a statement, or waits for a lock held by one of `others`. */
  async settled(...others: Actor[]): Promise<Standing> {
    for (;;) {
      if (this.#ended) return "done";
      if (this.#resume) return "stopped";
      const running = this.#running;
      await Promise.race([this.#settled.promise, wait(3)]);
      if (!running || running !== this.#running) continue;
      const blockers = await this.#blockers(running.pid);
      const isTheirs = blockers.some((pid) => others.some((other) => other.#transactions.has(pid)));
      if (isTheirs && running === this.#running) return "blocked";
    }
  }

  async pass<Result>(client: pg.Client, text: string, run: () => Promise<Result>): Promise<Result> {
    const turn = this.#queue.then(() => this.#send(pidOf(client), text, run));
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #send<Result>(pid: number, text: string, run: () => Promise<Result>): Promise<Result> {
    const statement = { text, pid, isInTransaction: this.#transactions.has(pid) };
    this.statements.push(statement);
    if (this.statements.length > this.#stopBefore) {
      await new Promise<void>((resolve) => {
        this.#resume = resolve;
        this.#settled.resolve();
      });
      this.#resume = null;
      this.#settled = Promise.withResolvers();
    }
    this.#running = statement;
    if (/^(begin|start transaction)/i.test(text)) this.#transactions.add(pid);
    try {
      return await run();
    } catch (error) {
      this.failures.push(String((error as { code?: string }).code));
      throw error;
    } finally {
      this.#running = null;
      if (/^(commit|rollback)$/i.test(text)) this.#transactions.delete(pid);
    }
  }
}

const pidOf = (client: pg.Client) => (client as unknown as { processID: number }).processID;

/** Inserts the actors between the shop and the driver. Returns a function that removes them. */
export function watchDriver(): () => void {
  pg.Client.prototype.query = function (this: pg.Client, ...call: unknown[]) {
    const { application_name: name } = (
      this as unknown as { connectionParameters: { application_name?: string } }
    ).connectionParameters;
    const actor = actors.get(name ?? "");
    const run = () => (send as (...args: unknown[]) => Promise<unknown>).apply(this, call);
    const [query] = call;
    // COPY returns a stream, not a promise.
    const isStream = typeof (query as { submit?: unknown } | null)?.submit === "function";
    if (!actor || isStream || typeof call.at(-1) === "function") return run();
    return actor.pass(
      this,
      typeof query === "string" ? query : String((query as { text: string }).text),
      run,
    );
  } as typeof send;
  return () => {
    pg.Client.prototype.query = send;
  };
}
