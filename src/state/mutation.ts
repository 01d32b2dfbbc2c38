import { type Atom, atom, type Getter, type PrimitiveAtom, type Setter, type WritableAtom } from "jotai";
import { type ApiError, type ApiErrorCode, toApiError } from "../api/apiError.ts";
import type { Client } from "../api/client.ts";
import type { MutationCallOptions } from "../api/http.ts";
import { randomUuid } from "../browser/randomUuid.ts";
import { apiAtom } from "./apiAtom.ts";

export interface MutationOptions<Input, Answer> {
  /** Identifies the call, together with its input, which must be JSON. */
  name: string;
  send: (api: Client, options: MutationCallOptions, input: Input) => Promise<Answer>;
  /** Runs one at a time with all others of this queue. Default: at once. */
  queue?: MutationQueue;
  /** Called once it has succeeded: refetches what it changed. */
  onSuccess?: (set: Setter, input: NoInfer<Input>) => Promise<unknown>;
  /** Called once it has succeeded or failed, before the next one of its queue; its caller waits, for an error too. */
  onSettled?: (set: Setter, error: ApiError | null, input: NoInfer<Input>) => Promise<unknown>;
}

/** No argument for a call without input. */
type InputOf<Input> = unknown extends Input ? [] : [input: Input];

/**
 * The only way to change data at the server. Setting the atom sends the call; resolves with its answer, throws `ApiError`.
 * Its idempotency key lasts until its outcome is known: the same call, made again from anywhere while it is under way or
 * after its response was lost, counts once.
 */
export function mutationAtom<Input, Answer>(
  options: MutationOptions<Input, Answer>,
): WritableAtom<null, InputOf<Input>, Promise<Answer>> {
  const { name, send, queue, onSuccess, onSettled } = options;
  return atom(null, (get, set, ...args: InputOf<Input>) => {
    const [input] = args as [Input];
    const call = JSON.stringify([name, input]);
    async function run(): Promise<Answer> {
      let error: ApiError | null = null;
      try {
        const answer = await sendOnce(get, call, (callOptions) => send(get(apiAtom), callOptions, input));
        if (queue) get(unsettledAtom).clear();
        await onSuccess?.(set, input);
        return answer;
      } catch (thrown) {
        error = toApiError(thrown);
        throw error;
      } finally {
        await onSettled?.(set, error, input);
      }
    }
    return queue ? enqueue(get, set, queue, call, run) : run();
  });
}

/** Resolves with the error of a mutation, or null if it succeeded. */
export const errorFrom = (mutation: Promise<unknown>): Promise<ApiError | null> =>
  mutation.then(() => null, toApiError);

/**
 * Mutations that run one at a time. The last call, made again before it is done, as by a double press, is not repeated. Success
 * of one drops all keys: a picture added, then removed, can be added again.
 */
export interface MutationQueue {
  /** Whether one of its mutations is waiting or running. */
  isBusyAtom: Atom<boolean>;
  runningAtom: PrimitiveAtom<number>;
  tailAtom: Atom<{ call: string | null; done: Promise<unknown> }>;
}

export function mutationQueue(): MutationQueue {
  const runningAtom = atom(0);
  return {
    isBusyAtom: atom((get) => get(runningAtom) > 0),
    runningAtom,
    // Mutable, one for each store: an atom without dependencies computes once.
    tailAtom: atom(() => ({ call: null as string | null, done: Promise.resolve() as Promise<unknown> })),
  };
}

/** Resolves when all mutations of the queue have run. */
export const idle = (get: Getter, { tailAtom }: MutationQueue): Promise<unknown> =>
  get(tailAtom).done.catch(() => undefined);

/** Runs it after all mutations of the queue. */
export const inQueue = <Answer>(
  get: Getter,
  set: Setter,
  queue: MutationQueue,
  run: () => Promise<Answer>,
): Promise<Answer> => enqueue(get, set, queue, null, run);

function enqueue<Answer>(
  get: Getter,
  set: Setter,
  { runningAtom, tailAtom }: MutationQueue,
  call: string | null,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const tail = get(tailAtom);
  if (call !== null && tail.call === call) return tail.done as Promise<Answer>;
  set(runningAtom, (count) => count + 1);
  const done = tail.done
    .catch(() => undefined)
    .then(run)
    .finally(() => {
      set(runningAtom, (count) => count - 1);
      if (tail.done === done) tail.call = null;
    });
  Object.assign(tail, { call, done });
  return done;
}

/** Idempotency keys of calls whose outcome is unknown, by call: one map for each store. */
const unsettledAtom = atom(() => new Map<string, string>());

/** Errors after which the call may have been carried out all the same. */
const outcomeUnknown: readonly ApiErrorCode[] = ["NETWORK", "INVALID_ANSWER", "INTERNAL", "UNAVAILABLE"];

async function sendOnce<Answer>(
  get: Getter,
  call: string,
  send: (options: MutationCallOptions) => Promise<Answer>,
): Promise<Answer> {
  const unsettled = get(unsettledAtom);
  const idempotencyKey = unsettled.get(call) ?? randomUuid();
  unsettled.set(call, idempotencyKey);
  const settle = () => {
    if (unsettled.get(call) === idempotencyKey) unsettled.delete(call);
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
