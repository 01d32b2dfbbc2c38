import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Context as HonoContext } from "hono";
import { listPageDiscounts } from "../catalogue/shopFront.ts";
import { Refusal } from "../errors.ts";
import type { Services } from "../services.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};
const encodings = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

export type PageServices = Pick<Services, "db" | "now" | "log" | "settings">;

/** The place as the page carries it, so that the shop needs no call to know where it stands. */
async function placeScript(services: PageServices): Promise<string> {
  const { cdnHost, placeMode, placeWhat, eventsDisplayMode, publicUrl } = services.settings;
  const place = { cdnHost, placeMode, placeWhat, eventsDisplayMode, publicUrl: publicUrl ?? undefined };
  const discounts = await pageDiscounts(services);
  const json = JSON.stringify({ ...place, discounts }).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="place">${json}</script>`;
}

/** Undefined while the database does not answer: the page comes all the same, and asks for them itself. */
async function pageDiscounts(services: PageServices) {
  try {
    return await listPageDiscounts(services);
  } catch (fault) {
    services.log.error({ err: fault }, "page without discounts");
    return undefined;
  }
}

/**
 * Serves the built shop from `folder`: hashed files as immutable and precompressed, `index.html` with the place
 * written into it for every other address.
 */
export function serveShop(folder: string, services: PageServices) {
  let page: Promise<string> | null = null;
  const readPage = () => {
    page ??= readFile(join(folder, "index.html"), "utf8").catch((fault) => {
      // Away for the moment in which another shop's build is moved in: read again at the next call.
      page = null;
      throw fault;
    });
    return page;
  };

  return async (c: HonoContext): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw new Refusal("NOT_FOUND");
    const type = types[extname(c.req.path)];
    if (type && c.req.path !== "/index.html") return sendFile(c, folder, type);
    if (extname(c.req.path) && !type) throw new Refusal("NOT_FOUND");
    const [html, place] = await Promise.all([readPage(), placeScript(services)]);
    c.header("cache-control", "no-cache");
    return c.html(html.replace("<!--place-->", () => place));
  };
}

async function sendFile(c: HonoContext, folder: string, type: string): Promise<Response> {
  const path = normalize(join(folder, decodeURIComponent(c.req.path)));
  if (!path.startsWith(folder + sep) || path.includes("\0")) throw new Refusal("NOT_FOUND");
  const accepted = c.req.header("accept-encoding") ?? "";
  const wanted = encodings.filter(([name]) => accepted.includes(name));
  for (const [encoding, suffix] of [...wanted, ["", ""] as const]) {
    const found = await stat(path + suffix).catch(() => null);
    if (!found?.isFile()) continue;
    c.header("content-type", type);
    c.header("vary", "accept-encoding");
    if (encoding) c.header("content-encoding", encoding);
    const hashed = c.req.path.startsWith("/assets/");
    c.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    return c.body(await readFile(path + suffix));
  }
  throw new Refusal("NOT_FOUND");
}
