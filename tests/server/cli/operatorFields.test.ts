import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "commander";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createProgram } from "../../../server/cli/program.ts";
import { add, file, placeAtStand, print } from "../cart/shopper.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { jpeg, writePhotograph } from "../support/photographs.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { operatorOf } from "./callDossard.ts";

/** Columns that an operator decides, beside the command that writes them. */
const decided: Record<string, Record<string, string>> = {
  pricing: { label: "catalogue import" },
  event: {
    ...{ label: "events edit", labelSlug: "events edit", category: "events edit", year: "events edit" },
    ...{ pricingId: "events edit", start: "events edit", end: "events edit", hasFixedDates: "events edit" },
    ...{ hasClickAndCollect: "events edit", isVisible: "events hide", isDisplaySelected: "events stand" },
    timeZone: "events create",
  },
  contest: { label: "contests edit", isVisible: "contests edit", eventUuid: "contests create" },
  picture: {
    ...{ contestUuid: "pictures move", name: "pictures rename", originalKey: "pictures replace" },
    ...{ contentHash: "pictures replace", width: "pictures replace", height: "pictures replace" },
    ...{ kbSize: "pictures replace", orientation: "pictures replace", takenAt: "clocks set" },
    clockedAt: "clocks set",
    ...{ photographerLabel: "pictures replace", copyright: "pictures replace", colours: "pictures replace" },
    isDeleted: "takedown",
  },
  filterValue: {
    ...{ value: "names correct", valueSlug: "names correct", searchKey: "names correct" },
    ...{ cleaningStatus: "names correct", cleaningInfo: "names correct", mergedIntoUuid: "names merge" },
  },
  product: Object.fromEntries(
    [
      ...["pricingId", "nature", "label", "description", "longDescription", "grp1_count", "grp2_count"],
      ...[1, 2, 3, 4].flatMap((slot) => [`filter${slot}_nature`, `filter${slot}_typeUuid`]),
    ].map((column) => [column, "catalogue import"]),
  ),
  productVariant: Object.fromEntries(
    [
      ...["productUuid", "grp1_format", "grp2_format", "base_price"],
      ...["mat_option", "satin_option", "numeric_option"],
    ].map((column) => [column, "catalogue import"]),
  ),
  discount: {
    ...{ label: "discounts edit", description: "discounts edit", percent: "discounts edit" },
    ...{ startAt: "discounts edit", endAt: "discounts edit", isDeleted: "discounts remove" },
  },
  advert: {
    ...{ code: "adverts add", label: "adverts edit", url: "adverts edit" },
    ...{ isPlaceMain: "adverts edit", isPlaceTruck: "adverts edit" },
  },
  order: {
    ...{ status: "orders pay", paidAt: "orders pay", paymentMethod: "orders pay" },
    ignoreMissingDownload: "orders ignore-missing",
  },
  // Not entities, but what an operator decides all the same.
  camera: { clockOffset: "clocks set" },
  pictureFilterValue: { pictureUuid: "names detach", filterValueUuid: "names merge" },
  plainImage: { originalKey: "events cover" },
  shopFact: { value: "shipping set" },
  takedown: { reason: "takedown" },
};

const unused = "no step of this shop reads it";
const shopper = "the shopper's";
const machine = "the shop writes it by itself";
const printed = "orders print: its own test";
const start = "a setting of the server";

