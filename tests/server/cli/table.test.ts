import { expect, it } from "vitest";
import { tableLines } from "../../../server/cli/table.ts";

it("makes columns as wide as their widest cell, numbers at the right, accents one letter wide", () => {
  expect(
    tableLines(
      ["CODE", "EVENT", "N"],
      [
        ["a1", "Été", 5],
        ["b2", "E\u0301te\u0301 long", 1200],
      ],
    ),
  ).toEqual(["CODE  EVENT        N", "a1    Été          5", "b2    E\u0301te\u0301 long  1200"]);
});
