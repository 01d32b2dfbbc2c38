import { setTimeout as sleep } from "node:timers/promises";

/** Retries until there is an answer. Throws the last error after 20 s. */
export async function eventually<Value>(ask: () => Promise<Value>): Promise<Value> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await ask();
    } catch (fault) {
      if (Date.now() > deadline) throw fault;
      await sleep(50);
    }
  }
}
