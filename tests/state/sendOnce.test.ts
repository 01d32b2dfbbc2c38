import { createStore } from "jotai";
import { expect, test } from "vitest";
import { ApiError, type ApiErrorCode } from "../../src/api/apiError.ts";
import { forgetUnsettled, sendOnce } from "../../src/state/sendOnce.ts";

/** Sends calls of one store; each returns its idempotency key and is answered by hand. */
function sender() {
  const { get } = createStore();
  return {
    send(...call: unknown[]) {
      let key: string | undefined;
      let answer: (failed?: ApiErrorCode) => void = () => {};
      const done = sendOnce(get, call, ({ idempotencyKey }) => {
        key = idempotencyKey;
        return new Promise<void>((resolve, reject) => {
          answer = (failed) => (failed ? reject(new ApiError(failed)) : resolve());
        });
      });
      const end = (failed?: ApiErrorCode) => {
        answer(failed);
        return done.catch(({ code }: ApiError) => code);
      };
      return { key, end };
    },
    forget: () => forgetUnsettled(get),
  };
}

test("a call that is under way keeps its key", () => {
  const { send } = sender();
  const { key } = send("add", { uuid: "a" });
  expect(key).toBeTypeOf("string");
  expect(send("add", { uuid: "a" }).key).toBe(key);
});

test.each(["NETWORK", "INVALID_ANSWER", "INTERNAL", "UNAVAILABLE"] as const)(
  "a call that failed with %s may have been carried out: it keeps its key",
  async (code) => {
    const { send } = sender();
    const first = send("add");
    expect(await first.end(code)).toBe(code);
    expect(send("add").key).toBe(first.key);
  },
);

test.each([undefined, "PACK_FULL"] as const)(
  "after the outcome %s the same call is a new one",
  async (outcome) => {
    const { send } = sender();
    const first = send("add");
    expect(await first.end(outcome)).toBe(outcome);
    expect(send("add").key).not.toBe(first.key);
  },
);

test("other arguments are another call", () => {
  const { send } = sender();
  const { key } = send("add", { uuid: "a" });
  expect(send("add", { uuid: "b" }).key).not.toBe(key);
  expect(send("move", { uuid: "a" }).key).not.toBe(key);
});

test("a late success leaves the key of a newer call alone", async () => {
  const { send, forget } = sender();
  const first = send("add");
  forget();
  const second = send("add");
  expect(second.key).not.toBe(first.key);
  await first.end();
  expect(send("add").key).toBe(second.key);
});
