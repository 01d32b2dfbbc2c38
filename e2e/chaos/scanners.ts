import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { type Document, readApiDocument } from "../../tests/server/derived/apiDocument.ts";
import { KnownValues } from "../../tests/server/derived/knownValues.ts";
import { type Source, valueFor } from "../../tests/server/derived/values.ts";
import { startOwnPostgres } from "../../tests/server/support/ownPostgres.ts";
import { Browser } from "../support/browser.ts";
import { complaintsOf } from "../support/complaints.ts";
import { startShop } from "../support/shop.ts";
import { fractionsOf } from "./fractionsOf.ts";
import { missingScanners, runScanner, versionOf } from "./runScanner.ts";
import { plantedPage, plantedPaths, startScannedShop } from "./scannedShop.ts";

export interface ScannersOptions {
  seed: number;
  /** How long wapiti may crawl and attack with each of its modules, in seconds; sqlmap may take ten times as long in all. */
  seconds: number;
  tell: (line: string) => void;
}

export interface ScannersReport {
  /** Debian's packages that are missing: nothing was scanned. */
  missing: string[];
  wrong: string[];
  /** A line for each scanner. */
  found: string[];
}

/** Bounded: the first level of tests, without those that write. */
const sqlmapOptions =
  "--batch --ignore-proxy --ignore-stdin --flush-session --dbms PostgreSQL --level 1 --risk 1 --threads 4 --timeout 10 --retries 0 --time-sec 3".split(
    " ",
  );
const longestRequestMs = 180_000;

const modules = "sql,blindsql,xss,permanentxss,file,exec,crlf,redirect,backup,methods,shellshock";

