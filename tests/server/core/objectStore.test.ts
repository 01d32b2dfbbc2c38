import { randomBytes } from "node:crypto";
import {
  CreateMultipartUploadCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DamagedFile, type FileStore, StoreError } from "../../../server/core/fileStore.ts";
import { createObjectStore } from "../../../server/core/objectStore.ts";
import type { ObjectStoreSettings } from "../../../server/core/settings.ts";
import { type Fault, type FaultyProxy, startFaultyProxy } from "../support/faultyProxy.ts";
import { hasObjectStorage, type ObjectStorage, startObjectStorage } from "../support/objectStorage.ts";
import { searchSize } from "../support/searchSize.ts";

const rounds = searchSize("STORE_FAULTS", 12, 60);
const uuid = "0f3c1d2e-0000-4000-8000-000000000001";

describe.runIf(hasObjectStorage)("a bucket", () => {
  let storage: ObjectStorage;
  let settings: ObjectStoreSettings;
  let store: FileStore;
  let client: S3Client;
  beforeAll(async () => {
    storage = await startObjectStorage();
    settings = await storage.newBucket();
    const { endpoint, region, ...credentials } = settings;
    client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  });
  beforeEach(() => {
    store = createObjectStore(settings);
  });
  afterAll(async () => {
    client.destroy();
    await storage.stop();
  });
  const at = (Key: string) => ({ Bucket: settings.bucket, Key });

  it("spreads the pictures over folders by their first digits", async () => {
    await store.put(`previews/${uuid}/600.webp`, Buffer.from("preview"));
    const { Contents } = await client.send(
      new ListObjectsV2Command({ Bucket: settings.bucket, Prefix: "previews/" }),
    );
    expect(Contents?.map(({ Key }) => Key)).toEqual([`previews/0f3/${uuid}/600.webp`]);
    expect(await store.list("previews")).toEqual([`previews/${uuid}/600.webp`]);
    expect(await store.list(`previews/${uuid}`)).toEqual([`previews/${uuid}/600.webp`]);
  });

  it("sends a large file in parts and gives it back whole", async () => {
    const bytes = randomBytes(20 * 1024 * 1024 + 7);
    await store.put("originals/large.jpg", bytes);
    expect(await store.stat("originals/large.jpg")).toMatchObject({ byteSize: bytes.length });
    expect((await store.get("originals/large.jpg"))?.equals(bytes)).toBe(true);
  });

  it("finds a file whose bytes are not those that were put", async () => {
    const Metadata = { sha256: "0".repeat(64) };
    await client.send(new PutObjectCommand({ ...at("originals/bad.jpg"), Body: "other", Metadata }));
    await expect(store.get("originals/bad.jpg")).rejects.toThrow(DamagedFile);
  });

  it("sweeps the parts of an upload that was cut, and only those of one that began before", async () => {
    const begun = await client.send(new CreateMultipartUploadCommand(at("originals/cut.jpg")));
    const part = { ...at("originals/cut.jpg"), UploadId: begun.UploadId, PartNumber: 1 };
    await client.send(new UploadPartCommand({ ...part, Body: Buffer.alloc(1000) }));
    expect(await store.get("originals/cut.jpg")).toBeNull();
    expect(await store.sweep(new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await store.sweep(new Date(Date.now() + 3_600_000))).toBe(1);
    expect(await store.sweep(new Date(Date.now() + 3_600_000))).toBe(0);
  });

  it("signs an address that downloads under the file's own name, for a while, and nothing else", async () => {
    const open = createObjectStore({ ...settings, publicEndpoint: settings.endpoint });
    await open.put("digital/x.jpg", Buffer.from("0123456789"));
    const disposition = `attachment; filename="photo.jpg"`;
    const url = (await open.downloadUrl("digital/x.jpg", { type: "image/jpeg", disposition })) ?? "";
    const whole = await fetch(url);
    expect(whole.status).toBe(200);
    expect(whole.headers.get("content-disposition")).toBe(disposition);
    expect(whole.headers.get("content-type")).toBe("image/jpeg");
    expect(await whole.text()).toBe("0123456789");
    const part = await fetch(url, { headers: { range: "bytes=4-" } });
    expect([part.status, await part.text()]).toEqual([206, "456789"]);
    expect((await fetch(url.replace("x.jpg", "y.jpg"))).status).toBe(403);
    expect(await store.downloadUrl("digital/x.jpg", { type: "image/jpeg", disposition })).toBeNull();
  });

  it("says in a line what the operator must set right", async () => {
    const told = (changed: Partial<ObjectStoreSettings>) =>
      createObjectStore({ ...settings, ...changed })
        .put("x", Buffer.from("x"))
        .catch((error: unknown) => error);
    const noBucket = await told({ bucket: "nowhere" });
    expect(noBucket).toBeInstanceOf(StoreError);
    expect((noBucket as Error).message).toBe(
      `Le dépôt ${settings.endpoint}/nowhere : il n’a pas ce bucket (S3_BUCKET)`,
    );
    const listing = createObjectStore({ ...settings, bucket: "nowhere" }).list("");
    await expect(listing).rejects.toThrow(/^Le dépôt .*nowhere : il n’a pas ce bucket/);
    expect(((await told({ secretAccessKey: "wrong" })) as Error).message).toMatch(/il refuse les clefs/);
    expect(((await told({ endpoint: "http://127.0.0.1:1" })) as Error).message).toMatch(/il ne répond pas/);
  }, 60_000);

  describe("behind a network that fails", () => {
    let proxy: FaultyProxy;
    let behind: FileStore;
    let cut = 0;
    beforeAll(async () => {
      proxy = await startFaultyProxy(Number(new URL(settings.endpoint).port), () => cut);
      behind = createObjectStore({ ...settings, endpoint: `http://127.0.0.1:${proxy.port}` });
    });
    afterAll(() => proxy.stop());

    it.each<Fault>(["500", "cut request", "cut answer"])("tries again after a %s", async (fault) => {
      cut = 200;
      const faults: (Fault | null)[] = [fault, fault, null, fault];
      proxy.faults = 0;
      proxy.nextFault = () => faults.shift() ?? null;
      const bytes = randomBytes(300_000);
      await behind.put(`originals/${fault.replace(" ", "-")}.jpg`, bytes);
      expect((await behind.get(`originals/${fault.replace(" ", "-")}.jpg`))?.equals(bytes)).toBe(true);
      expect(proxy.faults).toBe(3);
    });

    it(`never has half a file under a key (${rounds} files)`, async () => {
      const sizes = fc.sample(fc.oneof(fc.nat(100_000), fc.integer({ min: 16_800_000, max: 20_000_000 })), {
        numRuns: rounds,
        seed: 7,
      });
      const whims = fc.sample(fc.record({ fault: fc.nat(9), cut: fc.nat(18_000_000) }), {
        numRuns: 5_000,
        seed: 7,
      });
      proxy.nextFault = () => {
        const whim = whims.pop() ?? { fault: 9, cut: 0 };
        cut = whim.cut % (whim.fault % 2 ? 18_000_000 : 2_000);
        return (["500", "cut request", "cut answer"] as const)[whim.fault] ?? null;
      };
      proxy.faults = 0;
      let refused = 0;
      for (const size of sizes) {
        const bytes = randomBytes(size);
        const isPut = await behind.put("originals/one.jpg", bytes).then(
          () => true,
          () => false,
        );
        if (!isPut) refused++;
        const kept = await store.get("originals/one.jpg");
        // What was refused may have arrived: then it is whole, and the store's checksum says so.
        if (isPut) expect(kept?.equals(bytes)).toBe(true);
      }
      expect(proxy.faults).toBeGreaterThan(rounds / 2);
      expect(refused).toBeLessThan(rounds / 5);
    }, 600_000);
  });
});
