import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFolderStore } from "../../../server/core/folderStore.ts";
import { runDossard, shopSettings, startDossard } from "../cli/runDossard.ts";
import { writePhotograph } from "../support/photographs.ts";
import { type ImportPlace, openImportPlace } from "./importPlace.ts";

const count = 150;
let place: ImportPlace;
let folder: string;
let dataDir: string;
beforeAll(async () => {
  place = await openImportPlace();
  folder = await place.newFolder();
  dataDir = await mkdtemp(join(tmpdir(), "dossard-killed-"));
  for (let seed = 0; seed < count; seed++) {
    await writePhotograph(join(folder, seed % 2 ? "GP" : "AM", `IMG_${seed}.JPG`), {
      seed,
      takenAt: `2026:05:01 10:${String(seed % 60).padStart(2, "0")}:05`,
      width: 600,
      height: 400,
    });
  }
});
afterAll(async () => {
  await place.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const state = async () => {
  const pictures = await place.db
    .selectFrom("picture")
    .select(["uuid", "contestUuid", "originalKey"])
    .execute();
  const contests = await place.db.selectFrom("contest").select(["uuid", "totalPictureCount"]).execute();
  const event = await place.db.selectFrom("event").select(["totalPictureCount"]).executeTakeFirst();
  return { pictures, contests, total: event?.totalPictureCount ?? 0 };
};

describe("an import that is killed", () => {
  it("leaves no picture half there, goes on when repeated, and ends as if nothing had happened", async () => {
    const settings = shopSettings(place.connectionString, dataDir);
    const store = createFolderStore(join(dataDir, "files"));
    const call = ["import", folder, "--event", "Jumping de Deauville", "--create"];

    const { child, ended } = startDossard(call, settings);
    const deadline = Date.now() + 60_000;
    while ((await state()).pictures.length === 0 && Date.now() < deadline) await sleep(20);
    child.kill("SIGKILL");
    await ended;

    const killed = await state();
    expect(killed.pictures.length).toBeGreaterThan(0);
    expect(killed.pictures.length).toBeLessThan(count);
    expect(killed.total).toBe(killed.pictures.length);
    for (const { uuid, originalKey } of killed.pictures) {
      expect(await store.exists(originalKey)).toBe(true);
      expect(await store.exists(`previews/${uuid}/400.webp`)).toBe(true);
    }

    const again = await runDossard(call, settings);
    expect(again.code).toBe(0);
    expect(again.stdout).toContain(`Importées : ${count - killed.pictures.length}\n`);
    expect(again.stdout).toContain(`Déjà là : ${killed.pictures.length}\n`);

    const whole = await state();
    expect(whole.total).toBe(count);
    expect(whole.contests.map(({ totalPictureCount }) => totalPictureCount)).toEqual([count / 2, count / 2]);
    expect(whole.pictures).toEqual(expect.arrayContaining(killed.pictures));
    expect(await store.list("originals")).toHaveLength(count);
    expect(await store.list("previews")).toHaveLength(count * 3);

    const third = await runDossard(call, settings);
    expect(third.stdout).toContain(`Importées : 0\nDéjà là : ${count}\nRefusés : 0\n`);
    expect(await state()).toEqual(whole);
  }, 120_000);
});
