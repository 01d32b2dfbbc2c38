import { execFile } from "node:child_process";
import { mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const size = "256m";
const piece = Buffer.alloc(4 * 1024 * 1024);

/** A disk of its own, which can be full. */
export interface SmallDisk {
  /** Takes all that is left of it. */
  fill(): Promise<void>;
  free(): Promise<void>;
  stop(): Promise<void>;
}

/** Mounts one (tmpfs) on a folder. Returns null where the caller may not mount, who is not root. */
export async function mountSmallDisk(folder: string): Promise<SmallDisk | null> {
  await mkdir(folder, { recursive: true });
  const isMounted = await run("mount", [
    "-t",
    "tmpfs",
    "-o",
    `size=${size},mode=755`,
    "dossard",
    folder,
  ]).then(
    () => true,
    () => false,
  );
  if (!isMounted) return null;
  const filler = join(folder, "filler");
  return {
    async fill() {
      const file = await open(filler, "w");
      try {
        // The last write takes what is left of it, and the one after it fails.
        for (;;) await file.write(piece);
      } catch {
      } finally {
        await file.close();
      }
    },
    free: () => rm(filler, { force: true }),
    stop: async () => void (await run("umount", ["--lazy", folder])),
  };
}
