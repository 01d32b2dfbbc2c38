import { chance, pick, type Source } from "../../tests/server/derived/values.ts";

/** What is written to a connection, and how slowly. */
export interface RawBytes {
  kind: string;
  pieces: Buffer[];
  /** Between two pieces, in ms. */
  pauseMs: number;
}

const post = "POST /api/anonymous/orderItems HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
const whole: readonly string[] = [
  "\r\n\r\n\r\n",
  "GET\r\n\r\n",
  "GET / HTTP/9.9\r\nhost: x\r\n\r\n",
  "GET /\r\n\r\n",
  "GET  /  HTTP/1.1\r\nhost: x\r\n\r\n",
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: x\r\n: empty\r\n\r\n",
  "GET / HTTP/1.1\r\nhost: x\r\na\u0000b: c\r\n\r\n",
  "GET /\u0000 HTTP/1.1\r\nhost: x\r\n\r\n",
  "GET /é HTTP/1.1\r\nhost: x\r\n\r\n",
  "GET http://example.org/ HTTP/1.1\r\nhost: example.org\r\n\r\n",
  "CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: 127.0.0.1:22\r\n\r\n",
  `GET /${"a".repeat(70_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
  `GET / HTTP/1.1\r\nhost: x\r\n${"a: b\r\n".repeat(5_000)}\r\n`,
  `GET / HTTP/1.1\r\nhost: x\r\na: ${"b".repeat(70_000)}\r\n\r\n`,
  `${post}content-length: -1\r\n\r\n{}`,
  `${post}content-length: 1e3\r\n\r\n{}`,
  `${post}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
  `${post}content-length: 99999999999999999999\r\n\r\n{}`,
  `${post}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n`,
  `${post}transfer-encoding: chunked, identity\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
  `${post}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
  `${post}transfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n{}`,
  `${post}transfer-encoding: chunked\r\n\r\n2;${"x".repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003",
];
/** Cut off, or slow: what is left out never comes. */
const unfinished: readonly string[] = [
  "GET / HTTP/1.1\r\nhos",
  `${post}content-length: 500\r\n\r\n{"productUuid":`,
  `${post}transfer-encoding: chunked\r\n\r\n1f4\r\n{"productUuid":`,
  `${post}transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n`,
  `${post}expect: 100-continue\r\ncontent-length: 500\r\n\r\n`,
];

/** Draws bytes that are no request, or none that ends. */
export function drawBytes(source: Source): RawBytes {
  const draw = source.random();
  if (draw < 0.5) return { kind: "no HTTP", pieces: [latin1(pick(source, whole))], pauseMs: 1_500 };
  if (draw < 0.6) {
    const noise = Buffer.from(Array.from({ length: 300 }, () => Math.floor(source.random() * 256)));
    return { kind: "noise", pieces: [noise], pauseMs: 1_500 };
  }
  const text = pick(source, unfinished);
  if (chance(source, 0.5)) return { kind: "cut off", pieces: [latin1(text)], pauseMs: 50 };
  const at = 1 + Math.floor(source.random() * (text.length - 1));
  return { kind: "slow", pieces: [latin1(text.slice(0, at)), latin1(text.slice(at))], pauseMs: 400 };
}

const latin1 = (text: string) => Buffer.from(text, "latin1");
