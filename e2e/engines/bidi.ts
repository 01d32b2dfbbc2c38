import { once } from "node:events";

interface Message {
  id?: number;
  type: string;
  message?: string;
  result: unknown;
  method?: string;
  params: unknown;
}

/** A connection by WebDriver BiDi. */
export interface BiDi {
  call<Answer>(method: string, params: object): Promise<Answer>;
  close(): void;
}

/** @param onEvent called with each event's name and parameters */
export async function connectBiDi(
  address: string,
  onEvent: (method: string, params: unknown) => void,
): Promise<BiDi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.addEventListener("message", ({ data }) => {
    const { id, type, message, result, method, params } = JSON.parse(String(data)) as Message;
    if (type === "event") return onEvent(method ?? "", params);
    const call = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === "error") call?.reject(new Error(message));
    else call?.resolve(result);
  });
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser closed its connection"));
  });
  await once(socket, "open");
  let count = 0;
  return {
    async call<Answer>(method: string, params: object) {
      const call = Promise.withResolvers<unknown>();
      count += 1;
      waiting.set(count, call);
      socket.send(JSON.stringify({ id: count, method, params }));
      try {
        return (await call.promise) as Answer;
      } catch (cause) {
        throw new Error(`${method}: ${(cause as Error).message}`, { cause });
      }
    },
    close: () => socket.close(),
  };
}
