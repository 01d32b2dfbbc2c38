import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { enqueue } from "../../../server/jobs/enqueue.ts";
import { type AnyJobKind, type JobKind, NonRetryableError } from "../../../server/jobs/jobKind.ts";
import { takeJob } from "../../../server/jobs/jobRows.ts";
import { runJob, waitAfter } from "../../../server/jobs/runJob.ts";
import { runDueJobs, startWorker } from "../../../server/jobs/worker.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { createNoted, noted, noteKind } from "./noteKind.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await createNoted(shop.services.db);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  await shop.services.db.deleteFrom("job").execute();
  await sql`delete from "noted"`.execute(shop.services.db);
});

type Note = JobKind<{ key: string }>;
const put = (kind: Note, key: string, options: { key?: string; dueAt?: Date } = {}) =>
  shop.services.db.transaction().execute((tx) => enqueue(tx, kind, { key }, options));
const run = (...kinds: AnyJobKind[]) => runDueJobs(shop.services, kinds);
const left = () => noted(shop.services.db);
const jobs = () => shop.services.db.selectFrom("job").selectAll().orderBy("id").execute();
const makeDue = () => shop.services.db.updateTable("job").set({ dueAt: sql`now()` }).execute();

describe("a job", () => {
  it("comes about with the transaction that puts it, or not at all", async () => {
    const kind = noteKind();
    const failed = shop.services.db.transaction().execute(async (tx) => {
      await enqueue(tx, kind, { key: "lost" });
      throw new Error("the order could not be paid");
    });
    await expect(failed).rejects.toThrow("could not be paid");
    await put(kind, "kept");
    expect(await run(kind)).toBe(1);
    expect(await left()).toEqual(["kept"]);
    expect(await jobs()).toMatchObject([{ attempts: 1, doneAt: expect.any(String), lastError: null }]);
  });

  it("is one of its kind for a key, also when it is done", async () => {
    const kind = noteKind();
    const other = noteKind(undefined, { kind: "other" });
    await put(kind, "first", { key: "order 1" });
    await put(kind, "second", { key: "order 1" });
    await put(other, "of another kind", { key: "order 1" });
    await run(kind, other);
    await put(kind, "third", { key: "order 1" });
    await run(kind, other);
    expect(await left()).toEqual(["first", "of another kind"]);
  });

  it("is done in the order in which it is due, and not before", async () => {
    const kind = noteKind();
    const now = Date.now();
    await put(kind, "second", { dueAt: new Date(now - 60_000) });
    await put(kind, "tomorrow", { dueAt: new Date(now + 86_400_000) });
    await put(kind, "first", { dueAt: new Date(now - 120_000) });
    expect(await run(kind)).toBe(2);
    expect(await left()).toEqual(["first", "second"]);
  });

  it("is taken by one of those who ask at once", async () => {
    const kind = noteKind();
    for (let index = 0; index < 30; index++) await put(kind, `job ${index}`);
    const taken = await Promise.all((await jobs()).map(() => takeJob(shop.services.db, ["note"], 30_000)));
    expect(new Set(taken.map((job) => job?.id)).size).toBe(30);
  });

  it("is left to processes that know its kind", async () => {
    await put(noteKind(undefined, { kind: "of tomorrow" }), "x");
    expect(await run(noteKind())).toBe(0);
  });
});

describe("a job that fails", () => {
  it("is put off, longer each time, and noted with its reason until it succeeds", async () => {
    let failing = true;
    const kind = noteKind(async () => {
      if (failing) throw new Error("the mail server is asleep");
    });
    await put(kind, "x");
    for (const attempts of [1, 2, 3]) {
      expect(await run(kind)).toBe(1);
      const [job] = await jobs();
      expect(job).toMatchObject({
        attempts,
        lastError: "the mail server is asleep",
        deadAt: null,
        takenBy: null,
      });
      expect(Date.parse(job?.dueAt ?? "")).toBeGreaterThan(Date.now());
      await makeDue();
    }
    failing = false;
    await run(kind);
    expect(await left()).toEqual(["x"]);
    expect(await jobs()).toMatchObject([{ attempts: 4, lastError: null }]);
  });

  it("waits twice as long after each try, an hour at most", () => {
    expect([1, 2, 3, 9, 10, 1000].map(waitAfter)).toEqual([
      10_000, 20_000, 40_000, 2_560_000, 3_600_000, 3_600_000,
    ]);
  });

  it("is given up after its last try, at once where no try can mend it, and where its payload is not right", async () => {
    const asleep = noteKind(async () => Promise.reject(new Error("asleep")), { kind: "asleep", attempts: 2 });
    const hopeless = noteKind(async () => Promise.reject(new NonRetryableError("no such address")), {
      kind: "hopeless",
    });
    const kind = noteKind();
    await put(asleep, "x");
    await put(hopeless, "x");
    await put(kind, 7 as unknown as string);
    for (let round = 0; round < 4; round++) {
      await run(asleep, hopeless, kind);
      await makeDue();
    }
    expect(await jobs()).toMatchObject([
      { attempts: 2, lastError: "asleep", deadAt: expect.any(String) },
      { attempts: 1, lastError: "no such address", deadAt: expect.any(String) },
      { attempts: 1, lastError: expect.stringContaining("payload is not right"), deadAt: expect.any(String) },
    ]);
    expect(await left()).toEqual([]);
  });

  it("leaves nothing where its onCommit fails", async () => {
    const kind: Note = {
      ...noteKind(),
      run: async () => async (tx) => {
        await sql`insert into "noted" ("key") values ('half')`.execute(tx);
        throw new Error("the second half failed");
      },
    };
    await put(kind, "x");
    await run(kind);
    expect(await left()).toEqual([]);
    expect(await jobs()).toMatchObject([{ doneAt: null, lastError: "the second half failed" }]);
  });

  it("is ended when a try takes too long", async () => {
    let aborted = false;
    const kind = noteKind(
      (_, { signal }) =>
        new Promise(() => {
          signal.addEventListener("abort", () => {
            aborted = true;
          });
        }),
      { longest: 20 },
    );
    await put(kind, "x");
    await run(kind);
    expect(aborted).toBe(true);
    expect(await jobs()).toMatchObject([{ doneAt: null, lastError: "took longer than 0.02 s" }]);
  });
});

