import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "playwright/test";
import { type Card, makeCard } from "./photographs.ts";
import type { Shop } from "./shop.ts";

const prices = [
  "tarif;produit;nature;groupe 1;groupe 2;filtre 1;filtre 2;format;format 2;prix;mat;satin;copie",
  "Équestre;Tirage photo;sp;1;;;;15x22;;9;;;",
  ";;;;;;;20x30;;15,00;3;3;10",
  ";Fichier numérique;sp;1;;;;high;;29;;;",
  ";Pack 5 tirages;multi;5;;;;15x22;;35;;;",
].join("\n");

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/**
 * Fills an empty shop through the command line alone, as docs/running-a-shop.md says: what is sold, a card of
 * photographs with its start list, the event's days.
 */
export async function fillOwnShop(shop: Shop, event: string): Promise<Card> {
  const folder = await mkdtemp(join(tmpdir(), "dossard-card-"));
  const dossard = async (...args: string[]) => {
    const { code, output } = await shop.dossard(...args);
    expect([code, output], args.join(" ")).toEqual([0, output]);
  };
  try {
    const catalogue = join(folder, "tarifs.csv");
    await writeFile(catalogue, prices);
    await dossard("catalogue", "import", catalogue);
    const card = await makeCard(join(folder, "carte"), 1);
    const what = ["--create", "--category", "Equestre", "--start-list", card.startList];
    await dossard("import", card.folder, "--event", event, ...what);
    const dates = ["--start", dayFromNow(-10), "--end", dayFromNow(10)];
    await dossard("events", "edit", event, ...dates, "--click-and-collect");
    return card;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
