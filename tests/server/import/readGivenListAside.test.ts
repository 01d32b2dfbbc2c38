import { expect, it } from "vitest";
import { CliError } from "../../../server/core/cliError.ts";
import { type GivenOptions, readGivenList } from "../../../server/import/readGivenList.ts";
import { readGivenListAside } from "../../../server/import/readGivenListAside.ts";

const given: GivenOptions = {
  ...{ fileName: "départs.csv", encoding: null, sheet: null },
  ...{ contestSlugs: ["derby"], windowSeconds: 90, bibPlace: "end" },
};
const listOf = (rows: number) =>
  Buffer.from(
    ["dossard;cavalier;de;à", ...Array.from({ length: rows }, (_, row) => rowOf(row))].join("\r\n"),
    "latin1",
  );
const rowOf = (row: number) =>
  row % 7 === 3 ? `${row};Zoé;IMG_1` : `${row};Éric ${row};IMG_${row};IMG_${row + 5}`;

it("reads a long list while the event loop goes on, as in the same thread", async () => {
  const bytes = listOf(60_000);
  let turns = 0;
  let isReading = true;
  const turn = () => {
    turns++;
    if (isReading) setImmediate(turn);
  };
  setImmediate(turn);
  const aside = await readGivenListAside(bytes, given);
  isReading = false;
  // Each part of the list alone is one turn.
  expect(turns).toBeGreaterThan(100);
  const { read, list } = readGivenList(bytes, given);
  expect(read.rows.length).toBeGreaterThan(50_000);
  expect(read.refused.length).toBeGreaterThan(8_000);
  expect(aside).toEqual({ read, list });
});

it.each([
  ["nothing", Buffer.alloc(0), {}],
  ["no columns", Buffer.from("un texte\n"), {}],
  ["an encoding of a workbook's", listOf(3), { encoding: "klingon" }],
  ["a sheet of a text's", listOf(3), { sheet: "Dimanche" }],
])("refuses what cannot be read as in the same thread: %s", async (_, bytes, more) => {
  const refusal = async (read: () => unknown) => {
    try {
      return await read();
    } catch (error) {
      expect(error).toBeInstanceOf(CliError);
      return String(error instanceof Error && error.message);
    }
  };
  const told = await refusal(() => readGivenListAside(bytes, { ...given, ...more }));
  expect(told).toEqual(expect.any(String));
  expect(told).toBe(await refusal(() => readGivenList(bytes, { ...given, ...more })));
});
