import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
  /** Its URL, without a trailing slash. */
  url: string;
  /**
   * For a while, serves on but ends each connection with its response. Then stops accepting connections, lets requests in
   * progress finish (for 5 s), and closes.
   * @param drainMs that while. Default: none
   */
  stop(drainMs?: number): Promise<void>;
}

const graceMs = 5000;
/**
 * Longer than proxies keep an idle connection to the shop (nginx: 60 s). Node's default of 5 s is shorter: it would close a
 * connection just as a proxy sends the next request, and the shopper would see 502.
 */
const keepAliveMs = 65_000;

/**
 * Listens before creating the application, which must know its own URL.
 * @param port 0 for a free one
 */
export async function listen(
  host: string,
  port: number,
  makeApp: (url: string) => Promise<Hono>,
): Promise<Listening> {
  const { promise: ready, resolve: setApp } = Promise.withResolvers<Hono>();
  const server = createAdaptorServer({
    fetch: async (request, env) => (await ready).fetch(request, env),
  }) as Server;
  server.keepAliveTimeout = keepAliveMs;
  let isDraining = false;
  // Before the application answers.
  server.prependListener("request", (_, response) => {
    if (isDraining) response.setHeader("connection", "close");
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${bound}`;
  setApp(await makeApp(url));
  return {
    url,
    async stop(drainMs = 0) {
      isDraining = true;
      await wait(drainMs);
      await stopServer(server);
    },
  };
}

async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Repeated, because a client keeps its connection open after its last response.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const forced = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(forced);
}
