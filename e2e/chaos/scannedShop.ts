import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";

/** Pages with a fault that a scanner must find: a query made of text, and a page that repeats what it is asked. */
export const plantedPaths = { sql: "/planted/pictures", xss: "/planted/hello" } as const;
export const plantedPage = "/planted/";

export interface ScannedShop {
  url: string;
  /** How many requests reached the shop, and how many the planted pages. */
  counts: { shop: number; planted: number };
  /** Paths of the shop that were answered by a 5xx, with the status. */
  failed: Set<string>;
  stop(): Promise<void>;
}

/**
 * Starts a proxy in front of a shop that adds pages with planted faults, which ask a real PostgreSQL.
 * @param connectionString of a database with a table `planted`
 * @param links paths of the shop that the planted page leads to, as a crawler sees no calls of a script
 */
export async function startScannedShop(
  shopUrl: string,
  connectionString: string,
  links: readonly string[],
): Promise<ScannedShop> {
  const pool = new pg.Pool({ connectionString, max: 4 });
  pool.on("error", () => {});
  const counts = { shop: 0, planted: 0 };
  const failed = new Set<string>();
  const html = (response: ServerResponse, status: number, body: string) =>
    response
      .writeHead(status, { "content-type": "text/html; charset=utf-8" })
      .end(`<!doctype html><html><body>${body}</body></html>`);

  const serve: Record<string, (query: URLSearchParams, response: ServerResponse) => Promise<unknown>> = {
    [plantedPage]: async (_query, response) => {
      const all = [`${plantedPaths.sql}?id=1`, `${plantedPaths.xss}?name=you`, ...links];
      const anchors = all.map((path) => `<a href="${path.replaceAll("&", "&amp;")}">${path.length}</a>`);
      return html(response, 200, anchors.join("\n"));
    },
    [plantedPaths.sql]: async (query, response) => {
      try {
        const { rows } = await pool.query(`select name from planted where id = ${query.get("id") || "0"}`);
        return html(response, 200, `${rows.length} found`);
      } catch (error) {
        return html(response, 500, `PostgreSQL query failed: ERROR: ${(error as Error).message}`);
      }
    },
    [plantedPaths.xss]: async (query, response) => html(response, 200, `Hello ${query.get("name")}`),
  };

  const forward = (incoming: IncomingMessage, response: ServerResponse) => {
    const { hostname, port } = new URL(shopUrl);
    const { method, headers, url: path } = incoming;
    const asked = request({ hostname, port, path, method, headers }, (answer) => {
      const status = answer.statusCode ?? 502;
      if (status >= 500) failed.add(`${method} ${path?.slice(0, 200)}: ${status}`);
      response.writeHead(status, answer.headers);
      answer.pipe(response);
    });
    asked.on("error", () => response.destroy());
    incoming.pipe(asked);
  };
  const server = createServer((incoming, response) => {
    const url = URL.parse(incoming.url ?? "", "http://shop");
    const planted = url && serve[url.pathname];
    if (planted) {
      counts.planted++;
      planted(url.searchParams, response).catch(() => response.destroy());
    } else {
      counts.shop++;
      forward(incoming, response);
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    failed,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await pool.end();
    },
  };
}
