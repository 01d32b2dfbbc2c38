import { execFile } from "node:child_process";
import { copyFile, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import openapiTypescript from "openapi-typescript";
import { afterAll, beforeAll, expect, test } from "vitest";
import { stockShop } from "../../catalogue/stockShop.ts";
import { operatorOf } from "../../cli/callDossard.ts";
import { jpeg } from "../../support/photographs.ts";
import { startTestShop, type TestShop } from "../../support/testShop.ts";

const root = resolve(import.meta.dirname, "../../../..");
const client = join(import.meta.dirname, "client/saturday.ts");

/** Outside of this project's types: its own are generated. */
interface Client {
  saturday: (baseUrl: string, operatorKey: string, photograph: Uint8Array) => Promise<object>;
}

let shop: TestShop;
let folder: string;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  await stockShop(shop);
  // Below the root: the client finds its package there.
  await mkdir(join(root, ".cache"), { recursive: true });
  folder = await mkdtemp(join(root, ".cache/client-"));
});
afterAll(async () => {
  await shop?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
});
const { run } = operatorOf(() => shop);

const strict = {
  compilerOptions: {
    target: "ES2024",
    lib: ["ES2024", "DOM", "DOM.Iterable"],
    module: "ESNext",
    moduleResolution: "Bundler",
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ["*.ts"],
};

test("a generated client imports, sells and hands over in strict TypeScript, without a cast", async () => {
  const document = await (await fetch(`${shop.url}/api/openapi.json`)).json();
  await writeFile(join(folder, "api.ts"), await openapiTypescript(document));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(strict));
  await copyFile(client, join(folder, "saturday.ts"));
  const compiled = promisify(execFile)(join(root, "node_modules/.bin/tsc"), ["--project", folder]);
  await expect(
    compiled.then(
      () => "",
      ({ stdout }) => stdout,
    ),
  ).resolves.toBe("");

  const said = await run("keys", "add", "stand", "--scope", "orders", "counter", "catalogue");
  const key = said.split("Bearer ").at(-1) ?? "";
  const { saturday }: Client = await import(pathToFileURL(join(folder, "saturday.ts")).href);
  const order = await saturday(shop.url, key, await jpeg({ takenAt: "2026:05:01 10:32:05" }));
  expect(order).toMatchObject({
    status: "localDelivered",
    paymentMethod: "cash",
    lastName: "Guével",
    actions: [],
  });
  const printed = JSON.parse(await run("orders", "show", Object(order).uuid, "--json"));
  expect(printed.pictures).toMatchObject([{ name: "DSC_1" }]);
}, 60_000);
