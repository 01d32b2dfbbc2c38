import { createElement, useState } from "react";
import { STORY_FINISHED } from "storybook/internal/core-events";
import { addons, useChannel, useStorybookState } from "storybook/manager-api";
import { themeNames } from "../src/ui/theme/themeNames.ts";

/**
 * A page with the story once in each theme. Each frame loads when the story of the one before has finished: play functions would
 * take the focus from each other. The frames are not the manager's own, which would hear their messages.
 */
const pageOf = (story: string) => `<!doctype html><html lang="fr"><title>${story}</title><style>
  body { margin: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); font: 14px sans-serif }
  figure { margin: 0; display: grid; grid-template-rows: auto 1fr; min-height: 100vh; outline: 1px solid silver }
  figcaption { padding: 8px 16px }
  iframe { border: 0; width: 100%; height: 100% }
</style>${themeNames
  .map((theme) => `<figure><figcaption>${theme}</figcaption><iframe title="${theme}"></iframe></figure>`)
  .join("")}<script>
  const frames = [...document.querySelectorAll("iframe")];
  const next = () => {
    const frame = frames.shift();
    if (frame) frame.src = "iframe.html?viewMode=story&id=${story}&globals=theme:" + frame.title;
  };
  addEventListener("message", ({ data }) => String(data).includes('"${STORY_FINISHED}"') && next());
  // Storybook draws a panel that is not shown too, without a height.
  const begin = () => {
    if (innerHeight === 0) return;
    removeEventListener("resize", begin);
    next();
  };
  addEventListener("resize", begin);
  begin();
</script>`;

/** The story of the sidebar in every theme, side by side, once the canvas has played it. */
export function ThemesPanel() {
  const { storyId } = useStorybookState();
  const [finished, setFinished] = useState<string | undefined>(
    () => addons.getChannel().last(STORY_FINISHED)?.[0]?.storyId,
  );
  useChannel({ [STORY_FINISHED]: (story: { storyId: string }) => setFinished(story.storyId) });
  if (finished !== storyId) return null;
  return createElement("iframe", {
    title: "Themes side by side",
    srcDoc: pageOf(storyId),
    style: { border: 0, width: "100%", height: "100%" },
  });
}
