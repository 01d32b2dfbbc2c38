import { readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";

/** Previews and covers that have an AVIF once they have been asked for twice. */
const small = /\/(?:thumbnails\/(?:400\/)?[0-9a-f-]{36}|images\/720)\//;
const accept = "image/avif,image/webp,*/*";

/** The demonstration paints each cover first. */
const limitMs = 600_000;

/**
 * Waits until each small image of a page has its AVIF; throws after ten minutes.
 * @param file the page's Lighthouse report
 */
export async function awaitAvif(file: string): Promise<void> {
  const { audits } = JSON.parse(await readFile(file, "utf8")) as {
    audits: Record<"network-requests", { details: { items: { url: string }[] } }>;
  };
  const urls = new Set(audits["network-requests"].details.items.map(({ url }) => url));
  const latest = Date.now() + limitMs;
  for (const url of urls)
    while (small.test(url) && !(await isAvif(url))) {
      if (Date.now() > latest) throw new Error(`${url} has no AVIF after ${limitMs} ms`);
      await wait(1_000);
    }
}

async function isAvif(url: string): Promise<boolean> {
  const response = await fetch(url, { headers: { accept } });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.headers.get("content-type") === "image/avif";
}