describe("a job that another process has taken meanwhile", () => {
  it("is not ended by the one that lost it", async () => {
    const { db } = shop.services;
    const kind = noteKind();
    await put(kind, "x");
    const lost = await takeJob(db, ["note"], 30_000);
    await makeDue();
    const taken = await takeJob(db, ["note"], 30_000);
    if (!lost || !taken) throw new Error("nothing was taken");
    const never = new AbortController().signal;
    await runJob(shop.services, kind, lost, 30_000, never);
    expect(await left()).toEqual([]);
    await runJob(
      shop.services,
      { ...kind, run: () => Promise.reject(new Error("late")) },
      lost,
      30_000,
      never,
    );
    expect(await jobs()).toMatchObject([{ lastError: null, takenBy: taken.takenBy }]);
    await runJob(shop.services, kind, taken, 30_000, never);
    expect(await left()).toEqual(["x"]);
  });

  it("is given up when each of its tries has ended its process", async () => {
    const kind = noteKind(undefined, { attempts: 2 });
    await put(kind, "x");
    for (let killed = 0; killed < 2; killed++) {
      await takeJob(shop.services.db, ["note"], 30_000);
      await makeDue();
    }
    await run(kind);
    expect(await left()).toEqual([]);
    expect(await jobs()).toMatchObject([
      { deadAt: expect.any(String), lastError: "the process that did it ended each time" },
    ]);
  });
});

describe("a worker", () => {
  it("does what is put while it runs, once, also beside another one", async () => {
    const seen: string[] = [];
    const kind = noteKind(async (key) => {
      seen.push(key);
    });
    const workers = [startWorker(shop.services, [kind]), startWorker(shop.services, [kind])];
    const keys = Array.from({ length: 40 }, (_, index) => `job ${index}`);
    await Promise.all(keys.map((key) => put(kind, key)));
    await vi.waitFor(async () => expect(await left()).toHaveLength(40), { timeout: 10_000 });
    await Promise.all(workers.map((worker) => worker.stop()));
    expect((await left()).sort()).toEqual(keys.sort());
    expect(seen.sort()).toEqual(keys);
  });

  it("lets no quick job wait for heavy ones", async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const heavy = noteKind(() => opened, { kind: "zip", lane: "heavy" });
    const quick = noteKind();
    await put(heavy, "zip 1");
    await put(heavy, "zip 2");
    await put(quick, "mail");
    const worker = startWorker(shop.services, [heavy, quick]);
    await vi.waitFor(async () => expect(await left()).toEqual(["mail"]), { timeout: 10_000 });
    open();
    await vi.waitFor(async () => expect(await left()).toHaveLength(3), { timeout: 10_000 });
    await worker.stop();
  });

  it("gives back what does not end when it stops, as if it had not been tried", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const slow = noteKind(async (_, { signal }) => {
      begin(signal);
      await opened;
    });
    await put(slow, "x");
    const worker = startWorker(shop.services, [slow], { grace: 0 });
    const signal = await begun;
    await worker.stop();
    expect(signal.aborted).toBe(true);
    expect(await jobs()).toMatchObject([{ attempts: 0, takenBy: null, doneAt: null }]);
    open();
    await run(noteKind());
    expect(await left()).toEqual(["x"]);
  });

  it("lets jobs end when it stops", async () => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    const kind = noteKind(async () => {
      begin();
      await opened;
    });
    await put(kind, "x");
    const worker = startWorker(shop.services, [kind]);
    await begun;
    const stopped = worker.stop();
    open();
    await stopped;
    expect(await left()).toEqual(["x"]);
  });
});
