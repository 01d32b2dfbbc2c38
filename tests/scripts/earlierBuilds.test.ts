import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { earlierBuilds, keepEarlierBuild, keptMs } from "../../scripts/earlierBuilds.ts";

async function build(built: string, ...names: string[]): Promise<void> {
  await rm(built, { recursive: true, force: true });
  await mkdir(join(built, "assets"), { recursive: true });
  for (const name of names) await writeFile(join(built, "assets", name), name);
}

test("the files of earlier builds are kept for as long as a page may be open", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dossard-earlier-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const built = join(folder, "shop");
  const kept = async () => (await readdir(join(earlierBuilds(built), "assets"))).sort();
  const later = (ms: number) => new Date(Date.now() + ms);

  await keepEarlierBuild(built);
  expect(await kept()).toEqual([]);
  await build(built, "shop-1.js", "shop-1.js.br", "style-1.css");
  await keepEarlierBuild(built);
  expect(await kept()).toEqual(["shop-1.js", "shop-1.js.br", "style-1.css"]);
  expect(await readFile(join(earlierBuilds(built), "assets", "shop-1.js"), "utf8")).toBe("shop-1.js");

  // The style sheet is in the second build too: its retention restarts.
  await build(built, "shop-2.js", "style-1.css");
  await keepEarlierBuild(built, later(keptMs / 2));
  await build(built, "shop-3.js");
  await keepEarlierBuild(built, later(keptMs + 1000));
  expect(await kept()).toEqual(["shop-2.js", "shop-3.js", "style-1.css"]);
});
