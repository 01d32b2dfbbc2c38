import { atom, type Getter } from "jotai";
import { type ApiErrorCode, toApiError } from "../api/apiError.ts";
import type { CallOptions } from "../api/http.ts";
import { randomUuid } from "../browser/randomUuid.ts";

/** Errors after which the call may have been carried out all the same. */
const outcomeUnknown: readonly ApiErrorCode[] = ["NETWORK", "INVALID_ANSWER", "INTERNAL", "UNAVAILABLE"];

/** Idempotency keys of calls whose outcome is unknown, by call: one map per store. */
const unsettledAtom = atom(() => new Map<string, string>());

/** Drops all keys. Called once a change to the cart is accepted: a picture that was added, then removed, can be added again. */
export const forgetUnsettled = (get: Getter): void => get(unsettledAtom).clear();

/**
 * Sends a call under an idempotency key that lasts until its outcome is known: the same call, made again from anywhere
 * while it is under way or after its response was lost, counts once. Throws what `send` throws.
 * @param call what identifies the call: its name and its arguments
 */
export async function sendOnce<Answer>(
  get: Getter,
  call: readonly unknown[],
  send: (options: CallOptions) => Promise<Answer>,
): Promise<Answer> {
  const unsettled = get(unsettledAtom);
  const name = JSON.stringify(call);
  const idempotencyKey = unsettled.get(name) ?? randomUuid();
  unsettled.set(name, idempotencyKey);
  const settle = () => {
    if (unsettled.get(name) === idempotencyKey) unsettled.delete(name);
  };
  try {
    const answer = await send({ idempotencyKey });
    settle();
    return answer;
  } catch (thrown) {
    if (!outcomeUnknown.includes(toApiError(thrown).code)) settle();
    throw thrown;
  }
}
