import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Lock, type Manifest, releaseLock, releaseManifest, releaseParts } from "./releaseParts.ts";

/**
 * Writes a folder that runs the shop with its production packages alone: `npm start` in it installs those, then serves.
 * @param root the project, whose shop is built
 * @param to an absolute folder; replaced whole once the new one is complete
 */
export async function writeRelease(root: string, to: string): Promise<void> {
  const aside = `${to}.${process.pid}`;
  await rm(aside, { recursive: true, force: true });
  for (const part of [...releaseParts, "dist/shop"]) {
    await mkdir(join(aside, dirname(part)), { recursive: true });
    await cp(join(root, part), join(aside, part), { recursive: true, filter: isNoSecret });
  }
  const rewrite = async <Content>(name: string, change: (content: Content) => Content) => {
    const content = JSON.parse(await readFile(join(root, name), "utf8")) as Content;
    await writeFile(join(aside, name), `${JSON.stringify(change(content), null, 2)}\n`);
  };
  await rewrite<Manifest>("package.json", releaseManifest);
  await rewrite<Lock>("package-lock.json", releaseLock);
  await rm(to, { recursive: true, force: true });
  await rename(aside, to);
}

/** The containers' settings lie beside their description. */
const isNoSecret = (path: string) => basename(path) !== ".env";
