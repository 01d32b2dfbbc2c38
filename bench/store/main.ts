/**
 * Measures the file store: `npm run bench:store`. Puts and gets originals and previews in a folder and in an object store, in turn with
 * the bare means of each (a file written and synced, the S3 client), and prints files and megabytes a second, with the ratio to the bare one.
 * The object store is that of the S3_… settings, in a bucket that may be filled, else OpenStack Swift of this machine's packages.
 * `-- --clients 1,8 --seconds 3`: others at a time, for so long.
 */
import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { readOptions } from "../../scripts/readOptions.ts";
import { tableLines } from "../../server/cli/table.ts";
import type { FileStore } from "../../server/core/fileStore.ts";
import { createFolderStore } from "../../server/core/folderStore.ts";
import { createObjectStore } from "../../server/core/objectStore.ts";
import { readSettings } from "../../server/core/readSettings.ts";
import type { ObjectStoreSettings } from "../../server/core/settings.ts";
import {
  hasObjectStorage,
  type ObjectStorage,
  startObjectStorage,
} from "../../tests/server/support/objectStorage.ts";
import { inParallel } from "../api/measure.ts";

const { values } = readOptions({
  options: { clients: { type: "string", default: "1,8" }, seconds: { type: "string", default: "3" } },
});
const milliseconds = Number(values.seconds) * 1000;
const rounds = 3;

/** What is kept, and where it is kept without the shop's code. */
type Means = Pick<FileStore, "put" | "get">;

const kinds = [
  { name: "preview, 60 kB", bytes: randomBytes(60_000), key: () => `previews/${randomUUID()}/600.webp` },
  {
    name: "original, 12 MB",
    bytes: randomBytes(12_000_000),
    key: () => `originals/bench/${randomUUID()}.jpg`,
  },
];

function bareFolder(folder: string): Means {
  return {
    async put(key, bytes) {
      const path = join(folder, key);
      await mkdir(dirname(path), { recursive: true });
      await using file = await open(path, "w");
      await file.writeFile(bytes);
      await file.sync();
    },
    get: (key) => readFile(join(folder, key)),
  };
}

function bareClient({ endpoint, bucket: Bucket, region, ...credentials }: ObjectStoreSettings): Means {
  const client = new S3Client({
    ...{ endpoint, region, credentials, forcePathStyle: true },
    ...{ requestChecksumCalculation: "WHEN_REQUIRED", responseChecksumValidation: "WHEN_REQUIRED" },
  });
  return {
    put: async (Key, Body) => void (await client.send(new PutObjectCommand({ Bucket, Key, Body }))),
    get: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return Buffer.from((await Body?.transformToByteArray()) ?? []);
    },
  };
}

/** Returns how many calls a second are answered. */
async function rateOf(clients: number, call: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let calls = 0;
  await inParallel(clients, clients, async () => {
    do {
      await call();
      calls++;
    } while (performance.now() - began < milliseconds / rounds);
  });
  return (calls * 1000) / (performance.now() - began);
}

const top = await mkdtemp(join(tmpdir(), "dossard-bench-store-"));
let storage: ObjectStorage | null = null;
try {
  const named = readSettings(process.env).objectStore;
  if (!named && !hasObjectStorage)
    throw new Error("no object store: see the line above, or set S3_ENDPOINT and the others");
  storage = named ? null : await startObjectStorage();
  const settings = named ?? (await (storage as ObjectStorage).newBucket());
  const places: [string, Means, Means][] = [
    ["folder", createFolderStore(join(top, "ours")), bareFolder(join(top, "bare"))],
    ["object store", createObjectStore(settings), bareClient(settings)],
  ];
  const rows: string[][] = [];
  for (const [place, ours, bare] of places) {
    for (const { name, bytes, key } of kinds) {
      for (const clients of values.clients.split(",").map(Number)) {
        const rates = { put: [0, 0], get: [0, 0] };
        for (let round = 0; round < rounds; round++) {
          for (const [index, means] of [ours, bare].entries()) {
            const kept: string[] = [];
            const put = async () => {
              const at = key();
              await means.put(at, bytes);
              kept.push(at);
            };
            let next = 0;
            const get = () => means.get(kept[next++ % kept.length] ?? "");
            for (const [verb, call] of [
              ["put", put],
              ["get", get],
            ] as const)
              rates[verb][index] = (rates[verb][index] ?? 0) + (await rateOf(clients, call)) / rounds;
          }
        }
        for (const [verb, [own = 0, other = 0]] of Object.entries(rates)) {
          const megabytes = (own * bytes.length) / 1e6;
          rows.push([
            place,
            name,
            verb,
            String(clients),
            own.toFixed(1),
            megabytes.toFixed(0),
            other.toFixed(1),
            (own / other).toFixed(2),
          ]);
          process.stderr.write(`${rows.at(-1)?.join("  ")}\n`);
        }
      }
    }
  }
  const head = ["PLACE", "FILE", "CALL", "CLIENTS", "FILES/S", "MB/S", "BARE FILES/S", "RATIO"];
  for (const line of tableLines(head, rows)) process.stdout.write(`${line}\n`);
} finally {
  await storage?.stop();
  await rm(top, { recursive: true, force: true });
}
