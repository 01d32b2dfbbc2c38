import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import type { Event, FilterValue, Picture } from "../../src/api/contract/catalogueEntities.ts";
import { searchKey } from "../../src/domain/pictures/searchKey.ts";
import { Browser } from "../support/browser.ts";
import { writeCards } from "./cards.ts";
import { type Nature, type Placed, placeOrders } from "./orders.ts";
import type { Saturday } from "./saturday.ts";
import { day, type Ride, rides } from "./show.ts";
import { isListed, startListFile } from "./spreadsheet.ts";

const label = "Jumping de Lamotte";
/** The goal for the pictures that the list can name. */
const leastRight = 0.98;

/** The ride that each file shows, once the cards were written. */
let shownOn = new Map<string, Ride>();
let placed: Placed[] = [];

const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" }).format(Date.now() + days * 86_400_000);

/** Orders that the document names by a code: which kind each is. */
const named: Record<string, Nature> = {
  A5E5: "mat prints",
  B1C7: "collected",
  C3A9: "file",
  D2E8: "print",
  E0F4: "pack",
};

/** What others do between the operator's commands: each returns the faults that it found. */
export const marks: Record<string, (saturday: Saturday) => Promise<string[]>> = {
  async cards({ home, pictures, disguise, print }) {
    disguise.put("/home/anne", home);
    disguise.put("19/09/2026", dayFromNow(0).split("-").reverse().join("/"));
    disguise.put("2026-09-12", day);
    // Until then orders are collected at the stand.
    disguise.put("2026-09-20", dayFromNow(8));
    disguise.put("2026-09-19", dayFromNow(0));
    shownOn = await writeCards(join(home, "cartes"), pictures);
    await writeFile(join(home, "departs.xlsx"), startListFile());
    for (const [name, background] of [
      ["affiche", "#264653"],
      ["cadre", "#e9c46a"],
      ["retouche", "#2a9d8f"],
    ] as const) {
      const image = sharp({ create: { width: 1500, height: 1000, channels: 3, background } });
      await writeFile(join(home, `${name}.jpg`), await image.jpeg().toBuffer());
    }
    print(`three cards: ${shownOn.size} pictures of ${rides.length} rides`);
    return [];
  },

  async names({ url, print }) {
    const anybody = new Browser(url());
    const [event] = (await anybody.call<Event[]>("GET", "/anonymous/events")).filter(
      (one) => one.label === label,
    );
    if (!event) return [`no event ${label}`];
    let right = 0;
    const faults: string[] = [];
    for (const ride of rides) {
      const query = new URLSearchParams({ tagSearch: ride.rider, eventUuids: event.uuid });
      const found = await anybody.call<FilterValue[]>("GET", `/anonymous/filterValues?${query}`);
      // Of a rider who is on no list the search offers the nearest spelling.
      const value = found.find((one) => searchKey(one.value) === searchKey(ride.rider));
      if (!value) continue;
      const search = new URLSearchParams({
        eventUuid: event.uuid,
        filterValueUuid: value.uuid,
        limit: "1000",
      });
      const pictures = await anybody.call<Picture[]>("GET", `/anonymous/pictures?${search}`);
      const others = pictures.filter(
        ({ rawFileName }) => shownOn.get(rawFileName.replace(/\..*$/, "")) !== ride,
      );
      right += pictures.length - others.length;
      if (others.length > 0) faults.push(`${others.length} pictures of others are under ${ride.rider}`);
    }
    const expected = [...shownOn.values()].filter(isListed).length;
    print(`${right} of ${expected} pictures under the right name`);
    if (right < leastRight * expected)
      faults.push(`${right} of ${expected} pictures are under the right name`);
    return faults;
  },

  async orders({ url, disguise, print }) {
    placed = await placeOrders(url(), label);
    const isOnly = ({ code }: Placed) => placed.filter((other) => other.code === code).length === 1;
    for (const [shown, nature] of Object.entries(named)) {
      const found = placed.find((order) => order.nature === nature && isOnly(order));
      if (!found) return [`no order ${nature}`];
      disguise.put(shown, found.code);
    }
    print(`${placed.length} orders placed`);
    return [];
  },

  /** The card provider's list of the day: one payment is missing, and one is of nobody. */
  async "provider list"({ home }) {
    const paid = placed.filter(({ nature }) => nature !== "unpaid").slice(1);
    const reference = (uuid: string) => uuid.replaceAll("-", "").slice(0, 12).toUpperCase();
    const euros = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");
    const lines = paid.map(({ uuid, total }) => `${reference(uuid)};${euros(total)};OK`);
    await writeFile(
      join(home, "axepta.csv"),
      ["Référence;Montant;Statut", ...lines, "0123456789AB;12,00;OK", ""].join("\n"),
    );
    return [];
  },

  /** Files are made and mailed by jobs; an order of files alone then ends. */
  async files({ ask }) {
    const files = new Set(placed.filter(({ nature }) => nature === "file").map(({ uuid }) => uuid));
    const deadline = Date.now() + 300_000;
    for (;;) {
      const orders = await ask<{ uuid: string; status: string }[]>("orders", "--limit", "100");
      const open = orders.filter(({ uuid, status }) => files.has(uuid) && status !== "ended");
      if (open.length === 0) return [];
      if (Date.now() > deadline) return [`${open.length} orders of files are not ended`];
      await sleep(500);
    }
  },

  async prints({ home, print }) {
    const folder = join(home, "labo/samedi");
    const files = (await readdir(folder)).filter((name) => name.endsWith(".jpg"));
    const faults: string[] = [];
    for (const name of files) {
      const { width, height, hasProfile } = await sharp(await readFile(join(folder, name))).metadata();
      const [long = 0, short = 0] = (/^(\d+)x(\d+)_/.exec(name)?.slice(1) ?? [])
        .map(Number)
        .sort((left, right) => right - left);
      const ratio = Math.max(width, height) / Math.min(width, height);
      if (Math.abs(ratio - long / short) > 0.01) faults.push(`${name} is ${width}x${height}`);
      if (!hasProfile) faults.push(`${name} has no colour profile`);
    }
    const pieces: Partial<Record<Nature, number>> = {
      print: 1,
      "mat prints": 1,
      pack: 5,
      "mixed pack": 3,
      collected: 1,
      "refused first": 1,
    };
    // D2E8 is canceled before.
    const expected = placed.reduce((sum, { nature }) => sum + (pieces[nature] ?? 0), -1);
    if (files.length !== expected) faults.push(`${files.length} print files, ordered ${expected}`);
    print(`${files.length} prints for the laboratory`);
    return faults;
  },
};
