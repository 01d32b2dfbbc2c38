import { expect, test } from "vitest";
import { pickUpPlace, pickUpTime } from "../../../src/domain/orders/pickUp.ts";

const event = { label: "Jumping de Saint-Lô", start: "2026-06-12T06:00:00Z", end: "2026-06-14T16:00:00Z" };

test.each([
  ["2026-06-13T09:00:00Z", "2 heures après la commande, et jusqu’au 14 juin 2026"],
  ["2026-06-12T04:00:00Z", "2 heures après la commande, et jusqu’au 14 juin 2026"],
  ["2026-06-12T03:59:59Z", "à partir du 12 juin 2026, et jusqu’au 14 juin 2026"],
  ["2026-05-30T09:00:00Z", "à partir du 12 juin 2026, et jusqu’au 14 juin 2026"],
])("what is ordered at %s is fetched %s", (orderedAt, words) => {
  expect(pickUpTime(event, orderedAt)).toBe(words);
});

test("an event of one day names it once", () => {
  expect(pickUpTime({ ...event, end: "2026-06-12T16:00:00Z" }, "2026-05-30T09:00:00Z")).toBe(
    "le 12 juin 2026",
  );
});

test("the stand is named in French quotes", () => {
  expect(pickUpPlace(event)).toBe("au stand de «\u00a0Jumping de Saint-Lô\u00a0»");
});
