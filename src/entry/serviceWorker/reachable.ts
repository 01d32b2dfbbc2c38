/** How long the network may take before a kept response is used, in milliseconds. */
export const waitMs = 4000;

/** Whether the shop has answered the last request that no cache can answer. */
let answered = true;

/** A gateway responds in place of the shop. */
const isGateway = ({ status }: Response) => status === 502 || status === 503 || status === 504;

/** Whether this is the shop's own response, and not a gateway's, an error or "late". */
export const isAnswer = (found: unknown): found is Response => found instanceof Response && !isGateway(found);

/** Notes what came of a request that no cache can answer: a page, a call, a look at the shop's health. */
export function noteAnswer(found: unknown): void {
  answered = isAnswer(found);
}

export const isReachable = () => answered && navigator.onLine;

/** Resolves with "late" after so many milliseconds. */
export const late = (ms: number) => new Promise<"late">((resolve) => setTimeout(resolve, ms, "late"));

/** Responds from the network. The page asks for the shop's health when an image fails (`awaitNetwork.ts`). */
export async function answerHealth(request: Request): Promise<Response> {
  const network = fetch(request);
  noteAnswer(await Promise.race([network.catch(() => null), late(waitMs)]));
  return network;
}
