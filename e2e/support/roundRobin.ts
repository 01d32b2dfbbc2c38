import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface RoundRobin {
  /** Without a trailing slash. */
  url: string;
  /** Connections go to these in turn; a server that refuses one is skipped. */
  servers: string[];
  stop(): Promise<void>;
}

/**
 * Starts a proxy in front of several servers of a shop: each connection goes to the next server. A connection that breaks in the
 * middle also breaks for the browser, because the proxy cannot know what was done.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const servers: string[] = [];
  const open = new Set<Socket>();
  let turn = 0;

  const reach = async (): Promise<Socket | null> => {
    // A local count: simultaneous connections must not skip a server for one another.
    const first = turn++;
    for (let tried = 0; tried < servers.length; tried++) {
      const { hostname, port } = new URL(servers[(first + tried) % servers.length] ?? "");
      const socket = connect(Number(port), hostname);
      const isReached = await once(socket, "connect").then(
        () => true,
        () => false,
      );
      if (isReached) return socket;
    }
    return null;
  };
  const pass = async (browser: Socket) => {
    const server = await reach();
    if (!server) {
      browser.destroy();
      return;
    }
    open.add(server);
    for (const [one, other] of [
      [browser, server],
      [server, browser],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        // Flushes the data received before the end.
        other.destroySoon();
      });
      one.pipe(other);
    }
  };

  const proxy = createServer((browser) => {
    open.add(browser);
    browser.on("error", () => browser.destroy());
    browser.on("close", () => open.delete(browser));
    void pass(browser);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    servers,
    stop: async () => {
      const closed = new Promise((resolve) => proxy.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
