import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

/** How long an open page still gets its files, in milliseconds. */
export const keptMs = 14 * 24 * 3600_000;

/** Returns the folder for files of earlier builds. @param built the built shop's folder */
export const earlierBuilds = (built: string) => `${built}.earlier`;

/**
 * Moves the hashed files of a built shop aside, so that open pages still get them, and removes the expired
 * ones. Ignores files that another process moves at the same time.
 */
export async function keepEarlierBuild(built: string, now = new Date()): Promise<void> {
  const [assets, earlier] = [join(built, "assets"), join(earlierBuilds(built), "assets")];
  await mkdir(earlier, { recursive: true });
  for (const name of await readdir(assets).catch(() => [])) {
    const kept = join(earlier, name);
    await rename(join(assets, name), kept).then(
      () => utimes(kept, now, now),
      () => undefined,
    );
  }
  for (const name of await readdir(earlier)) {
    const kept = join(earlier, name);
    const facts = await stat(kept).catch(() => null);
    if (facts && now.getTime() - facts.mtimeMs > keptMs) await rm(kept, { force: true });
  }
}
