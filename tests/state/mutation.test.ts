import { createStore } from "jotai";
import { describe, expect, test } from "vitest";
import { ApiError, type ApiErrorCode } from "../../src/api/apiError.ts";
import { mutationAtom, mutationQueue } from "../../src/state/mutation.ts";

interface Sent {
  input: unknown;
  key: string | undefined;
  /** Answers the call, or refuses it. */
  answer: (failed?: ApiErrorCode) => void;
}

/** A store with one mutation; `sent` are the calls that left the page. */
function mutation(queue?: ReturnType<typeof mutationQueue>) {
  const store = createStore();
  const sent: Sent[] = [];
  const settled: [error: string | undefined, input: unknown][] = [];
  const add = mutationAtom({
    name: "add",
    send: (_api, { idempotencyKey: key }, input: string) =>
      new Promise<string>((resolve, reject) => {
        const answer = (failed?: ApiErrorCode) =>
          failed ? reject(new ApiError(failed)) : resolve(`added ${input}`);
        sent.push({ input, key, answer });
      }),
    ...(queue && { queue }),
    onSettled: async (_set, error, input) => settled.push([error?.code, input]),
  });
  /** Calls, answers, and returns the key. */
  async function play(input: string, failed?: ApiErrorCode): Promise<string | undefined> {
    const done = store.set(add, input).catch(() => undefined);
    const call = sent.at(-1);
    call?.answer(failed);
    await done;
    return call?.key;
  }
  return { store, add, sent, settled, play };
}

test("resolves with the answer, throws the error, and refetches after both", async () => {
  const { store, add, sent, settled } = mutation();
  const answered = store.set(add, "a");
  sent[0]?.answer();
  expect(await answered).toBe("added a");
  const refused = store.set(add, "b");
  sent[1]?.answer("PACK_FULL");
  await expect(refused).rejects.toMatchObject({ code: "PACK_FULL" });
  expect(settled).toEqual([
    [undefined, "a"],
    ["PACK_FULL", "b"],
  ]);
});

test("refetches after a success only, where nothing else is to be shown", async () => {
  const store = createStore();
  const refetched: string[] = [];
  const refuse = mutationAtom({
    name: "refuse",
    send: async (_api, _options, code: ApiErrorCode | null) => {
      if (code) throw new ApiError(code);
    },
    onSuccess: async (_set, input) => refetched.push(`${input}`),
  });
  await expect(store.set(refuse, "NETWORK")).rejects.toMatchObject({ code: "NETWORK" });
  expect(refetched).toEqual([]);
  await store.set(refuse, null);
  expect(refetched).toEqual(["null"]);
});

describe("the key of a call", () => {
  test.each(["NETWORK", "INVALID_ANSWER", "INTERNAL", "UNAVAILABLE"] as const)(
    "that failed with %s, and may have been carried out, is kept",
    async (code) => {
      const { play } = mutation();
      const first = await play("a", code);
      expect(first).toBeTypeOf("string");
      expect(await play("a")).toBe(first);
    },
  );

  test("that is under way is that of the same call, too", async () => {
    const { store, add, sent } = mutation();
    const both = Promise.allSettled([store.set(add, "a"), store.set(add, "a")]);
    expect(sent[1]?.key).toBe(sent[0]?.key);
    for (const { answer } of sent) answer();
    await both;
  });

  test("of a newer call outlives a late success", async () => {
    const queue = mutationQueue();
    const { store, add, sent, play } = mutation();
    const change = mutationAtom({ name: "change", send: async () => "done", queue });
    const late = store.set(add, "a");
    await store.set(change);
    const newer = await play("a", "NETWORK");
    expect(newer).not.toBe(sent[0]?.key);
    sent[0]?.answer();
    await late;
    expect(await play("a")).toBe(newer);
  });

  test.each([undefined, "PACK_FULL"] as const)("whose outcome is %s is not used again", async (outcome) => {
    const { play } = mutation();
    expect(await play("a", outcome)).not.toBe(await play("a"));
  });

  test("with another input is another", async () => {
    const { play } = mutation();
    expect(await play("a", "NETWORK")).not.toBe(await play("b"));
  });

  test("is dropped once a change in a queue is accepted", async () => {
    const queue = mutationQueue();
    const { store, play } = mutation();
    const change = mutationAtom({ name: "change", send: async () => "done", queue });
    const lost = await play("a", "NETWORK");
    await store.set(change);
    expect(await play("a")).not.toBe(lost);
  });
});

describe("a queue", () => {
  test("runs its calls one at a time, and goes on after a refusal", async () => {
    const queue = mutationQueue();
    const { store, add, sent } = mutation(queue);
    const both = Promise.allSettled([store.set(add, "a"), store.set(add, "b")]);
    expect(store.get(queue.isBusyAtom)).toBe(true);
    await expect.poll(() => sent.length).toBe(1);
    sent[0]?.answer("PACK_FULL");
    await expect.poll(() => sent.length).toBe(2);
    sent[1]?.answer();
    expect((await both).map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
    expect(store.get(queue.isBusyAtom)).toBe(false);
  });

  test("sends a double press once, but a value chosen again after another one twice", async () => {
    const { store, add, sent } = mutation(mutationQueue());
    const all = Promise.all(["3", "3", "4", "3"].map((quantity) => store.set(add, quantity)));
    for (const at of [0, 1, 2]) {
      await expect.poll(() => sent.length).toBe(at + 1);
      sent[at]?.answer();
    }
    await all;
    expect(sent.map(({ input }) => input)).toEqual(["3", "4", "3"]);
  });
});