/** Runs wapiti and sqlmap on a shop with two planted faults: both must be found, and nothing else. */
export async function scanShop(options: ScannersOptions): Promise<ScannersReport> {
  const missing = missingScanners();
  if (missing.length > 0) return { missing, wrong: [], found: [] };
  const folder = await mkdtemp(join(tmpdir(), "dossard-scan-"));
  const postgres = await startOwnPostgres();
  const shop = await startShop({
    place: "main",
    env: { LOG_LEVEL: "warn", NEW_CARTS_PER_ADDRESS: "1000000" },
  });
  try {
    const client = new pg.Client({ connectionString: postgres.server.connectionString });
    await client.connect();
    await client.query(
      "create table planted as select id, 'picture ' || id as name from generate_series(1, 5) as id",
    );
    await client.end();
    const calls = await callsOf(shop.url, options.seed);
    const scanned = await startScannedShop(
      shop.url,
      postgres.server.connectionString,
      calls.filter(({ body }) => body === null).map(({ path }) => path),
    );
    try {
      const reports = [
        await wapiti(scanned.url, folder, options),
        await sqlmap(scanned.url, folder, calls, options),
      ];
      const wrong = reports.flatMap((report) => report.wrong);
      for (const failed of scanned.failed) wrong.push(`answered ${failed}`);
      const { counts } = scanned;
      const requests = `${counts.shop} requests reached the shop, ${counts.planted} the planted pages`;
      return {
        missing,
        wrong: [...wrong, ...complaintsOf(shop)],
        found: [...reports.map(({ found }) => found), requests],
      };
    } finally {
      await scanned.stop();
    }
  } finally {
    await shop.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Call {
  path: string;
  /** JSON; null: a GET. */
  body: string | null;
}

/** Returns the shop's own calls that anyone may make and that take parameters, with sensible ones. */
async function callsOf(url: string, seed: number): Promise<Call[]> {
  const document = readApiDocument((await (await fetch(`${url}/api/openapi.json`)).json()) as Document);
  const known = new KnownValues();
  for (const list of ["events", "products", "contests"])
    known.learn(
      `/api/anonymous/${list}`,
      await new Browser(url).call<object>("GET", `/anonymous/${list}`).catch(() => []),
    );
  const source: Source = { random: fractionsOf(seed), document, known, path: "" };
  const open = document.operations.filter(({ path }) => path.startsWith("/api/anonymous/"));
  return open.flatMap(({ path, method, parameters, requestBody }): Call[] => {
    const from = { ...source, path };
    const query = new URLSearchParams();
    let filled = path;
    for (const parameter of parameters) {
      if (!("name" in parameter) || parameter.in === "header") continue;
      const value = String(valueFor(from, parameter.schema, parameter.name)).toWellFormed();
      if (parameter.in === "query") query.set(parameter.name, value);
      else filled = filled.replace(`{${parameter.name}}`, encodeURIComponent(value));
    }
    const schema = requestBody?.content["application/json"]?.schema;
    if (method === "GET") return query.size > 0 ? [{ path: `${filled}?${query}`, body: null }] : [];
    if (method !== "POST" || !schema) return [];
    return [{ path: filled, body: JSON.stringify(valueFor(from, schema, "")) }];
  });
}

interface Scan {
  wrong: string[];
  found: string;
}

interface WapitiReport {
  vulnerabilities: Record<string, { path: string; parameter: string; info: string }[]>;
}

async function wapiti(url: string, folder: string, { seconds, tell }: ScannersOptions): Promise<Scan> {
  const version = await versionOf("wapiti", folder);
  tell(`wapiti ${version}`);
  const output = join(folder, "wapiti.json");
  const bounds = [
    "--max-scan-time",
    String(seconds),
    "--max-attack-time",
    String(seconds),
    "-d",
    "3",
    "--max-files-per-dir",
    "30",
  ];
  const where = ["-u", `${url}/`, "-s", `${url}${plantedPage}`, "-s", `${url}/search`, "--scope", "folder"];
  const kept = ["--store-session", folder, "--store-config", folder, "--flush-session", "--no-bugreport"];
  const args = [...where, "-m", modules, ...bounds, ...kept, "-f", "json", "-o", output, "-v", "0"];
  const printed = await runScanner("wapiti", args, folder, seconds * 20_000);
  const report = await readFile(output, "utf8").then(
    (text) => JSON.parse(text) as WapitiReport,
    () => null,
  );
  if (!report) return { wrong: [`wapiti did not end: ${printed.slice(-500)}`], found: "wapiti: nothing" };
  const all = Object.entries(report.vulnerabilities).flatMap(([kind, list]) =>
    list.map(({ path, info }) => ({ path, told: `${kind} at ${path}: ${info}` })),
  );
  const inShop = all.filter(({ path }) => !path.startsWith(plantedPage));
  const wrong = inShop.map(({ told }) => `wapiti: ${told}`);
  for (const [kind, path] of [
    ["SQL Injection", plantedPaths.sql],
    ["Cross Site Scripting", plantedPaths.xss],
  ] as const)
    if (!all.some((one) => one.path.startsWith(path) && one.told.includes(kind)))
      wrong.push(`wapiti did not find the planted ${kind}`);
  return {
    wrong,
    found: `wapiti ${version}: ${all.length - inShop.length} findings on the planted pages, ${inShop.length} in the shop`,
  };
}

async function sqlmap(
  url: string,
  folder: string,
  calls: readonly Call[],
  { seconds, tell }: ScannersOptions,
): Promise<Scan> {
  const version = await versionOf("sqlmap", folder);
  tell(`sqlmap ${version}, ${calls.length} calls`);
  const requests = join(folder, "requests");
  const output = join(folder, "sqlmap");
  const { host } = new URL(url);
  const targets: Call[] = [{ path: `${plantedPaths.sql}?id=1`, body: null }, ...calls];
  await mkdir(requests);
  for (const [number, { path, body }] of targets.entries()) {
    const head = `${body === null ? "GET" : "POST"} ${path} HTTP/1.1\nHost: ${host}\n`;
    const rest = body === null ? "\n" : `Content-Type: application/json\n\n${body}`;
    await writeFile(join(requests, `${number}.txt`), head + rest);
  }
  const wrong: string[] = [];
  const injectable: string[] = [];
  const deadline = Date.now() + seconds * 10_000;
  let tested = 0;
  for (const [number, { path }] of targets.entries()) {
    if (Date.now() > deadline) break;
    const request = ["-r", join(requests, `${number}.txt`), "--output-dir", output];
    const printed = await runScanner("sqlmap", [...request, ...sqlmapOptions], folder, longestRequestMs);
    if (/do not appear to be injectable|is vulnerable/.test(printed)) tested++;
    else
      tell(
        `sqlmap does not test ${path.slice(0, 80)}: ${/\[CRITICAL\] (.*)/.exec(printed)?.[1] ?? "too slow"}`,
      );
    if (/is vulnerable|identified the following injection point/.test(printed)) injectable.push(path);
  }
  const planted = injectable.filter((path) => path.startsWith(plantedPaths.sql)).length;
  for (const path of injectable)
    if (!path.startsWith(plantedPaths.sql)) wrong.push(`sqlmap: ${path} is injectable`);
  if (planted === 0) wrong.push("sqlmap did not find the planted injection");
  return {
    wrong,
    found: `sqlmap ${version}: ${tested} of ${targets.length} requests tested, ${injectable.length} injectable, of which ${planted} planted`,
  };
}
