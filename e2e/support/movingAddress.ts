import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** One address of a PostgreSQL that moves: what a virtual address, a proxy or a name is to those who run two. */
export interface MovingAddress {
  port: number;
  /** Breaks the connections, and leads the next ones to another server. */
  moveTo(socketPath: string): void;
  stop(): Promise<void>;
}

/** @param socketPath of the server that it leads to at first */
export async function startMovingAddress(socketPath: string): Promise<MovingAddress> {
  let target = socketPath;
  const open = new Set<Socket>();
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    moveTo(path) {
      target = path;
      breakAll();
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      breakAll();
      await closed;
    },
  };
}
