import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CreateBucketCommand, S3Client } from "@aws-sdk/client-s3";
import type { ObjectStoreSettings } from "../../../server/core/settings.ts";

const python = "/usr/bin/python3";

export const storageParts = ["proxy", "account", "container", "object"] as const;
export type StoragePart = (typeof storageParts)[number];

/** The Debian packages of a store that speaks S3. `.ci/run` installs them. */
const packages = "swift-proxy swift-account swift-container swift-object python3-lxml memcached";

/** Whether this machine has them; says so where it has not (`npm test` repeats the line). */
export const hasObjectStorage =
  existsSync("/usr/bin/memcached") &&
  storageParts.every((part) => existsSync(`/usr/bin/swift-${part}-server`));
if (!hasObjectStorage)
  process.stderr.write(
    `Skipped: tests with an object store; apt-get install --no-install-recommends ${packages}\n`,
  );

export interface ObjectStorage {
  /** Settings of a new, empty bucket. */
  newBucket(): Promise<ObjectStoreSettings>;
  /** Ends one of its processes by SIGKILL, and starts it again. */
  kill9(part: StoragePart): Promise<void>;
  stop(): Promise<void>;
}

const rings = `
import sys
from swift.common.ring import RingBuilder
folder, *ports = sys.argv[1:]
for name, port in zip(("account", "container", "object"), ports):
    builder = RingBuilder(4, 1, 1)
    builder.add_dev(dict(id=0, region=1, zone=1, weight=1, ip="127.0.0.1", port=int(port), device="disk", meta="",
        replication_ip="127.0.0.1", replication_port=int(port)))
    builder.rebalance()
    builder.get_ring().save(f"{folder}/{name}.ring.gz")
`;

const proxyFilters = (cache: number) => `
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
${["catch_errors", "gatekeeper", "healthcheck", "listing_formats", "copy", "slo", "dlo"]
  .map((name) => `[filter:${name}]\nuse = egg:swift#${name}`)
  .join("\n")}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
# Multipart uploads of tests are small.
min_segment_size = 1
`;

const configuration = (folder: string, port: number, sections: string) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
user = ${userInfo().username}
swift_dir = ${folder}/conf
devices = ${folder}/node
mount_check = false
workers = 0
disable_fallocate = true
fallocate_reserve = 0
log_address = ${folder}/no-log
${sections}`;

/** Starts OpenStack Swift with its S3 interface, in a folder of its own, on free ports of this machine. */
export async function startObjectStorage(): Promise<ObjectStorage> {
  const folder = await mkdtemp(join(tmpdir(), "dossard-swift-"));
  await mkdir(join(folder, "conf"));
  await mkdir(join(folder, "node/disk"), { recursive: true });
  const [proxy = 0, account = 0, container = 0, object = 0, cache = 0] = await freePorts(5);
  const conf = (name: string) => join(folder, "conf", `${name}.conf`);
  execFileSync(python, ["-c", rings, join(folder, "conf"), ...[account, container, object].map(String)]);
  const stores = { account, container, object };
  for (const [name, port] of Object.entries(stores)) {
    const sections = `[pipeline:main]\npipeline = X-server\n[app:X-server]\nuse = egg:swift#X\n`;
    await writeFile(conf(name), configuration(folder, port, sections.replaceAll("X", name)));
  }
  const pipeline =
    "catch_errors gatekeeper healthcheck listing_formats cache s3api tempauth copy slo dlo proxy-server";
  await writeFile(
    conf("proxy"),
    configuration(folder, proxy, `[pipeline:main]\npipeline = ${pipeline}\n${proxyFilters(cache)}`),
  );
  const children = new Map<string, ChildProcess>();
  const start = (name: string, command: string, args: readonly string[]) => {
    children.set(name, spawn(command, args, { stdio: "ignore", cwd: folder }));
  };
  const startPart = (part: StoragePart) => start(part, python, [`/usr/bin/swift-${part}-server`, conf(part)]);
  const partAnswers = (part: StoragePart) =>
    part === "proxy"
      ? answers(`http://127.0.0.1:${proxy}/healthcheck`, ({ ok }) => ok)
      : answers(`http://127.0.0.1:${stores[part]}/`, () => true);
  const memory = ["-l", "127.0.0.1", "-p", String(cache), "-U", "0", "-u", userInfo().username];
  start("memcached", "/usr/bin/memcached", memory);
  for (const part of storageParts) startPart(part);
  const stop = async () => {
    await Promise.all([...children.values()].map(ended));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all(storageParts.map(partAnswers));
  } catch (error) {
    await stop();
    throw error;
  }
  let buckets = 0;
  return {
    stop,
    async kill9(part) {
      await ended(children.get(part) as ChildProcess);
      startPart(part);
      await partAnswers(part);
    },
    newBucket: async () => {
      const settings: ObjectStoreSettings = {
        endpoint: `http://127.0.0.1:${proxy}`,
        publicEndpoint: null,
        bucket: `dossard-${++buckets}`,
        region: "us-east-1",
        accessKeyId: "test:tester",
        secretAccessKey: "testing",
      };
      await createBucket(settings);
      return settings;
    },
  };
}

async function createBucket({
  endpoint,
  bucket,
  region,
  ...credentials
}: ObjectStoreSettings): Promise<void> {
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  try {
    await client.send(new CreateBucketCommand({ Bucket: bucket }));
  } finally {
    client.destroy();
  }
}

/** The settings as environment variables. */
export const objectStoreEnvironment = (settings: ObjectStoreSettings) => ({
  S3_ENDPOINT: settings.endpoint,
  S3_BUCKET: settings.bucket,
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.accessKeyId,
  S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  ...(settings.publicEndpoint && { S3_PUBLIC_ENDPOINT: settings.publicEndpoint }),
});

/** Ports that were free a moment ago, all different. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve, reject) => {
          server.once("error", reject);
          server.listen(0, "127.0.0.1", () => {
            const address = server.address();
            resolve(typeof address === "object" && address ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

async function answers(url: string, isReady: (response: Response) => boolean): Promise<void> {
  const deadline = Date.now() + 50_000;
  while (!(await fetch(url).then(isReady, () => false))) {
    if (Date.now() > deadline) throw new Error(`${url} does not answer`);
    await sleep(100);
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("close", () => resolve());
    child.kill("SIGKILL");
  });
}
