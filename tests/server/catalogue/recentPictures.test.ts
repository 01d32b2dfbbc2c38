import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { NamedPicture } from "../../../src/api/contract/pictureCalls.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { addPicturesLike, type Stock, stockShop } from "./stockShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

async function recent(query: Record<string, string> = {}): Promise<NamedPicture[]> {
  const address = `/api/anonymous/pictures/recent?${new URLSearchParams(query)}`;
  const { status, body } = await shop.newVisitor().get<NamedPicture[]>(address);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}
const namesOf = (pictures: readonly NamedPicture[]) => pictures.map(({ picture }) => picture.name);

describe("recent pictures", () => {
  it("are those of the event with the newest one that is on view", async () => {
    expect(namesOf(await recent())).toEqual(["CAR_1"]);
    expect(namesOf(await recent({ eventUuid: stock.events.rosieres }))).toEqual(["IMG_3"]);
    expect(await recent({ eventUuid: stock.events.hidden })).toEqual([]);
  });

  it("of a place that displays selected events are of one of those", async () => {
    const place = await startTestShop({ eventsDisplayMode: "select" });
    try {
      const { events } = await stockShop(place);
      const { db } = place.services;
      const names = async () =>
        namesOf((await place.newVisitor().get<NamedPicture[]>("/api/anonymous/pictures/recent")).body);
      expect(await names()).toEqual([]);
      await db
        .updateTable("event")
        .set({ isDisplaySelected: true })
        .where("uuid", "=", events.rosieres)
        .execute();
      expect(await names()).toEqual(["IMG_3"]);
    } finally {
      await place.stop();
    }
  });

  it("come with who they show: horses before riders", async () => {
    const [newest] = await recent({ eventUuid: stock.events.rosieres });
    expect(newest?.names).toEqual(["Éclair du Lys", "Lefèvre Hugo"]);
  });

  it("leave out what is hidden or deleted, has no date, or is more than an hour older", async () => {
    const { db } = shop.services;
    await db
      .updateTable("picture")
      .set({ isDeleted: true })
      .where("uuid", "=", stock.pictures.later)
      .execute();
    await addPicturesLike(db, stock.pictures.first, [
      { name: "OLD", takenAt: "2026-05-01T08:00:02.000Z" },
      { name: "JUST", takenAt: "2026-05-01T08:00:03.000Z" },
    ]);
    expect(namesOf(await recent({ eventUuid: stock.events.rosieres }))).toEqual(["IMG_2", "IMG_1", "JUST"]);
  });

  it("are spread evenly over the hour, the newest one first", async () => {
    const minutes = Array.from({ length: 58 }, (_, index) => ({
      name: `M_${index + 1}`,
      takenAt: new Date(Date.UTC(2026, 5, 1, 10, index + 1)).toISOString(),
    }));
    await addPicturesLike(shop.services.db, stock.pictures.car, minutes);
    for (const limit of [1, 2, 7, 24, 57, 58]) {
      const taken = (await recent({ limit: String(limit) })).map(({ picture }) =>
        new Date(picture.takenAt ?? "").getUTCMinutes(),
      );
      expect(taken[0]).toBe(58);
      expect(taken).toHaveLength(limit);
      const steps = taken.slice(1).map((minute, index) => (taken[index] ?? 0) - minute);
      expect(Math.max(0, ...steps) - Math.min(60, ...steps)).toBeLessThanOrEqual(1);
    }
    expect(await recent({ limit: "1000" })).toHaveLength(58);
    expect(await recent({ limit: "0" })).toEqual([]);
  });
});
