import { expect, it } from "vitest";
import { isCameraFolder } from "../../../server/import/walkFolder.ts";

it.each([
  ...["DCIM", "dcim", "PRIVATE", "M4ROOT", "100CANON", "101ND850", "100_PANA", "999OLYMP", "100MSDCF"],
  ...["100APPLE", "202605__", "10160501", "EOS_DIGITAL", "NO NAME", "Untitled", "NIKON D850", "NIKON Z 6"],
])("takes %s for a camera's or a card's folder", (name) => {
  expect(isCameraFolder(name, false)).toBe(true);
});

it.each([
  ...["Grand Prix 1,35 m", "20260501", "EPREUVE 3", "100", "099CANON", "100CANON2", "110 haies", "Clip"],
  ...["110haies", "2026", "Camera", "Nikon", "Samedi", "100MILES", "115AM2GP", "110HAIES"],
])("takes %s for a contest", (name) => {
  expect(isCameraFolder(name, false)).toBe(false);
});

it.each(["Camera", "CLIP", "100canon"])("takes %s for a camera's folder only inside another one", (name) => {
  expect(isCameraFolder(name, true)).toBe(true);
  expect(isCameraFolder(name, false)).toBe(false);
});
