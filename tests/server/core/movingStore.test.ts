import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { FileStore } from "../../../server/core/fileStore.ts";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import { createMovingStore } from "../../../server/core/movingStore.ts";

const key = "digital/a/low.jpg";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-moving-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

let pairs = 0;
const newPair = () => {
  const pair = join(folder, String(++pairs));
  return [createFolderStore(join(pair, "one")), createFolderStore(join(pair, "other"))] as const;
};

/** Returns a store that waits for the scheduler before each call. */
function inTurn(turns: fc.Scheduler, store: FileStore): FileStore {
  const waiting =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      await turns.schedule(Promise.resolve());
      return call(...args);
    };
  return {
    ...store,
    put: waiting(store.put),
    exists: waiting(store.exists),
    delete: waiting(store.delete),
  };
}

it("keeps what two processes write at once, each where the other one reads last, in any order", async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.subarray([0, 1]), async (turns, before) => {
      const [one, other] = newPair();
      for (const at of before) await [one, other][at]?.put(key, Buffer.from("old"));
      const shops = [createMovingStore(one, other), createMovingStore(other, one)];
      const writers = [
        createMovingStore(inTurn(turns, one), inTurn(turns, other)),
        createMovingStore(inTurn(turns, other), inTurn(turns, one)),
      ];
      await turns.waitFor(Promise.all(writers.map((writer) => writer.put(key, Buffer.from("new")))));
      for (const shop of shops) expect((await shop.get(key))?.toString()).toBe("new");
    }),
  );
});

it("leaves nothing former to a process that reads the other place first", async () => {
  const [one, other] = newPair();
  await other.put(key, Buffer.from("old"));
  await createMovingStore(one, other).put(key, Buffer.from("new"));
  expect((await createMovingStore(other, one).get(key))?.toString()).toBe("new");
});
