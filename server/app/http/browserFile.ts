import type { Context as HonoContext } from "hono";

/** The name of a download, as old and new browsers take it. */
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

/** Headers of a file behind a secret link: no cache keeps it, no search engine lists it. */
export function secretFile(c: HonoContext, type: string, name: string): void {
  c.header("content-type", type);
  c.header("content-disposition", attachment(name));
  c.header("cache-control", "private, no-store");
  c.header("x-robots-tag", "noindex");
}

/** Whether a person looks at the answer, to whom JSON says nothing. */
export function isBrowser(c: HonoContext): boolean {
  return (c.req.header("accept") ?? "").includes("text/html");
}
