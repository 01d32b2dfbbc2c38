import { hash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { checkKey, DamagedFile, type FileStore, StoreError, sortedKeys } from "./fileStore.ts";
import type { ObjectStoreSettings } from "./settings.ts";
import { keyAt, placeOf } from "./shards.ts";
import { unfinishedUploads } from "./unfinishedUploads.ts";

/** Bytes of a part of a large file: most photographs go in one request. S3 wants at least 5 MiB. */
const partBytes = 16 * 1024 * 1024;
/** Of each request, with growing pauses between them: some seconds in all. */
const tries = 5;
const signedSeconds = 3600;

/**
 * Creates a FileStore in a bucket of a store that speaks S3. A file is there whole or not at all: the store compares what it
 * receives with an MD5, in parts from 16 MiB on, before the key names it. A SHA-256 goes with the file, and each read is compared
 * with it. What fails or breaks off is tried again.
 */
export function createObjectStore(settings: ObjectStoreSettings): FileStore {
  const { endpoint, publicEndpoint, bucket: Bucket } = settings;
  const client = createClient(settings, endpoint);
  // Signs for the address that browsers reach; connects to nothing.
  const signer = publicEndpoint === null ? null : createClient(settings, publicEndpoint);
  const name = `${endpoint}/${Bucket}`;
  const at = (key: string) => ({ Bucket, Key: placeOf(checkKey(key)) });

  const told = (error: unknown) =>
    !(error instanceof Error) || error instanceof DamagedFile || error instanceof RangeError
      ? error
      : new StoreError(`Le dépôt ${name} : ${reasonOf(error)}`, { cause: error });
  const asking = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    work().catch((error: unknown) => {
      throw told(error);
    });
  const nullIfMissing = (error: unknown): null => {
    if (error instanceof Error && ["NoSuchKey", "NotFound"].includes(error.name)) return null;
    throw error;
  };

  async function put(key: string, bytes: Uint8Array): Promise<void> {
    const upload = new Upload({
      client,
      params: { ...at(key), Body: bytes, Metadata: { sha256: hash("sha256", bytes) } },
      partSize: partBytes,
      queueSize: 3,
    });
    await upload.done();
    if (bytes.length <= partBytes) return;
    const kept = await describe(key);
    if (kept?.byteSize !== bytes.length) throw new Error(`${key} has ${kept?.byteSize} bytes`);
  }

  async function describe(key: string) {
    const found = await client.send(new HeadObjectCommand(at(key))).catch(nullIfMissing);
    return found && { byteSize: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) };
  }

  async function get(key: string, attempt = 1): Promise<Buffer | null> {
    const found = await client.send(new GetObjectCommand(at(key))).catch(nullIfMissing);
    if (!found) return null;
    try {
      return await readWhole(key, found);
    } catch (error) {
      // The client tries a request again, but not an answer that breaks off.
      if (attempt === (error instanceof DamagedFile ? 2 : tries)) throw error;
      await sleep(100 * 2 ** attempt);
      return get(key, attempt + 1);
    }
  }

  async function* keys(prefix: string): AsyncGenerator<string> {
    const Prefix = prefix === "" ? "" : `${placeOf(checkKey(prefix))}/`;
    const pages = paginateListObjectsV2({ client }, { Bucket, Prefix });
    try {
      for await (const { Contents = [] } of pages) for (const { Key } of Contents) if (Key) yield keyAt(Key);
    } catch (error) {
      throw told(error);
    }
  }

  async function sweep(before: Date): Promise<number> {
    let swept = 0;
    for await (const upload of unfinishedUploads(client, Bucket, before)) {
      await client.send(new AbortMultipartUploadCommand({ Bucket, ...upload })).catch((error: Error) => {
        if (error.name !== "NoSuchUpload") throw error;
      });
      swept++;
    }
    return swept;
  }

  return {
    name,
    put: (key, bytes) => asking(() => put(key, bytes)),
    get: (key) => asking(() => get(key)),
    stat: (key) => asking(() => describe(key)),
    exists: (key) => asking(async () => (await describe(key)) !== null),
    delete: (key) => asking(async () => void (await client.send(new DeleteObjectCommand(at(key))))),
    list: (prefix) => sortedKeys(keys(prefix)),
    keys,
    sweep: (before) => asking(() => sweep(before)),
    downloadUrl: async (key, { type, disposition }) => {
      if (signer === null) return null;
      const command = new GetObjectCommand({
        ...at(key),
        ResponseContentType: type,
        ResponseContentDisposition: disposition,
        ResponseCacheControl: "private, no-store",
      });
      return getSignedUrl(signer, command, { expiresIn: signedSeconds });
    },
  };
}

async function readWhole(key: string, found: GetObjectCommandOutput): Promise<Buffer> {
  const read = await found.Body?.transformToByteArray();
  if (!read) throw new Error("an answer without a body");
  const bytes = Buffer.from(read.buffer, read.byteOffset, read.byteLength);
  const sum = found.Metadata?.sha256;
  if (sum !== undefined && sum !== hash("sha256", bytes)) throw new DamagedFile(key);
  return bytes;
}

function createClient(settings: ObjectStoreSettings, endpoint: string): S3Client {
  const { region, accessKeyId, secretAccessKey } = settings;
  const config: S3ClientConfig = {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Not every store has a host name for each bucket.
    forcePathStyle: true,
    maxAttempts: tries,
    // The newer checksums are not known to every store: the MD5 below is.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 20_000 },
  };
  const client = new S3Client(config);
  client.middlewareStack.add(
    (next) => (args) => {
      const { body, headers } = args.request as { body?: unknown; headers: Record<string, string> };
      if (body instanceof Uint8Array || typeof body === "string")
        headers["content-md5"] = hash("md5", body, "base64");
      return next(args);
    },
    { step: "build", name: "contentMd5" },
  );
  return client;
}

/** What the operator can act upon; a store's own words otherwise. */
function reasonOf(error: Error): string {
  switch (error.name) {
    case "NoSuchBucket":
      return "il n’a pas ce bucket (S3_BUCKET)";
    case "InvalidAccessKeyId":
    case "SignatureDoesNotMatch":
    case "AccessDenied":
    case "Forbidden":
    case "403":
      return "il refuse les clefs (S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY)";
    default:
      return `il ne répond pas comme il faut (${error.message || error.name})`;
  }
}
