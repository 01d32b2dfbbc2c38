import { refusals } from "../../src/api/contract/refusals.ts";
import type { RawAnswer, RawRequest } from "./askRaw.ts";

/** What no answer may tell: a stack, a file of the server, words of PostgreSQL, of the system or of its tools. */
const leaks = [
  /\n\s+at .+:\d+:\d+/,
  /\bat \S+ \(.*:\d+:\d+\)/,
  /node_modules|node:internal/,
  /file:\/\/\//,
  /\b(?:server|demo)\/[\w/]+\.ts\b/,
  /\bselect\b[^<]{1,300}\bfrom\b[^<]{1,100}\bwhere\b/i,
  /\binsert into\b|\bpg_catalog\b|\bsyntax error at\b|violates \S+ constraint|\brelation "|\bSQLSTATE\b/i,
  /\b(?:ENOENT|ENOSPC|EACCES|EISDIR|ECONNREFUSED|ENAMETOOLONG|ERR_[A-Z_]{4,})\b/,
  /root:x:0:0/,
];

/** Types that are not text. */
const binary = /^(?:image|font|application\/(?:pdf|octet-stream|zip|javascript)|text\/(?:javascript|css))/;

/** The shop looks at an address without its `..`, as browsers do. */
const isCall = (path: string) => URL.parse(path, "http://shop")?.pathname.startsWith("/api/") === true;

/**
 * Returns what is wrong with the answer to a malformed request, whatever it asks; empty if nothing is. An answer of the HTTP parser has
 * no body, and a closed connection answers what is not HTTP.
 */
export function judgeAnswer({ path }: Pick<RawRequest, "path">, answer: RawAnswer): string {
  if (answer === null) return "";
  const { status, headers, text, body } = answer;
  if (status < 200 || status >= 500) return `a fault of ours: ${status} ${text.slice(0, 200)}`;
  const type = headers.get("content-type") ?? "";
  const leak = binary.test(type) ? undefined : leaks.find((pattern) => pattern.test(text));
  if (leak) return `${status} tells ${leak.exec(text)?.[0].trim().slice(0, 100)}`;
  if (status < 400 || text === "" || !isCall(path)) return "";
  const { code } = (body ?? {}) as { code?: string };
  const known = Object.entries(refusals).find(([name]) => name === code)?.[1];
  return known?.status === status ? "" : `${status} with the code ${code}`;
}
