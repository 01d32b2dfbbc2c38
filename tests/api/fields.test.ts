import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { email } from "../../src/api/contract/customerEntities.ts";
import { flag, isoDate, line, natural, text, uuid, year } from "../../src/api/contract/fields.ts";
import { filledText } from "../../src/api/contract/formFields.ts";
import { orderItemSchema } from "../../src/api/contract/orderEntities.ts";

describe("isoDate", () => {
  it.each([
    ["2026-05-01T08:00:00", "2026-05-01T08:00:00.000Z"],
    ["2026-05-01T08:00:00Z", "2026-05-01T08:00:00.000Z"],
    ["2026-05-01T08:00:00.123456Z", "2026-05-01T08:00:00.123Z"],
    ["2026-05-01T10:00:00+02:00", "2026-05-01T08:00:00.000Z"],
  ])("reads %s as %s", (given, expected) => {
    expect(isoDate.parse(given)).toBe(expected);
  });

  it.each(["", "2026-05-01", "2026-02-31T08:00:00Z", "2026-05-01T25:00:00Z", "01/05/2026", "now"])(
    "refuses %j",
    (given) => {
      expect(isoDate.safeParse(given).success).toBe(false);
    },
  );

  it("gives back what it gave: parsing twice is parsing once", () => {
    const date = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(date, (value) => {
        const once = isoDate.parse(value.toISOString());
        expect(isoDate.parse(once)).toBe(once);
      }),
    );
  });
});

describe("flag", () => {
  it.each([
    [true, true],
    [1, true],
    [false, false],
    [0, false],
  ])("reads %j as %j", (given, expected) => {
    expect(flag.parse(given)).toBe(expected);
  });

  it.each(["true", 2, null, undefined])("refuses %j", (given) => {
    expect(flag.safeParse(given).success).toBe(false);
  });
});

describe("plain fields", () => {
  it("names the limit of a text that is too long", () => {
    expect(text(3).safeParse("abcd").error?.issues[0]?.message).toBe("String too long (expected max 3)");
    expect(text(3).safeParse("abc").success).toBe(true);
  });

  it("refuses a NUL, which the database cannot keep", () => {
    expect(line(10).safeParse("a\0b").success).toBe(false);
  });

  it("asks for something else than blanks where a text must be filled", () => {
    expect(filledText(10).safeParse("  ").error?.issues[0]?.message).toBe("No value");
    expect(filledText(10).parse(" Lyon ")).toBe("Lyon");
  });

  it.each([-1, 1.5, Number.NaN, 3_000_000_000, "1"])("refuses %j as a natural number", (given) => {
    expect(natural.safeParse(given).success).toBe(false);
  });

  it.each([1969, 2101])("refuses the year %i", (given) => {
    expect(year.safeParse(given).success).toBe(false);
  });

  it("takes uuids in either case and nothing else", () => {
    expect(uuid.safeParse("01234567-89AB-cdef-0123-456789abcdef").success).toBe(true);
    expect(uuid.safeParse("01234567-89AB-cdef-0123-456789abcdeg").success).toBe(false);
  });

  it.each([
    ["a@b.fr", true],
    [`${"a".repeat(64)}@b.fr`, true],
    [`${"a".repeat(65)}@b.fr`, false],
    [`a@${"b".repeat(96)}.fr`, false],
    ["a@b", false],
    ["a b@c.fr", false],
  ])("says of the address %j: %j", (given, expected) => {
    expect(email.safeParse(given).success).toBe(expected);
  });
});

it("refuses an item without a variant, and takes a discount without one", () => {
  const id = "01234567-89ab-4def-8123-456789abcdef";
  const item = {
    createdAt: "2026-05-01T08:00:00Z",
    modifiedAt: "2026-05-01T08:00:00Z",
    creationPlaceId: 1,
    isDeleted: 0,
    uuid: id,
    hasLocalChanges: false,
    orderUuid: id,
    kind: "item",
    productUuid: null,
    productVariantUuid: null,
    quantity: 1,
    price: 900,
    contestUuid: null,
    eventUuid: null,
    filterValueUuid1: null,
    filterValueUuid2: null,
    pictureUuid: null,
    discount_mode: null,
    discount_percent: null,
    discount_value: null,
    withMatOption: 0,
    withSatinOption: false,
    withNumericOption: null,
    remainingPictures: null,
  };
  expect(orderItemSchema.safeParse(item).error?.issues[0]?.message).toBe(
    "Missing productVariantUuid for an item kind",
  );
  expect(orderItemSchema.safeParse({ ...item, kind: "discount" }).success).toBe(true);
});
