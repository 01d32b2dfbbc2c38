import type { ArgTypesEnhancer } from "storybook/internal/types";
import type { ThemeName } from "../src/ui/theme/themeNames.ts";
import { type Mode, modesOf, type PicturedStory, sizes } from "./visual/modes.ts";

const nameOf = ({ theme, window, medium }: Mode) =>
  `${theme}, ${window}${medium === "forced-colors" ? ", forced colours" : ""}`;

const chromaticMode = ({ theme, window, medium }: Mode) => ({
  theme,
  viewport: sizes[window][0],
  ...(medium === "forced-colors" ? { forcedColors: "active" } : {}),
  ...(medium === "print" ? { media: "print" } : {}),
});

/** Returns a story's parameters for Chromatic: the windows and themes of our own baselines. */
export function chromaticOf(story: PicturedStory, own: ThemeName) {
  const modes = modesOf(story, own);
  return modes.length === 0
    ? { disableSnapshot: true }
    : { modes: Object.fromEntries(modes.map((mode) => [nameOf(mode), chromaticMode(mode)])) };
}

/** Tells Chromatic how a story is pictured: its tags decide, and the theme of its globals, which only an enhancer sees. */
export const tellModes: ArgTypesEnhancer = (context) => {
  const { id, tags = [], parameters, argTypes } = context;
  // Missing in Storybook's types.
  const { storyGlobals } = context as { storyGlobals?: { theme?: ThemeName } };
  parameters.chromatic = chromaticOf({ id, tags }, storyGlobals?.theme ?? "boutique");
  return argTypes;
};
