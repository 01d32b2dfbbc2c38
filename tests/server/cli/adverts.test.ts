import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Advert } from "../../../src/api/contract/catalogueEntities.ts";
import { type Stock, stockShop } from "../catalogue/stockShop.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { operatorOf } from "./callDossard.ts";

let shop: TestShop;
let stock: Stock;
let folder: string;
const images = { red: "", blue: "", broken: "", text: "" };

beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
  await shop.services.db.deleteFrom("advert").execute();
  folder = await mkdtemp(join(tmpdir(), "dossard-adverts-"));
  const paint = (background: string) =>
    sharp({ create: { width: 90, height: 60, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const [red, blue] = [await paint("#f00"), await paint("#00f")];
  const files = { red, blue, broken: red.subarray(0, red.length / 2), text: Buffer.from("une affiche") };
  for (const [name, bytes] of Object.entries(files)) {
    images[name as keyof typeof images] = join(folder, `${name}.jpg`);
    await writeFile(join(folder, `${name}.jpg`), bytes);
  }
});
afterAll(async () => {
  await shop?.stop();
  await rm(folder, { recursive: true, force: true });
});

const { run, refusal } = operatorOf(() => shop);

const shown = async () => (await shop.newVisitor().get<Advert[]>("/api/anonymous/adverts")).body;
/** Returns the mean red and blue of an image of the shop. */
async function tintOf(uuid: string): Promise<"red" | "blue"> {
  const response = await fetch(`${shop.url}/images/${uuid}.webp`);
  expect(response.status).toBe(200);
  const { channels } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? "red" : "blue";
}
const verbs = async () => {
  const rows = await shop.services.db.selectFrom("auditEntry").select("verb").orderBy("id").execute();
  return rows.map(({ verb }) => verb);
};

describe("dossard adverts", () => {
  it("adds one with its image, changes both, lists and removes it, and records each", async () => {
    expect(await run("adverts", "add", "cadre", images.red, "--label", "Votre photo encadrée")).toBe(
      "Annonce cadre : Votre photo encadrée, sans page, site et stand",
    );
    const [advert] = await shown();
    expect(advert).toMatchObject({ code: "cadre", url: null, isPlaceMain: true, isPlaceTruck: true });
    expect(await tintOf(advert?.uuid ?? "")).toBe("red");

    await run("adverts", "edit", "cadre", "--image", images.blue, "--url", "https://exemple.fr/cadres");
    expect(await tintOf(advert?.uuid ?? "")).toBe("blue");
    expect(await shown()).toMatchObject([
      { label: "Votre photo encadrée", url: "https://exemple.fr/cadres" },
    ]);
    expect(await run("adverts")).toMatch(
      /\ncadre +site et stand +Votre photo encadrée +https:\/\/exemple\.fr\/cadres$/,
    );

    await run("adverts", "edit", "cadre", "--at", "truck", "--url", "");
    expect(await shown()).toEqual([]);
    expect(JSON.parse(await run("adverts", "--json"))).toMatchObject([{ url: null, isPlaceMain: false }]);
    expect(await run("adverts", "remove", "cadre")).toBe(
      "Retirée : Annonce cadre : Votre photo encadrée, sans page, stand",
    );
    expect(await run("adverts")).toBe("Il n’y a pas d’annonce.");
    expect(await verbs()).toEqual(["adverts add", "adverts edit", "adverts edit", "adverts remove"]);
  });

  it("refuses what could not be shown, and changes nothing", async () => {
    const add = (image: string, ...more: string[]) =>
      refusal("adverts", "add", "affiche", image, "--label", "Affiche", ...more);
    expect(await add(images.text)).toMatch(/^L’image est refusée : .+\.$/);
    expect(await add(images.broken)).toContain("L’image est refusée : ses pixels sont illisibles.");
    expect(await add(join(folder, "absent.jpg"))).toContain("Il n’y a pas de fichier");
    expect(await add(images.red, "--url", "javascript:alert(1)")).toContain("n’est pas l’adresse d’une page");
    expect(await refusal("adverts", "add", "une affiche", images.red, "--label", "x")).toContain(
      "Le code d’une annonce",
    );
    expect(await refusal("adverts", "edit", "affiche", "--label", "x")).toContain(
      "Il n’y a pas d’annonce affiche",
    );
    expect(await run("adverts")).toBe("Il n’y a pas d’annonce.");
  });
});

describe("dossard events cover", () => {
  it("shows the image on the event's card", async () => {
    const uuid = stock.events.rally;
    expect(await run("events", "cover", "Rallye des Monts", images.red)).toBe(
      `L’événement a sa couverture : /images/${uuid}.webp`,
    );
    expect(await tintOf(uuid)).toBe("red");
    await run("events", "cover", uuid, images.blue);
    expect(await tintOf(uuid)).toBe("blue");
    expect((await verbs()).slice(-2)).toEqual(["events cover", "events cover"]);
    expect(await refusal("events", "cover", "Nulle part", images.red)).toContain("Nulle part");
  });
});
