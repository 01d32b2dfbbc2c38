import { describe, expect, it } from "vitest";
import { readDate, readMoment, readRange } from "../../../server/import/startListRange.ts";

const names = (from: string, to: string, byNumber = false) => ({ kind: "names", from, to, byNumber });
const times = (from: string, to: string, fromDate: string | null = null, toDate = fromDate) => ({
  kind: "times",
  fromDate,
  toDate,
  from,
  to,
});

describe("readDate", () => {
  it.each([
    ["2026-05-01", "2026-05-01"],
    ["1/5/2026", "2026-05-01"],
    ["01.05.26", "2026-05-01"],
    ["29/02/2028", "2028-02-29"],
  ])("reads %s", (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it.each(["29/02/2026", "2026-13-01", "mai", "", "1/5"])("refuses %j", (text) => {
    expect(readDate(text)).toBeNull();
  });
});

describe("readMoment", () => {
  it.each([
    ["10:32:05", null, "10:32:05"],
    ["9:05", null, "09:05:00"],
    ["10h32", null, "10:32:00"],
    ["10 h 32", null, "10:32:00"],
    ["10:32:05.250", null, "10:32:05"],
    ["2026-05-01 10:32:05", "2026-05-01", "10:32:05"],
    ["2026-05-01T10:32:05", "2026-05-01", "10:32:05"],
    ["01/05/2026 10h32", "2026-05-01", "10:32:00"],
  ])("reads %s", (text, date, time) => {
    expect(readMoment(text)).toEqual({ date, time });
  });

  it.each(["24:00", "10:60", "10:32:60", "IMG_1032", "1032", "", "mardi 10:32"])("refuses %j", (text) => {
    expect(readMoment(text)).toBeNull();
  });
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
    ["10:32", "", times("10:32:00", "10:32:00")],
    ["2026-05-01 10:32-10:34", "", times("10:32:00", "10:34:00", "2026-05-01")],
    ["2026-05-01 23:58", "2026-05-02 00:04", times("23:58:00", "00:04:00", "2026-05-01", "2026-05-02")],
  ])("reads %j to %j", (from, to, range) => {
    expect(readRange(from, to, null)).toEqual(range);
  });

  it("gives the row's date to times without one", () => {
    expect(readRange("10:32", "10:34", "2026-05-01")).toEqual(times("10:32:00", "10:34:00", "2026-05-01"));
  });

  it.each([
    ["IMG_18", "IMG_12", '"IMG_12" comes before "IMG_18"'],
    ["IMG_4821", "29", '"IMG_29" comes before "IMG_4821"'],
    ["10:34", "10:32", "10:32:00 comes before 10:34:00: past midnight, both need their date"],
    ["10:34", "IMG_12", '"10:34" and "IMG_12" are not two times'],
    ["25:10", "25:12", '"25:10" is no time of day'],
    ["10:32", "2026-05-01 10:34", "its end has a date, its beginning none"],
  ])("refuses %j to %j", (from, to, reason) => {
    expect(readRange(from, to, null)).toBe(reason);
  });
});
