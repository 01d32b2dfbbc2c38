import type { ReadMail } from "../../tests/server/support/readMail.ts";

/** Returns a mail's link to a page of the shop, by the beginning of its path. */
export function linkIn({ text }: ReadMail, path: string): URL {
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => new URL(url).pathname.startsWith(path));
  if (link === undefined) throw new Error(`no link to ${path} in: ${text}`);
  return new URL(link);
}

/** Returns the address that a mail's short link leads to. */
export async function targetOf(link: string): Promise<string> {
  const { headers } = await fetch(link, { redirect: "manual" });
  return new URL(headers.get("location") ?? "", link).href;
}