/** The other columns, and why no operator writes them. */
const left: Record<string, Record<string, string>> = {
  pricing: { id: machine, workspaceUuid: unused },
  customer: {
    ...{ id: machine, workspaceUuid: unused, email: shopper, firstName: shopper, lastName: shopper },
    ...{ mobile: shopper, company: shopper, vatNumber: shopper, passwordHash: shopper },
  },
  address: {
    id: machine,
    customerId: machine,
    recipient: shopper,
    street: shopper,
    zipCode: shopper,
    city: shopper,
  },
  event: {
    ...{ uuid: machine, totalPictureCount: "counted" },
    thumbnailFile: "the cover is at its uuid's address: events cover",
    defaultFrameUuid: "this shop draws no frames",
  },
  contest: {
    ...{ uuid: machine, totalPictureCount: "counted", start: "of its pictures", end: "of its pictures" },
    labelSlug: "the name of its folder, by which an import finds it",
  },
  picture: {
    ...{ uuid: machine, imageFile: machine, thumbnailFile: machine, importUuid: machine, json: machine },
    ...{ kind: "an import takes photographs alone", durationSeconds: "of videos", photoSessionCode: unused },
    ...{ rawFileName: "of its file", rawFileExtension: "of its file", rawFileType: "of its file" },
    ...{
      cameraUuid: "of its file",
      cameraTime: "of its file",
      cameraOffset: "of its file",
    },
    eventUuid: "of its contest",
  },
  filterType: {
    ...{
      uuid: machine,
      hasLocalChanges: unused,
      workspaceUuid: unused,
      code: "the three that start lists have",
    },
    ...{ label: start, description: unused, showAsTag: unused },
  },
  filterValue: { uuid: machine, hasLocalChanges: unused, filterTypeUuid: "of the start list's column" },
  product: { uuid: machine },
  productVariant: { uuid: machine },
  discount: { id: machine },
  advert: { uuid: machine, workspaceUuid: unused },
  order: {
    ...{ uuid: machine, workspaceUuid: unused, currentPlaceId: start, numericStatus: machine },
    ...{ isPriority: unused, isBlocked: unused, email: shopper, lastName: shopper, phone: shopper },
    ...{ totalPrice: "counted", customerId: machine, sessionUuid: machine, invoiceNumber: machine },
    ...{ deliveryAddressId: shopper, invoiceAddressId: shopper, clickAndCollectEventUuid: shopper },
    ...{ transactionId: machine, requestId: machine, referenceNumber: machine, paymentId: machine },
    ...{ notifiedValidated: machine, notifiedInvoiced: machine },
    ...{ invoiceAccessKey: machine, publicAccessKey: machine, lastPrintTarget: printed, sellerId: unused },
    ...{ paperAlteringUserId: unused, paperProducingUserId: unused },
    ...{ numericAlteringUserId: unused, numericProducingUserId: unused },
    ...{ downloadMailedAt: machine, downloadAccessedAt: shopper, downloadedAt: shopper },
  },
  orderItem: {
    ...{
      uuid: machine,
      hasLocalChanges: unused,
      orderUuid: machine,
      kind: machine,
      price: "of the catalogue",
    },
    ...{ productUuid: shopper, productVariantUuid: shopper, quantity: shopper, pictureUuid: shopper },
    ...{ contestUuid: shopper, eventUuid: shopper, filterValueUuid1: shopper, filterValueUuid2: shopper },
    ...{ discount_mode: machine, discount_percent: "of the discount", discount_value: unused },
    ...{ withMatOption: shopper, withSatinOption: shopper, withNumericOption: shopper },
  },
  orderItemPicture: {
    ...{ uuid: machine, orderItemUuid: machine, pictureUuid: shopper, groupPosition: shopper },
    ...{ isFileFetched: machine, paperStatus: machine, numericStatus: machine, priceShare: "counted" },
    ...{ paperFormat: "of the variant", numericFormat: "of the variant" },
    ...{ eventUuid: "of the picture", contestUuid: "of the picture" },
    ...{
      alterWithExternalFile: unused,
      alterParams: unused,
      alterFrameUuid: unused,
      alterFrameDisabled: unused,
      cropOffset: shopper,
    },
  },
};

/** The fields of every entity: the database's, except for `isDeleted` where a command writes it. */
const common = ["createdAt", "modifiedAt", "creationPlaceId", "isDeleted"];

