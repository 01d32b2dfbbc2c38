import type { Context as HonoContext } from "hono";

/** Returns a Content-Disposition that old and new browsers accept. */
export function attachment(name: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Sets the headers of a file behind a secret link: no caching, no indexing. */
export function secretFile(c: HonoContext, type: string, name: string): void {
  c.header("content-type", type);
  c.header("content-disposition", attachment(name));
  c.header("cache-control", "private, no-store");
  c.header("x-robots-tag", "noindex");
}

/** Returns whether a person reads the response and needs HTML instead of JSON. */
export function isBrowser(c: HonoContext): boolean {
  return (c.req.header("accept") ?? "").includes("text/html");
}
