import { describe, expect, test } from "vitest";
import {
  customerOnly,
  mainPlaceOnly,
  signedOutOnly,
  standOnly,
  turnedAway,
  type Visit,
} from "../../src/routes/guards.ts";

const visit = (change: Partial<Visit> = {}): Visit => ({
  placeWhat: "main",
  customerToken: null,
  url: "/account",
  ...change,
});

test("the main place's screens send a stand's visitor to the search", () => {
  expect(mainPlaceOnly(visit())).toBeNull();
  expect(mainPlaceOnly(visit({ placeWhat: "truck" }))).toBe("/search");
});

test("the ticket of a saved cart is the stand's alone", () => {
  expect(standOnly(visit({ placeWhat: "truck" }))).toBeNull();
  expect(standOnly(visit())).toBe("/search");
});

test("a customer's screen sends to /login, and back with all its query", () => {
  expect(customerOnly(visit({ customerToken: "token" }))).toBeNull();
  expect(customerOnly(visit({ url: "/account?page=2" }))).toBe("/login?returnUrl=%2Faccount%3Fpage%3D2");
});

test.each([
  ["/login", "/account"],
  ["/login?returnUrl=%2Fcart", "/cart"],
  ["/login?returnUrl=https%3A%2F%2Fevil.example", "/account"],
])("a signed-in customer at %s goes to %s", (url, expected) => {
  expect(signedOutOnly(visit({ url, customerToken: "token" }))).toBe(expected);
  expect(signedOutOnly(visit({ url }))).toBeNull();
});

describe("guards in a row", () => {
  test("the first that turns away is the one that counts: a stand never asks to sign in", () => {
    expect(turnedAway([mainPlaceOnly, customerOnly], visit({ placeWhat: "truck" }))).toBe("/search");
    expect(turnedAway([mainPlaceOnly, customerOnly], visit())).toBe("/login?returnUrl=%2Faccount");
    expect(turnedAway([mainPlaceOnly, customerOnly], visit({ customerToken: "token" }))).toBeNull();
  });
});
