import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";

export interface Listening {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Takes no more connections, lets requests under way end (for 5 s), then closes. */
  stop(): Promise<void>;
}

const graceMs = 5000;
/**
 * Longer than proxies keep a connection to the shop that nobody uses (nginx: 60 s). Node's own 5 s are shorter: it would
 * close what a proxy is just sending the next order over, and the shopper read 502.
 */
const keepAliveMs = 65_000;

/**
 * Listens first and makes the application then, because it must know its own address.
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
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  const url = `http://${host.includes(":") ? `[${host}]` : host}:${bound}`;
  setApp(await makeApp(url));
  return { url, stop: () => stopServer(server) };
}

async function stopServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Again and again: whoever has got his last answer keeps his connection open for the next.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const forced = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(idle);
  clearTimeout(forced);
}
