import { type Agent, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Answer } from "../../tests/server/derived/judge.ts";

/** A request as it is sent: nothing of it is checked or made tidy on the way. */
export interface RawRequest {
  /** What is wrong with it. */
  kind: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
}

/** An answer, or that the server closed the connection without one. */
export type RawAnswer = (Answer & { text: string }) | null;

const longestMs = 60_000;
const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Sends a request, and reads its answer. Throws if neither an answer nor an end comes. */
export function ask(url: string, agent: Agent, sent: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<RawAnswer>();
  const { method, path } = sent;
  const headers = Object.fromEntries(
    Object.entries(sent.headers).map(([name, value]) => [name, Buffer.from(value).toString("latin1")]),
  );
  const asking = request({ hostname, port, method, path, headers, agent, timeout: longestMs }, (response) => {
    const chunks: Buffer[] = [];
    response.on("data", (chunk: Buffer) => chunks.push(chunk));
    response.on("error", () => resolve(null));
    response.on("end", () =>
      resolve(answerOf(response.statusCode ?? 0, new Headers(flat(response.headers)), Buffer.concat(chunks))),
    );
  });
  asking.on("timeout", () => asking.destroy(new Error("no answer")));
  asking.on("error", (error) => (error.message === "no answer" ? reject(error) : resolve(null)));
  asking.end(sent.body);
  return promise;
}

/**
 * Writes bytes to a connection, with pauses, and reads what comes until the server closes it or a while after the last byte.
 * @param pauseMs between two pieces
 */
export async function askBytes(url: string, pieces: readonly Buffer[], pauseMs: number): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  const { promise: isClosed, resolve: close } = Promise.withResolvers<void>();
  socket.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    // One answer is enough.
    if (pieces.length === 1) socket.end();
  });
  socket.on("error", () => {});
  socket.on("close", () => close());
  for (const [index, piece] of pieces.entries()) {
    if (index > 0) await sleep(pauseMs);
    if (socket.writable) socket.write(piece);
  }
  await Promise.race([isClosed, sleep(pauseMs * 2)]);
  socket.destroy();
  // After « 100 Continue », the answer follows.
  const text = Buffer.concat(chunks)
    .toString("latin1")
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, "");
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
  if (status === 0) return null;
  const lines = head.split("\r\n").slice(1);
  const headers = new Headers(
    lines.map((line): [string, string] => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()];
    }),
  );
  return answerOf(status, headers, Buffer.from(rest.join("\r\n\r\n"), "latin1"));
}

function answerOf(status: number, headers: Headers, bytes: Buffer): RawAnswer {
  const decode = decoders[headers.get("content-encoding") ?? ""];
  const text = (decode && bytes.length > 0 ? decode(bytes) : bytes).toString("utf8");
  return { status, headers, text, body: parsed(text) };
}

/** Returns the JSON of a text, or the text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const flat = (headers: NodeJS.Dict<string | string[]>) =>
  Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
