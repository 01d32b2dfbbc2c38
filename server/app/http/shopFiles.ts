import { readFile, stat } from "node:fs/promises";
import { extname, join, normalize, sep } from "node:path";
import type { Context as HonoContext } from "hono";
import { getCookie } from "hono/cookie";
import {
  answersId,
  appearanceCookie,
  type FirstView,
  lastSearchCookie,
  selectionCookie,
} from "../../../src/api/contract/firstView.ts";
import { appearances, rootTheme, themeColorMedia } from "../../../src/domain/shop/appearance.ts";
import { reachAttribute } from "../../../src/ui/shop/within-reach/reach.ts";
import { eventScopes, shopScope } from "../../catalogue/answerScopes.ts";
import { listPageDiscounts } from "../../catalogue/discounts.ts";
import { ApiError } from "../../core/apiError.ts";
import { ownName } from "../../core/brand.ts";
import type { Services } from "../../core/services.ts";
import { acceptedEncoding } from "./acceptedEncoding.ts";
import type { AnswerCache, Built } from "./answerCache.ts";
import { brandTags } from "./brand.ts";
import { type CallShop, firstViewOf } from "./firstView.ts";
import { linkPreview } from "./linkPreview.ts";
import { type PackedAnswer, packAnswer, sendPacked } from "./packedAnswer.ts";
import { eventOf, pageScopes } from "./pageScopes.ts";
import { screenFilesOf } from "./screenFiles.ts";
import { pagePolicy } from "./security.ts";
import { offerSession, setCookies } from "./visitor.ts";
import { manifestTags } from "./webManifest.ts";

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
/** The service worker (scripts/buildServiceWorker.ts). */
const workerPath = "/serviceWorker.js";
const suffixes = { br: ".br", gzip: ".gz" };

export type PageServices = Pick<Services, "db" | "now" | "log" | "settings" | "publicUrl">;

