import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { createServices } from "../../server/app/createServices.ts";
import { tableLines } from "../../server/cli/table.ts";
import { readSettings } from "../../server/core/readSettings.ts";
import { sessionOptions } from "../../server/db/openDatabase.ts";
import { startPostgres } from "../../server/db/postgres/launcher.ts";
import { benchEventUuid, benchSize, fillBenchShop } from "./benchShop.ts";
import { inParallel, quantile, type Times } from "./measure.ts";

/** Interleaved rounds: other load on the machine affects both sides alike. */
const rounds = 12;
const callsARound = 100;
const clients = 8;
const pageSize = 200;
const offsets = [0, 40_000];
const typed = [
  "d",
  "du",
  "mar",
  "marie",
  "lefevre",
  "jean pierre",
  "L'Œ",
  "sainte-",
  "zzz",
  "12",
  "e l",
  "quentin b",
];
const targets = { ratio: 2, searchMs: 30 };

const dataDir = join(import.meta.dirname, "../../.cache/bench-api");
const environment = { DATA_DIR: dataDir, DEMO: "0", LOG_LEVEL: "error" };
const print = (line: string) => process.stdout.write(`${line}\n`);

/** The simplest way to read a page: every column of the shop's answer, straight from the table, parsed by the same driver. */
const bareQuery = `
  select "uuid", "name", "imageFile", "thumbnailFile", "kind", "rawFileName", "rawFileExtension", "rawFileType",
    "photographerLabel", "copyright", "width", "height", "kbSize", "orientation", "durationSeconds", "takenAt",
    "importUuid", "photoSessionCode", "eventUuid", "contestUuid", "createdAt", "modifiedAt", "creationPlaceId", "isDeleted"
  from "picture" where "eventUuid" = $1 and not "isDeleted"
  order by "takenAt", "name", "uuid" limit $2 offset $3`;

const agent = new Agent({ keepAlive: true, maxSockets: clients });

/** Returns the bytes of the answer; throws unless it is a complete page. */
function get(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(address, { agent }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${address}: ${response.statusCode}`));
      });
    })
      .on("error", reject)
      .end();
  });
}

async function measurePages(shop: string, pool: pg.Pool) {
  const rows: string[][] = [];
  for (const offset of offsets) {
    const path = `${shop}/api/anonymous/pictures?eventUuid=${benchEventUuid}&limit=${pageSize}&offset=${offset}`;
    const overHttp = () => get(path);
    const bare = () => pool.query(bareQuery, [benchEventUuid, pageSize, offset]);
    const times: { shop: Times; bare: Times } = { shop: [], bare: [] };
    await inParallel(clients, callsARound, overHttp);
    await inParallel(clients, callsARound, bare);
    for (let round = 0; round < rounds; round++) {
      times.shop.push(...(await inParallel(clients, callsARound, overHttp)));
      times.bare.push(...(await inParallel(clients, callsARound, bare)));
    }
    for (const [name, part] of [
      ["p50", 0.5],
      ["p95", 0.95],
    ] as const) {
      const [ours, plain] = [quantile(times.shop, part), quantile(times.bare, part)];
      rows.push([`offset ${offset}`, name, ms(ours), ms(plain), (ours / plain).toFixed(2)]);
    }
  }
  return rows;
}

async function measureSearch(shop: string): Promise<Times> {
  const one = (call: number) => {
    const text = encodeURIComponent(typed[call % typed.length] ?? "");
    return get(`${shop}/api/anonymous/filterValues?eventUuids=${benchEventUuid}&limit=11&tagSearch=${text}`);
  };
  await inParallel(clients, callsARound, one);
  return inParallel(clients, rounds * callsARound, one);
}

const printTable = (header: string[], rows: string[][]) => tableLines(header, rows).map(print);
const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

print(`Preparing ${benchSize.pictures} pictures and ${benchSize.names} names in .cache/bench-api`);
const services = await createServices(readSettings(environment));
await fillBenchShop(services);
await services.close();

const postgres = await startPostgres({ dataDir, log: print });
const pool = new pg.Pool({
  connectionString: postgres.connectionString,
  max: clients,
  options: sessionOptions,
});
const server = fork(join(import.meta.dirname, "shopServer.ts"), { env: { ...process.env, ...environment } });
try {
  const [shop] = (await once(server, "message")) as [string];
  const pages = await measurePages(shop, pool);
  const search = await measureSearch(shop);
  print(
    `\nA page of ${pageSize} of ${benchSize.pictures} pictures, ${clients} clients (target: p95 within ${targets.ratio}x)\n`,
  );
  printTable(["page", "", "shop", "bare query", "ratio"], pages);
  print(
    `\nSearch among ${benchSize.names} names, ${clients} clients (target: p95 under ${targets.searchMs} ms)\n`,
  );
  printTable(["p50", "p95"], [[ms(quantile(search, 0.5)), ms(quantile(search, 0.95))]]);
} finally {
  agent.destroy();
  server.send("stop");
  await once(server, "exit");
  await pool.end();
  await postgres.stop();
}
