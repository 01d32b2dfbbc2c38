/**
 * Measures the shop's hot answers and an addition to a cart over HTTP beside a bare server that does the least for the same
 * bytes, alternating, at 1, 8, 32 and 128 clients: CPU milliseconds (Node and PostgreSQL), answers a second, p95; then the search
 * of names.
 * `npm run bench:api -- --pictures 1000000` makes a database of that size in .cache (default: 50,000).
 */
import { join } from "node:path";
import pg from "pg";
import { readOptions } from "../../scripts/readOptions.ts";
import { createServices } from "../../server/app/createServices.ts";
import { tableLines } from "../../server/cli/table.ts";
import { readSettings } from "../../server/core/readSettings.ts";
import { placeOf } from "../../server/core/shards.ts";
import { startPostgres } from "../../server/db/postgres/launcher.ts";
import { keepPreviews, previewKey } from "../../server/images/previews.ts";
import { chooseAdditions, createShoppers } from "./additions.ts";
import { type Ask, type BenchServer, connect, forkServer, postgresCpu } from "./benchServers.ts";
import { benchEventUuid, benchNames, fillBenchShop } from "./benchShop.ts";
import { inParallel, quantile, ratePerMs, type Times } from "./measure.ts";

const { values: options } = readOptions({
  options: {
    pictures: { type: "string", default: "50000" },
    clients: { type: "string", default: "1,8,32,128" },
    only: { type: "string", default: "" },
  },
});
const pictures = Number(options.pictures);
const clientCounts = options.clients.split(",").map(Number);
const deep = Math.floor(pictures * 0.4);
/** Interleaved rounds: other load on the machine affects both sides alike. */
const rounds = 4;
/** Before them: an open shop's code has long been compiled. */
const warmUpMs = 2_000;
/** Each side of a round lasts about so long; a side that has lasted longer in all takes part in no further one. */
const roundMs = 500;
const sideMaximumMs = 8_000;
const pageSize = 200;
const searchClients = 8;
const searchTargetMs = 30;
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

const dataDir = join(import.meta.dirname, "../../.cache", `bench-api-${pictures}`);
const environment = {
  DATA_DIR: dataDir,
  DEMO: "0",
  LOG_LEVEL: "error",
  // All carts are begun from one address.
  NEW_CARTS_PER_ADDRESS: "1000000",
};
const print = (line: string) => process.stdout.write(`${line}\n`);

/** What is asked of both sides. */
interface Subject {
  name: string;
  ours: (ask: Ask) => Promise<unknown>;
  bare: (ask: Ask) => Promise<unknown>;
  goal: string;
}

interface Side {
  times: Times;
  cpuMs: number;
  wallMs: number;
}

async function subjectsOf(shop: string, bare: string, image: string): Promise<Subject[]> {
  const { ask, close } = connect(1);
  const packed = { "accept-encoding": "gzip" };
  const api = `${shop}/api/anonymous/pictures`;
  const list = `${api}?eventUuid=${benchEventUuid}&limit=${pageSize}&offset=0`;
  const known = { ...packed, "if-none-match": String((await ask(list, { headers: packed })).headers.etag) };
  close();
  const reading = (name: string, ours: string, rival: string, goal: string, headers = packed): Subject => ({
    name,
    ours: (ask) => ask(ours, { headers }),
    bare: (ask) => ask(`${bare}${rival}`, { headers }),
    goal,
  });
  const additions = await chooseAdditions(shop);
  const [addHere, addThere] = [createShoppers(additions), createShoppers(additions)];
  const deepList = `${api}?eventUuid=${benchEventUuid}&limit=${pageSize}&offset=${deep}`;
  return [
    reading("event page", `${shop}${eventPage}`, "/page", "1.5 ms, 1,000/s"),
    reading("304", list, "/known", "0.3 ms", known),
    reading("counts by time", `${api}/countsByTime?eventUuid=${benchEventUuid}`, "/minutes", "-"),
    reading("page at 0", list, "/pictures?offset=0", "ratio 1.1"),
    reading(`page at ${deep}`, deepList, `/pictures?offset=${deep}`, "ratio 1.1"),
    reading("image", `${shop}${image}`, "/file", "ratio 1.5"),
    {
      name: "add to cart",
      ours: (ask) => addHere(ask, `${shop}/api/anonymous/orderItems`),
      bare: (ask) => addThere(ask, `${bare}/additions`),
      goal: "ratio 2",
    },
  ];
}

const eventPage = `/search?mode=pictures&event=${benchEventUuid}`;

