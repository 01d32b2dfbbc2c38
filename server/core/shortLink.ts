import { verifyAccessKey } from "./accessKey.ts";

/** Where the short links of mails and of codes to scan lead; `server/app/http/mailLinks.ts` redirects them to the addresses of the screens. */
export const shortPaths = {
  alert: "/a/",
  order: "/c/",
  download: "/d/",
  invoice: "/f/",
  pictures: "/p/",
  reset: "/r/",
  stopAlerts: "/s/",
  takeOver: "/t/",
} as const;
export type ShortLinkKind = keyof typeof shortPaths;

/** Returns the end of a short link: the first 96 bits of a signature in base64url. */
export const shortTag = (signature: string) => signature.slice(0, 16);

/** Returns whether a short link ends as its signature says; takes the same time for any tag. */
export const hasTag = (tag: string, signature: string) => verifyAccessKey(tag, shortTag(signature));

/** Returns the code of a short link to a row: the first eight digits of its UUID, then the tag. */
export const codeOf = (uuid: string, signature: string) => `${uuid.slice(0, 8)}.${shortTag(signature)}`;

/** Returns the tag of such a code and the first and last UUID that it may mean; null if it is none. */
export function readCode(code: string): { first: string; last: string; tag: string } | null {
  const [, start, tag] = /^([\da-f]{8})\.([\w-]{16})$/.exec(code) ?? [];
  if (start === undefined || tag === undefined) return null;
  return {
    first: `${start}-0000-0000-0000-000000000000`,
    last: `${start}-ffff-ffff-ffff-ffffffffffff`,
    tag,
  };
}

/** Returns a UUID in 22 characters. */
export const packUuid = (uuid: string) => Buffer.from(uuid.replaceAll("-", ""), "hex").toString("base64url");

/** Returns the UUID of 22 characters; null if there is none in them. */
export function unpackUuid(packed: string): string | null {
  const hex = Buffer.from(packed, "base64url").toString("hex");
  const [, ...groups] = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/.exec(hex) ?? [];
  return groups.length === 0 ? null : groups.join("-");
}
