import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createServices } from "../../../server/app/createServices.ts";
import { readSettings } from "../../../server/core/readSettings.ts";
import { SettingError } from "../../../server/core/settingError.ts";
import { DatabaseStartError } from "../../../server/db/postgres/databaseStartError.ts";
import { databaseAddress } from "../support/databaseAddress.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossard-services-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const open = (environment: Record<string, string>) =>
  createServices(readSettings({ LOG_LEVEL: "silent", DATA_DIR: folder, ...environment }));

test.each([
  ["nothing listens", () => "postgresql://shop:secret@127.0.0.1:1/shop", /ECONNREFUSED/],
  ["several addresses of the name refuse", () => "postgresql://shop:secret@localhost:1/shop", /ECONNREFUSED/],
  [
    "the database does not exist",
    () => databaseAddress(inject("testServer").connectionString, "nowhere"),
    /"nowhere" does not exist/,
  ],
])("a DATABASE_URL where %s ends the start with one line", async (_, url, words) => {
  const start = open({ DATABASE_URL: url() });
  await expect(start).rejects.toThrow(DatabaseStartError);
  await expect(start).rejects.toThrow(/^Le PostgreSQL de DATABASE_URL n’ouvre pas à la boutique : [^\n]+$/);
  await expect(start).rejects.toThrow(words);
  await expect(start).rejects.not.toThrow(/secret/);
});

test("a DATA_DIR that cannot be made ends the start with one line", async () => {
  const file = join(folder, "file");
  await writeFile(file, "");
  const start = open({ DATA_DIR: join(file, "data") });
  await expect(start).rejects.toThrow(SettingError);
  await expect(start).rejects.toThrow(/^Mauvais réglage : DATA_DIR : [^\n]+$/);
});
