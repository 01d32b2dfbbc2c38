import { expect, test } from "vitest";
import { imageWidths } from "../../../server/images/derive.ts";
import {
  imageUrl,
  pictureSources,
  pictureUrl,
  previewWidths,
} from "../../../src/domain/pictures/imageUrl.ts";

const picture = { uuid: "p", eventUuid: "e", contestUuid: "c", width: 4000, height: 3000 };

test("previews stand at the fixed path, larger and smaller ones with their size in it", () => {
  expect(pictureUrl("", picture)).toBe("/thumbnails/e/c/p.webp");
  expect(pictureUrl("https://cdn.example", picture, 1350)).toBe(
    "https://cdn.example/thumbnails/1350/e/c/p.webp",
  );
  expect(imageUrl("https://cdn.example", "a")).toBe("https://cdn.example/images/a.webp");
});

test("sources say their width, which for an upright picture is its short side", () => {
  expect(pictureSources("", picture)).toContain("/thumbnails/1350/e/c/p.webp 1350w");
  const upright = { ...picture, width: 3000, height: 4000 };
  expect(pictureSources("", upright)).toContain("/thumbnails/e/c/p.webp 450w");
});

test("asks for the very sizes that the server makes", () => {
  expect(previewWidths).toEqual(imageWidths);
});
