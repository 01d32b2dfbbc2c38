import pg from "pg";
import { connectionFault } from "./databaseFault.ts";

const closingMs = 1_000;

/**
 * Closes the connection as soon as one statement times out: a late answer would be taken for the next statement's. Throws
 * connection errors as `DatabaseUnavailable`.
 */
export class LimitedClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's eight overloads; only the promise that they may return is looked at.
  override query(...statement: any[]): any {
    const answer: unknown = super.query(...(statement as [string]));
    if (!(answer instanceof Promise)) return answer;
    return answer.catch((thrown: unknown) => {
      const fault = connectionFault(thrown);
      if (fault !== thrown) this.#destroy();
      throw fault;
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: with or without a callback, as the pool calls it.
  override end(...callback: any[]): any {
    // A suspended database never closes its side, and the process would not end.
    setTimeout(() => this.#destroy(), closingMs).unref();
    return super.end(...(callback as []));
  }

  #destroy(): void {
    // Missing from pg's types.
    (this as unknown as Connected).connection.stream.destroy();
  }
}

interface Connected {
  connection: { stream: { destroy(): void } };
}
