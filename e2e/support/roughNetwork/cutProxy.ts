import { once } from "node:events";
import { Agent, createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { pipeline, Transform } from "node:stream";

export const cutKinds = ["broken", "silent", "offline"] as const;
/**
 * `broken`: connections break, new ones too; the server still handles requests, but responses are lost. `silent`: nothing moves, then traffic
 * resumes or breaks. `offline`: broken, and the browser knows.
 */
export type CutKind = (typeof cutKinds)[number];

export interface CutProxy {
  /** The proxy's address, for the browser. */
  url: string;
  cut(kind: CutKind): void;
  /** @param isBreaking whether held traffic breaks instead of resuming */
  mend(isBreaking: boolean): void;
  stop(): Promise<void>;
}

/** Starts a proxy for plain HTTP between one browser context and a shop. The network through it can be cut. */
export async function startCutProxy(): Promise<CutProxy> {
  const sockets = new Set<Socket>();
  const agent = new Agent({ keepAlive: true });
  let cut: CutKind | null = null;
  let gate = Promise.withResolvers<boolean>();
  gate.resolve(true);

  /** Holds traffic while the network is silent. */
  const held = () =>
    new Transform({
      transform(chunk, _, done) {
        gate.promise.then((isOpen) => done(isOpen ? null : new Error("cut"), chunk));
      },
    });

  const server = createServer(async (incoming, answer: ServerResponse) => {
    const isOpen = cut === null || (cut === "silent" && (await gate.promise));
    if (!isOpen) return void incoming.socket.destroy();
    const { host, hostname, port, pathname, search } = new URL(incoming.url ?? "");
    const { "proxy-connection": _, ...headers } = incoming.headers;
    const outgoing = request(
      {
        agent,
        hostname,
        port,
        path: pathname + search,
        method: incoming.method,
        headers: { ...headers, host },
      },
      (response) => {
        if (answer.destroyed) return void response.resume();
        answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
        answer.flushHeaders();
        pipeline(response, held(), answer, () => {});
      },
    );
    outgoing.on("error", () => incoming.socket.destroy());
    pipeline(incoming, outgoing, () => {});
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
  });
  // A request refused in the middle is no fault.
  server.on("clientError", (_, socket) => socket.destroy());
  await once(server.listen(0, "127.0.0.1"), "listening");

  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut(kind) {
      cut = kind;
      gate = Promise.withResolvers();
      if (kind !== "silent") breakAll();
    },
    mend(isBreaking) {
      if (cut === "silent" && isBreaking) breakAll();
      gate.resolve(!(cut === "silent" && isBreaking));
      // What begins from here on is not held.
      gate = Promise.withResolvers();
      gate.resolve(true);
      cut = null;
    },
    stop: async () => {
      gate.resolve(false);
      const closed = once(server, "close");
      server.close();
      breakAll();
      agent.destroy();
      await closed;
    },
  };
}
