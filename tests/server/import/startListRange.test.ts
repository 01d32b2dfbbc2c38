import { describe, expect, it } from "vitest";
import { readRange } from "../../../server/import/startListRange.ts";

const names = (from: string, to: string, byNumber = false) => ({ kind: "names", from, to, byNumber });
const times = (from: string, to: string, fromDate: string | null = null, toDate = fromDate) => ({
  kind: "times",
  fromDate,
  toDate,
  from,
  to,
});

describe("readRange", () => {
  it.each([
    ["IMG_0012", "IMG_0018", names("IMG_0012", "IMG_0018")],
    ["IMG_0012.JPG", "IMG_0018.jpeg", names("IMG_0012", "IMG_0018")],
    ["IMG_9", "IMG_10", names("IMG_9", "IMG_10")],
    ["IMG_0012", "0018", names("IMG_0012", "IMG_0018")],
    ["4821", "4829", names("4821", "4829", true)],
    ["IMG_0012", "", names("IMG_0012", "IMG_0012")],
    ["IMG_0012-IMG_0018", "", names("IMG_0012", "IMG_0018")],
    ["IMG_0012 à IMG_0018", "", names("IMG_0012", "IMG_0018")],
    ["IMG-12-IMG-18", "", names("IMG-12", "IMG-18")],
    ["DSC-0012", "", names("DSC-0012", "DSC-0012")],
    ["IMG_12..IMG_18", "", names("IMG_12", "IMG_18")],
    ["10:32:05", "10:34:10", times("10:32:05", "10:34:10")],
    ["10:32:05-10:34:10", "", times("10:32:05", "10:34:10")],
    ["10h32 – 10h34", "", times("10:32:00", "10:34:00")],
    ["10:32", "", { kind: "passing", date: null, time: "10:32:00" }],
    ["9:05 AM", "9:07:30 pm", times("09:05:00", "21:07:30")],
    ["9:05 AM - 9:07 AM", "", times("09:05:00", "09:07:00")],
    ["2026-05-01 10:32-10:34", "", times("10:32:00", "10:34:00", "2026-05-01")],
    ["2026-05-01 23:58", "2026-05-02 00:04", times("23:58:00", "00:04:00", "2026-05-01", "2026-05-02")],
  ])("reads %j to %j", (from, to, range) => {
    expect(readRange(from, to, null)).toEqual(range);
  });

  it("gives the row's date to times without one", () => {
    expect(readRange("10:32", "10:34", "2026-05-01")).toEqual(times("10:32:00", "10:34:00", "2026-05-01"));
  });

  it.each([
    ["IMG_18", "IMG_12", "« IMG_12 » vient avant « IMG_18 »"],
    ["IMG_4821", "29", "« IMG_29 » vient avant « IMG_4821 »"],
    ["10:34", "10:32", "10:32:00 vient avant 10:34:00 : après minuit, les deux ont besoin de leur date"],
    ["10:34", "IMG_12", "« 10:34 » et « IMG_12 » ne sont pas deux heures"],
    ["25:10", "25:12", "« 25:10 » n’est pas une heure"],
    ["10:32", "2026-05-01 10:34", "sa fin a une date, son début n’en a pas"],
  ])("refuses %j to %j", (from, to, reason) => {
    expect(readRange(from, to, null)).toBe(reason);
  });
});
