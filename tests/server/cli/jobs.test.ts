import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enqueue } from "../../../server/jobs/enqueue.ts";
import { failJob, putOffJob, type TakenJob, takeJob } from "../../../server/jobs/jobRows.ts";
import { noteKind } from "../jobs/noteKind.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { callDossard } from "./callDossard.ts";
import { shopSettings } from "./runDossard.ts";

let shop: TestShop;
let settings: Record<string, string | undefined>;
beforeAll(async () => {
  shop = await startTestShop();
  settings = shopSettings(shop.connectionString, shop.services.settings.dataDir);
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  await shop.services.db.deleteFrom("job").execute();
});

const run = (...args: string[]) => callDossard(["jobs", ...args], settings);
const states = () =>
  shop.services.db.selectFrom("job").select(["key", "attempts", "deadAt"]).orderBy("id").execute();

async function taken(key: string): Promise<TakenJob> {
  const { db } = shop.services;
  await db.transaction().execute((tx) => enqueue(tx, noteKind(), { key }, { key }));
  const job = await takeJob(db, ["note"], 30_000);
  if (!job) throw new Error("nothing was taken");
  return job;
}

describe("dossard jobs", () => {
  it("lists what is not done with its state and its last fault", async () => {
    const { db } = shop.services;
    expect((await run()).stdout).toBe("Il ne reste rien à faire.\n");
    await failJob(db, await taken("A"), "no such\naddress");
    await putOffJob(db, await taken("B"), "asleep", 3_600_000);
    await taken("C");
    const lines = (await run()).stdout.trimEnd().split("\n");
    expect(lines[0]).toMatch(/^NUMÉRO +TÂCHE +CLÉ +CRÉÉE +ESSAIS +ÉTAT +DERNIÈRE ERREUR$/);
    expect(lines[1]).toMatch(/note +A .* 1 +abandonnée +no such address$/);
    expect(lines[2]).toMatch(/note +B .* 1 +à partir du \d.* +asleep$/);
    expect(lines[3]).toMatch(/note +C .* 1 +en cours$/);
    expect((await run("list", "--limit", "1")).stdout.trimEnd().split("\n")).toHaveLength(2);
  });

  it("retries what was given up, or what is named, and leaves what is under way alone", async () => {
    const { db } = shop.services;
    await failJob(db, await taken("A"), "no such address");
    const late = await taken("B");
    await putOffJob(db, late, "asleep", 3_600_000);
    const busy = await taken("C");
    expect((await run("retry")).stdout).toBe("Tâches relancées : 1\n");
    expect(await states()).toEqual([
      { key: "A", attempts: 0, deadAt: null },
      { key: "B", attempts: 1, deadAt: null },
      { key: "C", attempts: 1, deadAt: null },
    ]);
    expect((await run("retry", String(late.id), String(busy.id))).stdout).toBe("Tâches relancées : 1\n");
    expect((await states()).map(({ attempts }) => attempts)).toEqual([0, 0, 1]);
    expect((await run("retry", "none")).stderr).toBe("Il faut un nombre à partir de 1, pas « none ».\n");
  });

  it("makes the doctor find fault while something was given up", async () => {
    await failJob(shop.services.db, await taken("A"), "no such address");
    const { code, stdout } = await callDossard(["doctor"], { ...settings, PORT: "0" });
    expect(code).toBe(1);
    expect(stdout).toMatch(/^défaut {2}tâches : 1 abandonnée : « dossard jobs » dit pourquoi/m);
  });
});
