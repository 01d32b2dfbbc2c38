import { chance, oddLines, pick, type Source } from "../../tests/server/derived/values.ts";
import type { RawRequest } from "./askRaw.ts";

/** Where a shop serves something: files by name, files of a path, links of mails, pages, calls. */
const places = [
  "/thumbnails/EVENT/CONTEST/FILE",
  "/thumbnails/400/EVENT/CONTEST/FILE",
  "/images/FILE",
  "/images/720/FILE",
  "/assets/FILE",
  "/brand/FILE",
  "/d/FILE",
  "/f/FILE",
  "/p/FILE",
  "/FILE",
  "/order/FILE",
  "/event/FILE",
  "/sandbox-bank/FILE",
  "/api/FILE",
  "/api/anonymous/pictures/FILE",
  "/api/anonymous/orders/FILE/doDownloadOrder?publicAccessKey=FILE&part=1",
  "/api/anonymous/orders/FILE/invoice?invoiceAccessKey=FILE",
  "/api/customer/orders/FILE/invoice?authToken=FILE",
];

const uuid = "00000000-0000-4000-8000-000000000000";
const names = [
  `${uuid}.webp`,
  "../../../../etc/passwd",
  "..%2f..%2f..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/%2e%2e/etc/passwd",
  "..%5c..%5cwindows%5cwin.ini",
  "..;/..;/etc/passwd",
  "%252e%252e%252fetc%252fpasswd",
  "%c0%ae%c0%ae/etc/passwd",
  ".env",
  ".git/config",
  "package.json",
  "%00",
  "a%00.webp",
  "%ff%fe",
  "%",
  "%E0%A4%A",
  "%ED%A0%80",
  "a".repeat(4_000),
  "//example.org/",
  "/%5cexample.org",
  "'%20or%201=1--",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "con",
  "*",
  "",
];

const headerValues: Record<string, readonly string[]> = {
  range: [
    "bytes=",
    "bytes=-",
    "bytes=-0",
    "bytes=9-1",
    "bytes=0-,0-,0-,0-",
    "bytes=99999999999999999999-",
    "bytes=a-b",
    "items=0-5",
    `bytes=${"0-1,".repeat(1_500)}0-1`,
  ],
  "if-none-match": ['"', 'W/"', "*", `"${"x".repeat(4_000)}"`, '"a", W/"b", c', ",,,", "\\", "é"],
  "if-range": ['"', 'W/"x"', "Sat, 99 Foo 2026 99:99:99 GMT"],
  "if-modified-since": ["yesterday", "Sat, 99 Foo 2026 99:99:99 GMT"],
  cookie: [
    "=",
    ";;;;",
    "session=%ff%00",
    "a=b; a=c; __proto__=1",
    `x=${"y".repeat(6_000)}`,
    'session="\\"',
    "session=é",
  ],
  authorization: [
    "Bearer",
    "Bearer  ",
    "Basic !!!",
    `Bearer ${"x".repeat(5_000)}`,
    "Bearer é",
    "Bearer a b c",
  ],
  "content-encoding": ["gzip", "br", "none", "gzip, gzip, gzip"],
  accept: ["*/*;q=nan", "image/avif,image/avif;q=2", "é", ","],
  "accept-encoding": ["gzip;q=-1", "br;q=x, *;q=0", "identity;q=0, *;q=0"],
  "x-forwarded-for": ["", ",", "127.0.0.1, ::1, x", "é", "1".repeat(3_000), "999.999.999.999"],
  "x-forwarded-proto": ["javascript", "https,http"],
  "x-app-version": ["", "0.0.1", "é", "1e9.0.0"],
  "idempotency-key": ["", "x", "é".repeat(50), "../../etc/passwd"],
  origin: ["null", "https://example.org", "é"],
  "transfer-encoding": ["identity"],
  expect: ["200-maybe"],
  upgrade: ["websocket", "h2c"],
};

const bodies: readonly (string | Uint8Array)[] = [
  "",
  "{",
  "null",
  "[]",
  '"\\ud800"',
  '{"a":"\\u0000"}',
  '{"quantity":1e999}',
  '{"quantity":NaN}',
  '{"quantity":Infinity,"x":-0}',
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  "[".repeat(100_000),
  `{"a":${"[".repeat(50_000)}${"]".repeat(50_000)}}`,
  '{"a":'.repeat(20_000),
  "x".repeat(300_000),
  `{"email":"${"a".repeat(200_000)}@example.fr"}`,
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
  new Uint8Array([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0]),
  new Uint8Array([0xc3, 0x28, 0x00, 0xed, 0xa0, 0x80]),
];

const types = [
  "application/json",
  "application/json; charset=utf-7",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=",
  "multipart/form-data; boundary=x",
  "application/octet-stream",
  "text/xml",
  "é",
  "",
];
const methods = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "LOCK"];

/** Draws a request that no client of the shop sends, to any of its addresses. */
export function drawMalformed(source: Source): RawRequest {
  const { operations } = source.document;
  const isCall = chance(source, 0.4);
  const place = isCall ? pick(source, operations).path : pick(source, places);
  const path = place
    .replace(/EVENT|CONTEST/g, () => (chance(source, 0.5) ? uuid : pick(source, names)))
    .replace(/FILE|\{\w+\}/g, () => pick(source, names));
  const method = chance(source, 0.5) ? "GET" : pick(source, methods);
  const request: RawRequest = { kind: "odd address", method, path: withQuery(source, path), headers: {} };
  while (chance(source, 0.5)) {
    const name = pick(source, Object.keys(headerValues));
    request.kind = "odd headers";
    request.headers[name] = pick(source, headerValues[name] ?? [""]);
  }
  if (!["GET", "HEAD", "TRACE", "OPTIONS"].includes(method)) {
    request.kind = "odd body";
    request.body = pick(source, bodies);
    request.headers["content-type"] = pick(source, types);
  }
  // Node sends no address with spaces, controls or letters beyond ASCII: those go as bytes.
  request.path = request.path.replace(/[^\x21-\x7e]/g, encodeURIComponent);
  return request;
}

function withQuery(source: Source, path: string): string {
  if (!chance(source, 0.4)) return path;
  const values = [
    ...oddLines.map((line) => encodeURIComponent(line.toWellFormed())),
    ...names,
    "1e999",
    "-1",
  ];
  const pairs = Array.from(
    { length: 1 + Math.floor(source.random() * 4) },
    () =>
      `${pick(source, ["limit", "offset", "eventUuid", "search", "a[b]", "__proto__"])}=${pick(source, values)}`,
  );
  return `${path}${path.includes("?") ? "&" : "?"}${pairs.join("&")}`;
}
