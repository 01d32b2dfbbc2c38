import { describe, expect, it } from "vitest";
import { chromaticOf } from "../.storybook/chromaticModes.ts";
import { type Mode, modesOf, sizes } from "../.storybook/visual/modes.ts";
import { themeNames } from "../src/ui/theme/themeNames.ts";

const stories = ["ui-button--default", "screens-cart--full"].flatMap((id) =>
  [[], ["print"], ["forced-colors"], ["tablet", "forced-colors"], ["kiosk"], ["tablet", "kiosk", "dark"]].map(
    (tags) => ({ id, tags }),
  ),
);

/** Theme, width and medium: what decides how a picture looks. */
const ofOurs = ({ theme, window, medium }: Mode) => ({
  theme,
  width: sizes[window][0],
  medium: medium ?? "screen",
});

describe("Chromatic", () => {
  it("sees each story in the themes and windows of our own pictures", () => {
    for (const story of stories) {
      for (const own of themeNames) {
        const { modes = {} } = chromaticOf(story, own);
        const theirs = Object.values(modes).map(({ theme, viewport, forcedColors, media = "screen" }) => ({
          theme,
          width: viewport,
          medium: forcedColors === "active" ? "forced-colors" : media,
        }));
        expect(theirs).toEqual(modesOf(story, own).map(ofOurs));
      }
    }
    const all = stories.flatMap((story) => modesOf(story, "boutique"));
    expect(new Set(all.map(({ window }) => window))).toEqual(new Set(Object.keys(sizes)));
    expect(new Set(all.map(({ theme }) => theme))).toEqual(new Set(themeNames));
    expect(all.some(({ medium }) => medium === "forced-colors")).toBe(true);
  });

  it("is not sent a story that no picture shows", () => {
    expect(chromaticOf({ id: "ui-button--by-keyboard", tags: ["no-picture", "tablet"] }, "boutique")).toEqual(
      {
        disableSnapshot: true,
      },
    );
  });
});
