import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export interface RoundRobin {
  /** Without a slash at the end. */
  url: string;
  /** Where connections go, in turn; one that takes none is passed over. */
  servers: string[];
  stop(): Promise<void>;
}

/**
 * What stands before several servers of a shop: each connection goes to the next of them. One that breaks in the middle is
 * broken to the browser, for nobody here knows what was done.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  const servers: string[] = [];
  const open = new Set<Socket>();
  let turn = 0;

  const reach = async (): Promise<Socket | null> => {
    // Its own count: connections that come at once must not pass over a server for one another.
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
        // What came before the end is still to be handed on.
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
