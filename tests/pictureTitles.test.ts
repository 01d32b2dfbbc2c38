import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Where a picture is called by its file's name, and why. */
const byFile: Record<string, string> = {
  "src/domain/pictures/pictureTitle.ts": "decides between both",
  "src/features/addPicture/PictureDetails.tsx": "the file's details",
  "src/features/addPicture/PictureViewer.tsx":
    "beside the stage's title; its neighbours come in pages without names",
  "src/features/addPicture/usePictureTitle.ts": "nobody is known on it",
  "src/features/orderSelection/OrderSelectionDone.tsx": "after its title",
  "src/features/orderSelection/OwnFormats.tsx": "above its title",
  "src/features/search/ClaimButton.tsx": "nobody is known on it",
  "src/features/wall/wallPictures.ts": "nobody is known on it",
  "src/widgets/PicturesPanel.tsx": "pages of a search come without names",
  "server/app/http/linkPreview.ts": "nobody is known on it",
};

const sources = globSync(["src/**/*.{ts,tsx}", "server/**/*.ts"]).map((path) => ({
  path,
  code: readFileSync(path, "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ""),
}));

test("shoppers read who a picture shows before the name of its file", () => {
  const shown = sources.filter(({ path }) => /^src\/(?!ui\/)|^server\/app\/http/.test(path));
  const found = shown.filter(({ code }) => /\bpicture\.name\b/.test(code)).map(({ path }) => path);
  expect(found.sort()).toEqual(Object.keys(byFile).sort());
});

test("no line begins with the dot that joins two names", () => {
  // The title of a page stands on one line.
  const joined = sources.filter(({ path }) => path !== "src/shop/usePageTitle.ts");
  expect(joined.filter(({ code }) => / ·|· ·/.test(code)).map(({ path }) => path)).toEqual([]);
});