let shop: TestShop;
let stock: Stock;
let folder: string;
let orderUuid: string;
beforeAll(async () => {
  shop = await startTestShop({ placeWhat: "truck" });
  stock = await stockShop(shop);
  folder = await mkdtemp(join(tmpdir(), "dossard-fields-"));
  const { db, store } = shop.services;
  await db.deleteFrom("advert").execute();
  // The original of IMG_1 is missing.
  for (const key of ["originals/IMG_0.jpg", "originals/IMG_2.jpg"])
    await store.put(key, await jpeg({ seed: 3 }));
  const visitor = shop.newVisitor();
  await add(visitor, print(stock));
  await add(visitor, file(stock));
  await add(visitor, file(stock, { pictureUuid: stock.pictures.undated }));
  orderUuid = await placeAtStand(visitor);
  await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0a0" } })
    .withExif({
      IFD0: { Artist: "Anne Durand", Copyright: "Studio Durand" },
      IFD2: { DateTimeOriginal: "2026:05:01 12:00:00" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(join(folder, "image.jpg"));
  await writePhotograph(join(folder, "card/IMG_10.JPG"), {
    takenAt: "2026:05:01 12:00:00",
    camera: { model: "Canon EOS R5", serial: "0123" },
  });
  const prices = { base_price: 100, mat_option: 10, satin_option: 20, numeric_option: 30 };
  const texts = { description: "Tout", longDescription: "Tout, vraiment" };
  const slots = Object.fromEntries(
    [1, 2, 3, 4].flatMap((slot) => [
      [`filter${slot}_nature`, "filterValue"],
      [`filter${slot}_type`, slot % 2 === 0 ? "rider" : "horse"],
    ]),
  );
  const products = [
    {
      label: "Duo",
      nature: "multi",
      grp1_count: 2,
      grp2_count: 1,
      ...texts,
      variants: [{ grp1_format: "20_30", grp2_format: "15_22", ...prices }],
    },
    {
      label: "Quatre noms",
      nature: "filter",
      ...slots,
      variants: [{ grp1_format: "high", base_price: 7900 }],
    },
  ];
  await writeFile(
    join(folder, "catalogue.json"),
    JSON.stringify({ pricings: [{ label: "Nouveau tarif", products }] }),
  );
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const { run } = operatorOf(() => shop);
const image = () => join(folder, "image.jpg");
const card = () => join(folder, "card");
const discountArgs = ["--label", "Fête", "--banner", "−15 %", "--from", "2026-05-01", "--to", "2026-05-03"];

/** Each command with arguments that change what it writes, after the commands that it needs. */
interface Act {
  needs?: () => string[][];
  prepare?: () => Promise<unknown>;
  args: () => string[];
  /** Its name in the journal of changes, if another; null: not there. */
  journal?: string | null;
}

const acts: Record<string, Act> = {
  "catalogue import": { args: () => [join(folder, "catalogue.json")] },
  "events create": {
    args: () => ["Neuf", "--category", "Autre", "--pricing", "1", "--time-zone", "Asia/Tokyo"],
  },
  "events edit": {
    args: () => [
      ...[stock.events.hidden, "--label", "Fermé", "--category", "Autre", "--in-year", "2027"],
      ...["--pricing", "Automobile", "--start", "2027-01-02", "--end", "2027-01-03", "--click-and-collect"],
    ],
  },
  "events hide": { args: () => [stock.events.rally] },
  "events stand": { args: () => [stock.events.rosieres] },
  "events cover": { args: () => [stock.events.rosieres, image()] },
  "contests create": { args: () => [stock.events.rosieres, "Remise des prix"] },
  "contests edit": { args: () => [stock.events.rosieres, "Grand Prix", "--label", "Finale", "--hide"] },
  "clocks set": {
    needs: () => [
      ["import", card(), "--event", "Horloges", "--create", "--category", "Autre", "--pricing", "1"],
    ],
    args: () => ["Horloges", "0123", "--offset", "+1:00:00"],
  },
  "pictures move": { args: () => [stock.pictures.first, "--contest", stock.contests.afternoon] },
  "pictures rename": { args: () => [stock.pictures.first, "Podium"] },
  "pictures replace": { args: () => [stock.pictures.second, image()] },
  "names correct": { args: () => ["rider", "Zoé Lefèvre", "Zoë Lefebvre"] },
  "names merge": { args: () => ["horse", "Éclair Secret", "--into", "Éclair du Lys"] },
  "names detach": { args: () => ["rider", "Lefèvre Hugo"] },
  "discounts edit": {
    needs: () => [["discounts", "add", "15", ...discountArgs]],
    args: () => [
      ...["1", "--percent", "5", "--label", "Soldes", "--banner", "−5 %", "--from", "2026-06-01"],
      ...["--to", "2026-06-03"],
    ],
  },
  "discounts remove": { args: () => ["1"] },
  "adverts add": { args: () => ["cadre", image(), "--label", "Cadre"] },
  "adverts edit": {
    needs: () => [["adverts", "add", "toile", image(), "--label", "Toile", "--at", "main"]],
    args: () => ["toile", "--label", "Toiles", "--url", "https://exemple.fr", "--at", "truck"],
  },
  "shipping set": { args: () => ["6,90"], journal: "shipping" },
  // The order's own history records these, and a takedown its reason.
  "orders pay": { args: () => [orderUuid, "cash"], journal: null },
  "orders ignore-missing": { prepare: () => shop.runJobs(), args: () => [orderUuid], journal: null },
  takedown: { args: () => [stock.pictures.later, "--reason", "demande"], journal: null },
};

const entities = Object.keys(left);

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table}`.execute(shop.services.db);
  return rows.map(({ name }) => name);
}

/** Returns a table's rows by key, each as text by column. */
async function rowsOf(table: string): Promise<Map<string, Record<string, string>>> {
  const { rows } = await sql<{ row: Record<string, unknown> }>`
    select to_jsonb(t) as row from ${sql.table(table)} t`.execute(shop.services.db);
  return new Map(
    rows.map(({ row }) => {
      const texts = Object.fromEntries(
        Object.entries(row).map(([column, value]) => [column, JSON.stringify(value)]),
      );
      const key = texts.uuid ?? texts.id ?? texts.key ?? Object.values(texts).join();
      return [key, texts];
    }),
  );
}

type Rows = Awaited<ReturnType<typeof rowsOf>>;

/** Returns the columns whose value differs in some row; of a new row, those with a value; of a lost one, all. */
function changedColumns(before: Rows, after: Rows): Set<string> {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return new Set(
    keys.flatMap((key) => {
      const [old, now] = [before.get(key) ?? {}, after.get(key) ?? {}];
      const columns = [...new Set([...Object.keys(old), ...Object.keys(now)])];
      return columns.filter((column) => (old[column] ?? "null") !== (now[column] ?? "null"));
    }),
  );
}

function commandsOf(command: Command, path: string[]): string[] {
  return command.commands.flatMap((child) => {
    const own = [...path, child.name()];
    return [own.join(" "), ...commandsOf(child, own)];
  });
}

describe("the fields that an operator decides", () => {
  it.each(entities)("are all listed: %s", async (table) => {
    const listed = [...Object.keys(decided[table] ?? {}), ...Object.keys(left[table] ?? {})];
    expect([...listed, ...common.filter((column) => !listed.includes(column))].sort()).toEqual(
      (await columnsOf(table)).sort(),
    );
  });

  it("are those of every entity", async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'creationPlaceId'`.execute(shop.services.db);
    expect(rows.map(({ name }) => name).sort()).toEqual([...entities].sort());
  });

  it("have commands that exist, each proven below", () => {
    const named = [...new Set(Object.values(decided).flatMap((columns) => Object.values(columns)))];
    expect(commandsOf(createProgram(), [])).toEqual(expect.arrayContaining(named));
    expect(Object.keys(acts).sort()).toEqual(named.sort());
  });

  it.each(Object.keys(acts))(
    "are written by their command, with an entry in the journal: %s",
    async (verb) => {
      const act = acts[verb];
      for (const args of act?.needs?.() ?? []) await run(...args);
      await act?.prepare?.();
      const claims = Object.entries(decided).flatMap(([table, columns]) => {
        const own = Object.keys(columns).filter((column) => columns[column] === verb);
        return own.length > 0 ? [{ table, columns: own }] : [];
      });
      const before = await Promise.all(claims.map(({ table }) => rowsOf(table)));
      const entries = await rowsOf("auditEntry");
      await run(...verb.split(" "), ...(act?.args() ?? []));
      for (const [index, { table, columns }] of claims.entries()) {
        const changed = changedColumns(before[index] as Rows, await rowsOf(table));
        expect({ table, columns: columns.filter((column) => !changed.has(column)) }).toEqual({
          table,
          columns: [],
        });
      }
      const written = [...(await rowsOf("auditEntry"))].filter(([id]) => !entries.has(id));
      const journal = act?.journal === undefined ? verb : act.journal;
      if (journal !== null) expect(written.map(([, entry]) => entry.verb)).toContain(JSON.stringify(journal));
    },
  );
});