async function measureSubject(
  { ours, bare }: Subject,
  clients: number,
  servers: Record<"shop" | "bare", BenchServer>,
  postmaster: number,
): Promise<[Side, Side]> {
  const { ask, close } = connect(clients);
  const sides = [
    { server: servers.shop, one: ours },
    { server: servers.bare, one: bare },
  ].map((side) => ({ ...side, times: [] as Times, cpuMs: 0, wallMs: 0, calls: 0 }));
  for (const side of sides) {
    const rate = await ratePerMs(clients, warmUpMs, () => side.one(ask));
    side.calls = Math.max(clients, 5, Math.min(2_000, Math.round(rate * roundMs)));
  }
  for (let round = 0; round < rounds; round++) {
    for (const side of sides) {
      const { server, one, calls } = side;
      if (side.wallMs > sideMaximumMs) continue;
      const before = [await server.cpu(), postgresCpu(postmaster), performance.now()] as const;
      side.times.push(...(await inParallel(clients, calls, () => one(ask))));
      side.wallMs += performance.now() - before[2];
      side.cpuMs += (await server.cpu()) - before[0] + postgresCpu(postmaster) - before[1];
    }
  }
  close();
  const [shop, rival] = sides;
  if (!shop || !rival) throw new Error("no sides");
  return [shop, rival];
}

function rowOf({ name, goal }: Subject, clients: number, [ours, bare]: [Side, Side]): string[] {
  const cpu = ({ cpuMs, times }: Side) => cpuMs / times.length;
  const rate = ({ wallMs, times }: Side) => ((times.length * 1000) / wallMs).toFixed(0);
  const p95 = ({ times }: Side) => quantile(times, 0.95).toFixed(1);
  return [
    name,
    String(clients),
    ...[cpu(ours).toFixed(2), cpu(bare).toFixed(2), (cpu(ours) / cpu(bare)).toFixed(2)],
    ...[rate(ours), rate(bare), p95(ours), p95(bare), goal],
  ];
}

async function measureSearch(shop: string): Promise<Times> {
  const { ask, close } = connect(searchClients);
  const one = (call: number) => {
    const text = encodeURIComponent(typed[call % typed.length] ?? "");
    return ask(`${shop}/api/anonymous/filterValues?eventUuids=${benchEventUuid}&limit=11&tagSearch=${text}`);
  };
  await inParallel(searchClients, 100, one);
  const times = await inParallel(searchClients, 1_200, one);
  close();
  return times;
}

/** Gives a picture of the event its previews; returns the path of one. */
async function storeImage(services: Awaited<ReturnType<typeof createServices>>) {
  const { uuid, contestUuid } = await services.db
    .selectFrom("picture")
    .select(["uuid", "contestUuid"])
    .where("eventUuid", "=", benchEventUuid)
    .orderBy("uuid")
    .executeTakeFirstOrThrow();
  // The size of a preview of 600 px; its content does not matter.
  const bytes = Buffer.alloc(40_000, "preview");
  await keepPreviews(services.store, uuid, { view: bytes, thumbnail: bytes, small: bytes });
  return {
    path: `/thumbnails/${benchEventUuid}/${contestUuid}/${uuid}.webp`,
    file: join(dataDir, "files", placeOf(previewKey(uuid, 600))),
  };
}

print(`Preparing ${pictures} pictures and ${benchNames} names in ${dataDir}`);
const services = await createServices(readSettings(environment));
await fillBenchShop(services, pictures);
const image = await storeImage(services);
await services.close();

const postgres = await startPostgres({ dataDir, log: print });
const client = new pg.Client({ connectionString: postgres.connectionString });
await client.connect();
const { rows } = await client.query("select pg_read_file('postmaster.pid') as pid");
const postmaster = Number.parseInt(rows[0].pid, 10);
await client.end();
const shop = await forkServer("shopServer.ts", environment);
const { ask, close } = connect(1);
const page = (await ask(`${shop.url}${eventPage}`, { headers: { "accept-encoding": "gzip" } })).body;
close();
const bare = await forkServer("bareServer.ts", {
  BARE: JSON.stringify({
    connectionString: postgres.connectionString,
    eventUuid: benchEventUuid,
    page: page.toString("base64"),
    file: image.file,
  }),
});
try {
  const table: string[][] = [];
  for (const subject of await subjectsOf(shop.url, bare.url, image.path)) {
    if (!subject.name.includes(options.only)) continue;
    for (const clients of clientCounts) {
      table.push(rowOf(subject, clients, await measureSubject(subject, clients, { shop, bare }, postmaster)));
      process.stderr.write(`${table.at(-1)?.join("  ")}\n`);
    }
  }
  print(`\nEvent of ${pictures} pictures; CPU-ms an answer, Node and PostgreSQL together\n`);
  const header = ["", "clients", "shop", "bare", "ratio", "shop/s", "bare/s", "p95 ms", "bare p95", "goal"];
  for (const line of tableLines(header, table)) print(line);
  if ("search".includes(options.only)) {
    const search = await measureSearch(shop.url);
    const [p50, p95] = [quantile(search, 0.5), quantile(search, 0.95)].map((time) => time.toFixed(1));
    print(`\nSearch among ${benchNames} names, ${searchClients} clients: p50 ${p50} ms, p95 ${p95} ms`);
    print(`(goal: p95 under ${searchTargetMs} ms)`);
  }
} finally {
  await shop.stop();
  await bare.stop();
  await postgres.stop();
}
