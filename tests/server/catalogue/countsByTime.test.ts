import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TimeCounts } from "../../../src/api/contract/pictureCalls.ts";
import { startTestShop, type TestShop } from "../support/testShop.ts";
import { addPicturesLike, type Stock, stockShop } from "./stockShop.ts";

let shop: TestShop;
let stock: Stock;
beforeAll(async () => {
  shop = await startTestShop();
  stock = await stockShop(shop);
});
afterAll(() => shop?.stop());

async function counts(query: string): Promise<TimeCounts> {
  const { status, body } = await shop
    .newVisitor()
    .get<TimeCounts>(`/api/anonymous/pictures/countsByTime?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

/** Returns each day with the starts of its non-empty buckets. */
const filled = ({ days }: TimeCounts) =>
  days.map(({ day, buckets }) => ({
    day,
    at: buckets.filter(({ count }) => count > 0).map(({ start, count }) => [start.slice(11, 16), count]),
  }));

describe("counts of pictures by time", () => {
  it("leave out the undated, the deleted and the hidden", async () => {
    const answer = await counts(`eventUuid=${stock.events.rosieres}`);
    expect(answer).toMatchObject({ timeZone: "Europe/Paris", bucketMinutes: 5 });
    expect(filled(answer)).toEqual([
      {
        day: "2026-05-01",
        at: [
          ["09:00", 2],
          ["15:00", 1],
        ],
      },
    ]);
    expect(answer.days[0]).toMatchObject({
      start: "2026-04-30T22:00:00.000Z",
      end: "2026-05-01T22:00:00.000Z",
      count: 3,
    });
    expect(answer.days[0]?.buckets).toHaveLength(73);
  });

  it.each([
    [() => `contestUuid=${stock.contests.afternoon}`, [["15:00", 1]]],
    [() => `eventUuid=${stock.events.rosieres}&contestUuid=${stock.contests.morning}`, [["09:00", 2]]],
    [() => `eventUuid=${stock.events.rosieres}&filterValueUuid=${stock.names.zoe}`, [["09:00", 2]]],
  ])("are narrowed as the list is (%#)", async (query, at) => {
    expect(filled(await counts(query()))).toEqual([{ day: "2026-05-01", at }]);
  });

  it("are empty for a name that is not in the event", async () => {
    expect(await counts(`eventUuid=${stock.events.rally}&filterValueUuid=${stock.names.zoe}`)).toMatchObject({
      days: [],
    });
  });

  it("give spans that the list takes", async () => {
    const { days } = await counts(`eventUuid=${stock.events.rosieres}`);
    const spans = [days[0], days[0]?.buckets[0], days[0]?.buckets.at(-1)];
    const totals = await Promise.all(
      spans.map(async (span) => {
        const query = `eventUuid=${stock.events.rosieres}&takenFrom=${span?.start}&takenBefore=${span?.end}`;
        const { headers } = await shop.newVisitor().get(`/api/anonymous/pictures?${query}`);
        return headers.get("x-total-count");
      }),
    );
    expect(totals).toEqual(["3", "2", "1"]);
  });

  it.each([
    ["an event that is hidden", () => `eventUuid=${stock.events.hidden}`],
    ["a contest that is hidden", () => `contestUuid=${stock.contests.hidden}`],
    ["a contest of a hidden event", () => `contestUuid=${stock.contests.ofHidden}`],
    [
      "a contest of another event",
      () => `eventUuid=${stock.events.rally}&contestUuid=${stock.contests.morning}`,
    ],
  ])("refuse %s", async (_, query) => {
    const { status, body } = await shop
      .newVisitor()
      .get<{ code: string }>(`/api/anonymous/pictures/countsByTime?${query()}`);
    expect([status, body.code]).toEqual([404, "NOT_FOUND"]);
  });

  it("need an event or a contest", async () => {
    const { status, body } = await shop
      .newVisitor()
      .get<{ code: string }>(`/api/anonymous/pictures/countsByTime?filterValueUuid=${stock.names.zoe}`);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: "INVALID_INPUT",
        fields: [{ path: "eventUuid", message: "No value" }],
      }),
    ]);
  });

  it("go by the clocks of the event: days, quarters of an hour and the night the clocks go back", async () => {
    const { db } = shop.services;
    const taken = ["2026-06-01T18:14:59.999Z", "2026-06-01T18:15:00.000Z", "2026-06-02T04:00:00.000Z"];
    const like = taken.map((takenAt, index) => ({ name: `KTM_${index}`, takenAt }));
    await addPicturesLike(db, stock.pictures.car, like);
    await db
      .updateTable("event")
      .set({ timeZone: "Asia/Kathmandu" })
      .where("uuid", "=", stock.events.rally)
      .execute();
    const answer = await counts(`eventUuid=${stock.events.rally}`);
    // Midnight in Kathmandu is 18:15 in UTC.
    expect(answer.days.map(({ day, start, count }) => [day, start, count])).toEqual([
      ["2026-06-01", "2026-05-31T18:15:00.000Z", 2],
      ["2026-06-02", "2026-06-01T18:15:00.000Z", 2],
    ]);
    await db
      .updateTable("event")
      .set({ timeZone: "Europe/Paris" })
      .where("uuid", "=", stock.events.rally)
      .execute();
    await db
      .updateTable("picture")
      .set({ takenAt: "2026-10-25T00:30:00.000Z" })
      .where("name", "=", "KTM_0")
      .execute();
    await db
      .updateTable("picture")
      .set({ takenAt: "2026-10-25T22:59:00.000Z" })
      .where("name", "=", "KTM_1")
      .execute();
    const longDay = (await counts(`eventUuid=${stock.events.rally}`)).days.at(-1);
    expect(longDay).toMatchObject({
      day: "2026-10-25",
      start: "2026-10-24T22:00:00.000Z",
      end: "2026-10-25T23:00:00.000Z",
      count: 2,
    });
    expect(longDay?.buckets.at(-1)?.end).toBe("2026-10-25T23:00:00.000Z");
  });
});
