import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { mailFolder } from "../../../server/mail/createMailer.ts";

export interface ReadMail {
  /** Keyed by lowercase name. */
  headers: Map<string, string[]>;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Bytes of what the HTML shows by `cid:`. */
  inline: Map<string, Buffer>;
}

/** Reads a mail as a mail client does: folded and encoded headers, both bodies decoded. */
export function readMail(eml: string): ReadMail {
  const { headers, body } = split(eml);
  const bodies = bodiesOf(headers, body);
  const of = (type: string) => bodies.find((found) => found.type === type)?.content ?? "";
  const header = (name: string) => headers.get(name)?.[0] ?? "";
  return {
    headers,
    to: header("to"),
    subject: header("subject"),
    text: of("text/plain"),
    html: of("text/html"),
    inline: new Map(bodies.flatMap(({ id, bytes }) => (id === null ? [] : [[id, bytes] as const]))),
  };
}

/** Returns the mails of a shop without a mail server, ordered by file name. */
export async function mailsOf(dataDir: string): Promise<ReadMail[]> {
  const folder = join(dataDir, mailFolder);
  const names = await readdir(folder).catch(() => []);
  const files = names.filter((name) => name.endsWith(".eml")).sort();
  return Promise.all(files.map(async (name) => readMail(await readFile(join(folder, name), "utf8"))));
}

function split(entity: string): { headers: Map<string, string[]>; body: string } {
  const end = entity.indexOf("\r\n\r\n");
  const headers = new Map<string, string[]>();
  for (const line of entity
    .slice(0, end)
    .replace(/\r\n[ \t]/g, " ")
    .split("\r\n")) {
    const colon = line.indexOf(":");
    const name = line.slice(0, colon).toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), decodeWords(line.slice(colon + 1).trim())]);
  }
  return { headers, body: entity.slice(end + 4) };
}

interface Body {
  type: string;
  content: string;
  /** Its `cid:`. */
  id: string | null;
  bytes: Buffer;
}

function bodiesOf(headers: Map<string, string[]>, body: string): Body[] {
  const contentType = headers.get("content-type")?.[0] ?? "text/plain";
  const boundary = /boundary="?([^";]+)"?/.exec(contentType)?.[1];
  if (boundary !== undefined) {
    const parts = `\r\n${body}`.split(`\r\n--${boundary}`).slice(1, -1);
    return parts.flatMap((part) => {
      const inner = split(part.replace(/^\r\n/, ""));
      return bodiesOf(inner.headers, inner.body);
    });
  }
  const encoding = headers.get("content-transfer-encoding")?.[0]?.toLowerCase() ?? "7bit";
  return [
    {
      type: contentType.split(";")[0] ?? "",
      content: decodeBody(body, encoding).replace(/\r\n/g, "\n"),
      id: headers.get("content-id")?.[0]?.replace(/[<>]/g, "") ?? null,
      bytes: Buffer.from(body, "base64"),
    },
  ];
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding === "quoted-printable") return decodeQuoted(body.replace(/=\r\n/g, ""));
  return body;
}

/** Decodes `=C3=A9`, also within words. */
function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, "?==?")
    .replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === "B"
        ? Buffer.from(word, "base64").toString("utf8")
        : decodeQuoted(word.replaceAll("_", " ")),
    );
}
