import { BlobReader, Uint8ArrayWriter, ZipReader } from "@zip.js/zip.js";
import yauzl from "yauzl";

export interface Unzipped {
  name: string;
  bytes: Buffer;
}

/** Reads with yauzl, which uses the central directory and rejects names that escape the folder. */
export async function unzipByYauzl(zip: Buffer): Promise<Unzipped[]> {
  const file = await yauzl.fromBufferPromise(zip, { strictFileNames: true });
  const found: Unzipped[] = [];
  for await (const entry of file.eachEntry()) {
    const stream = await file.openReadStreamPromise(entry);
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    found.push({ name: entry.fileName, bytes: Buffer.concat(chunks) });
  }
  return found;
}

/** Reads with zip.js, which verifies each file's checksum. */
export async function unzipByZipJs(zip: Buffer): Promise<Unzipped[]> {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(zip)])), { checkSignature: true });
  const found: Unzipped[] = [];
  for (const entry of await reader.getEntries()) {
    if (entry.directory) continue;
    found.push({ name: entry.filename, bytes: Buffer.from(await entry.getData(new Uint8ArrayWriter())) });
  }
  await reader.close();
  return found;
}
