import { expect, test } from "vitest";
import { formatBytes } from "../../../src/domain/french/formatBytes.ts";

test.each([
  [0, "0\u00a0o"],
  [999, "999\u00a0o"],
  [1000, "1\u00a0ko"],
  [640_400, "640\u00a0ko"],
  [12_460_000, "12,5\u00a0Mo"],
  [1_940_000_000, "1,9\u00a0Go"],
  [5_000_000_000_000, "5\u202f000\u00a0Go"],
])("%i bytes are %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
