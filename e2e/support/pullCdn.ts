import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface PullCdn {
  /** On another site than a shop at 127.0.0.1. */
  url: string;
  /** Paths requested by pages. */
  asked: string[];
  /** Sets the origin that it pulls from. */
  pullFrom(origin: string): void;
  stop(): Promise<void>;
}

const images = /^\/(?:images|thumbnails)\/[0-9a-f/-]+\.webp$/;

/** Starts an image host that knows only the shop's addresses, as docs/cdn.nginx.conf describes it. */
export async function startPullCdn(): Promise<PullCdn> {
  let origin = "";
  const asked: string[] = [];
  const pull = async (path: string) => (images.test(path) ? fetch(origin + path).catch(() => null) : null);
  const server = createServer(async ({ url = "" }, answer) => {
    asked.push(url);
    const pulled = await pull(url);
    answer.writeHead(pulled?.status ?? 404, Object.fromEntries(pulled?.headers ?? []));
    answer.end(pulled && Buffer.from(await pulled.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    asked,
    pullFrom(shop) {
      origin = shop;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