/** Returns the place for embedding in the page, without its discounts, so the shop needs no call for it. */
function placeOf(services: PageServices, c: HonoContext) {
  const { cdnHost, placeMode, placeWhat, eventsDisplayMode, publicUrl, seller, demo, brand } =
    services.settings;
  const selectionCount = getCookie(c, selectionCookie) ?? "";
  const selected = /^[1-9]\d{0,2}$/.test(selectionCount) ? Number(selectionCount) : undefined;
  const appearance = appearances.find((known) => known === getCookie(c, appearanceCookie));
  return {
    cdnHost,
    placeMode,
    placeWhat,
    eventsDisplayMode,
    publicUrl: publicUrl ?? undefined,
    sellerName: seller.name ?? undefined,
    shopName: brand.name === ownName ? undefined : brand.name,
    logo: brand.logo?.address,
    selected,
    appearance,
    isDemo: demo !== false || undefined,
  };
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** Embeds data in the page, under an id. */
function dataScript(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/** Returns undefined while the database is unavailable: the page is served anyway, and requests them itself. */
async function pageDiscounts(services: PageServices) {
  try {
    return await listPageDiscounts(services);
  } catch (fault) {
    services.log.error({ err: fault }, "page without discounts");
    return undefined;
  }
}

/** A built page with the policy that allows its inline code. */
interface Page {
  html: string;
  policy: string;
}

/**
 * Serves the built shop from `folder`: hashed files as immutable and precompressed, `index.html` with the embedded place and
 * first view for every other path, with status 404 if the shop has no such screen.
 */
export function serveShop(folder: string, services: PageServices, answers: AnswerCache, callShop: CallShop) {
  const firstView = firstViewOf(folder, services.log);
  const screenFiles = screenFilesOf(folder);
  const brand = brandTags(services.settings.brand);
  const manifest = manifestTags(services.settings);
  let page: Promise<Page> | null = null;
  const loadPage = async (): Promise<Page> => {
    const html = await readFile(join(folder, "index.html"), "utf8");
    const scripts = [...html.matchAll(inlineScript)].map(([, code = ""]) => code);
    return { html, policy: pagePolicy(services.settings, scripts, brand.styles) };
  };
  const readPage = () => {
    page ??= loadPage().catch((fault) => {
      // Missing while a new build is moved in: read again at the next call.
      page = null;
      throw fault;
    });
    return page;
  };

  /** Writes the page of an address. @param isUp whether the database answers */
  async function writePage(c: HonoContext, { html, policy }: Page, isUp: boolean): Promise<Built> {
    const { pathname, search } = new URL(c.req.url);
    const discounts = isUp ? await pageDiscounts(services) : undefined;
    const place = { ...placeOf(services, c), discounts };
    // Undefined discounts mean no database: the shopper should not wait for it a second time.
    const view =
      takesUpLast(c) || !discounts
        ? null
        : await firstView.draw(pathname + search, place, (request) => callShop(request, c.env));
    const screen = await firstView.findScreen(pathname, place);
    // The code of a drawn screen can wait: its pictures come first.
    const files = screen?.file && !view?.answers ? await screenFiles(screen.file) : [];
    const own = files.filter((file) => !html.includes(file));
    const preview = discounts ? await linkPreview(services, new URL(c.req.url)) : "";
    const text = written(
      dressed(html, place).replace('data-screen=""', `data-screen="${own.join(" ")}"`),
      dataScript("place", place) + manifest + brand.tags + preview,
      view,
    );
    return {
      // Serves the page of no screen too: it explains, and links onwards.
      answer: packAnswer(
        text,
        { ...pageHeaders, "content-security-policy": policy },
        null,
        screen ? 200 : 404,
      ),
      scopes: view && pageScopes(c.req.url, view.answers ?? {}),
      until: discounts && nextChange(discounts, services.now().getTime()),
    };
  }

  async function answerPage(c: HonoContext, page: Page): Promise<PackedAnswer> {
    const { href, origin } = new URL(c.req.url);
    const key = `page ${JSON.stringify(placeOf(services, c))} ${takesUpLast(c)} ${href.slice(origin.length)}`;
    try {
      const scopes = [...eventScopes(eventOf(c.req.url)), shopScope];
      return await answers.answer(key, scopes, () => writePage(c, page, true));
    } catch (fault) {
      services.log.error({ err: fault }, "page without what the database holds");
      return (await writePage(c, page, false)).answer;
    }
  }

  return async (c: HonoContext): Promise<Response> => {
    if (c.req.method !== "GET" && c.req.method !== "HEAD") throw new ApiError("NOT_FOUND");
    const type = types[extname(c.req.path)];
    if (type && c.req.path !== "/index.html") return sendFile(c, folder, type);
    if (extname(c.req.path) && !type) throw new ApiError("NOT_FOUND");
    const answer = await answerPage(c, await readPage());
    const cookies = new Map<string, string>();
    offerSession(c, cookies);
    setCookies(c, services, { cookies });
    return sendPacked(c, answer);
  };
}

const pageHeaders = { "cache-control": "private, no-cache", "content-type": types[".html"] as string };
const inlineScript = /<script(?: data-\w+="[^"]*")*>(.*?)<\/script>/gs;

const searchPaths = ["/", "/search"];

/** Whether the browser resumes its last search, which the server does not know. */
function takesUpLast(c: HonoContext): boolean {
  const { pathname, search } = new URL(c.req.url);
  return searchPaths.includes(pathname) && search === "" && getCookie(c, lastSearchCookie) !== undefined;
}

/** Maximum age of a page, in milliseconds: what it tells of the time of day is no older. */
const pageMaximum = 60_000;

/** Returns when a page changes by itself: when a discount begins or ends, in a minute otherwise. */
function nextChange(discounts: readonly { startAt: string; endAt: string }[], now: number): number {
  const moments = discounts.flatMap(({ startAt, endAt }) => [Date.parse(startAt), Date.parse(endAt)]);
  return Math.min(now + pageMaximum, ...moments.filter((moment) => moment > now));
}

/** Returns the page in its theme, before anything is painted. */
function dressed(
  html: string,
  { placeWhat, appearance = "auto", shopName = ownName }: ReturnType<typeof placeOf>,
) {
  const media = themeColorMedia(appearance);
  return html
    .replace("<title>Dossard,", () => `<title>${escapeHtml(shopName)},`)
    .replace(
      'data-theme="auto"',
      `data-theme="${rootTheme(placeWhat, appearance)}"${placeWhat === "truck" ? ` ${reachAttribute}=""` : ""}`,
    )
    .replace(
      /(data-scheme="(light|dark)"[^>]*media=")[^"]*/g,
      (_, before, scheme: "light" | "dark") => before + media[scheme],
    );
}

function written(html: string, head: string, view: FirstView | null): string {
  const placed = html.replace("<!--place-->", () => head);
  if (!view) return placed;
  const answers = view.answers ? dataScript(answersId, view.answers) : "";
  return placed.replace('<div id="root"></div>', () => `<div id="root">${view.html}</div>${answers}`);
}

function cacheControlOf(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  // An old one would keep an old shop.
  return path === workerPath ? "no-cache" : "public, max-age=3600";
}

async function sendFile(c: HonoContext, folder: string, type: string): Promise<Response> {
  const encoding = acceptedEncoding(c, ["br", "gzip"]);
  for (const [path, suffix] of places(folder, c.req.path, encoding ? [suffixes[encoding], ""] : [""])) {
    const found = await stat(path + suffix).catch(() => null);
    if (!found?.isFile()) continue;
    c.header("content-type", type);
    c.header("vary", "Accept-Encoding");
    if (encoding && suffix) c.header("content-encoding", encoding);
    c.header("cache-control", cacheControlOf(c.req.path));
    return c.body(await readFile(path + suffix));
  }
  throw new ApiError("NOT_FOUND");
}

/**
 * Returns where a file may be, in each of its forms: in the shop, or in an earlier build still open in a browser
 * (scripts/earlierBuilds.ts). Throws NOT_FOUND outside of them.
 */
function places(folder: string, address: string, forms: string[]): [path: string, suffix: string][] {
  return [folder, `${folder}.earlier`].flatMap((root) => {
    const path = normalize(join(root, decodeURIComponent(address)));
    if (!path.startsWith(root + sep) || path.includes("\0")) throw new ApiError("NOT_FOUND");
    return forms.map((suffix): [string, string] => [path, suffix]);
  });
}
