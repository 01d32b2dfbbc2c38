import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFolderStore } from "../../../server/core/folderStore.ts";

let folder: string;
let store: ReturnType<typeof createFolderStore>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-store-"));
  store = createFolderStore(folder);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const uuid = (number: number) => `${number.toString(16).padStart(8, "0")}-0000-4000-8000-000000000001`;
const key = (number: number) => `previews/${uuid(number)}/600.webp`;
const never = new AbortController().signal;

/** Writes a file as the shop did before there were shards. */
async function writeFormer(key: string, text: string): Promise<void> {
  const path = join(folder, key);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const filesIn = async (path: string) =>
  (await readdir(join(folder, path), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

describe("a folder", () => {
  it("spreads the pictures over 4,096 folders, and leaves originals with their contest", async () => {
    await store.put(key(0xabc_00000), Buffer.from("x"));
    await store.put(`digital/${uuid(1)}/high.jpg`, Buffer.from("x"));
    await store.put("originals/a/b/c.jpg", Buffer.from("x"));
    expect(await filesIn("")).toEqual([
      `digital/000/${uuid(1)}/high.jpg`,
      "originals/a/b/c.jpg",
      `previews/abc/${uuid(0xabc_00000)}/600.webp`,
    ]);
  });

  it("leaves no folder behind that is empty", async () => {
    await store.put(key(1), Buffer.from("x"));
    await store.put("other", Buffer.from("x"));
    await store.delete(key(1));
    expect(await readdir(folder)).toEqual(["other"]);
  });

  it("writes and deletes in the same folders at once", async () => {
    await Promise.all(
      Array.from({ length: 300 }, async (_, index) => {
        await store.put(key(index % 3), Buffer.from("x"));
        await store.delete(key((index + 1) % 3));
      }),
    );
    await store.put(key(1), Buffer.from("last"));
    expect((await store.get(key(1)))?.toString()).toBe("last");
  });

  it("deletes what cut writes have left, once it is old", async () => {
    await store.put("a/b", Buffer.from("x"));
    await writeFile(join(folder, "a/.half"), "x");
    expect(await store.list("")).toEqual(["a/b"]);
    const hourAgo = new Date(Date.now() - 3_600_000);
    expect(await store.sweep(hourAgo)).toBe(0);
    await utimes(join(folder, "a/.half"), 0, 0);
    expect(await store.sweep(hourAgo)).toBe(1);
    expect(await readdir(join(folder, "a"))).toEqual(["b"]);
  });
});

describe("a folder of a former version", () => {
  it("is read, replaced and deleted as it is", async () => {
    for (const number of [1, 2, 3]) await writeFormer(key(number), `former ${number}`);
    expect((await store.get(key(1)))?.toString()).toBe("former 1");
    expect(await store.stat(key(1))).toMatchObject({ byteSize: 8 });
    expect(await store.list(`previews/${uuid(1)}`)).toEqual([key(1)]);
    expect(await store.list("previews")).toEqual([1, 2, 3].map(key));
    await store.put(key(2), Buffer.from("new"));
    await store.delete(key(3));
    expect((await store.get(key(2)))?.toString()).toBe("new");
    expect(await filesIn("")).toEqual([`previews/000/${uuid(2)}/600.webp`, key(1)]);
  });

  it("is arranged, also when it is cut, without hiding a file from anyone", async () => {
    const numbers = Array.from({ length: 200 }, (_, index) => index * 0x100_000);
    for (const number of numbers) await writeFormer(key(number), `former ${number}`);
    // What the shop has written since is right.
    await store.put(key(0), Buffer.from("new"));
    await writeFormer(key(0), "former 0");
    const stop = new AbortController();
    let isEnded = false;
    const reading = (async () => {
      let index = 0;
      while (!isEnded) {
        const number = numbers[1 + (index++ % (numbers.length - 1))] ?? 0;
        expect((await store.get(key(number)))?.toString()).toBe(`former ${number}`);
      }
    })();
    const cut = await store.arrange((count) => count === 50 && stop.abort(), stop.signal);
    expect(cut).toBe(50);
    expect(await store.arrange(() => {}, never)).toBe(150);
    isEnded = true;
    await reading;
    expect(await store.arrange(() => {}, never)).toBe(0);
    expect((await store.get(key(0)))?.toString()).toBe("new");
    expect(await store.list("previews")).toEqual(numbers.map(key).sort());
    expect((await readdir(join(folder, "previews"))).every((name) => name.length === 3)).toBe(true);
  });
});
