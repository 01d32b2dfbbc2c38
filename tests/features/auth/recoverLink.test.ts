import { expect, test } from "vitest";
import { readRecoverLink } from "../../../src/features/auth/recoverLink.ts";

const whole = "customerEmail=camille%40example.fr&expireAt=2026-05-02T08%3A00%3A00.000Z&signature=abc";

test("reads the three values of a link", () => {
  expect(readRecoverLink(new URLSearchParams(whole))).toEqual({
    email: "camille@example.fr",
    expireAt: "2026-05-02T08:00:00.000Z",
    signature: "abc",
  });
});

test.each(["customerEmail", "expireAt", "signature"])("a link without %s is not valid", (missing) => {
  const query = new URLSearchParams(whole);
  query.delete(missing);
  expect(readRecoverLink(query)).toBeNull();
  query.set(missing, "");
  expect(readRecoverLink(query)).toBeNull();
});
