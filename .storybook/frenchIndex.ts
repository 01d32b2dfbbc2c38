import type { StoryIndex } from "storybook/internal/types";
import { frenchFor } from "./frenchWords.ts";

interface Generator {
  getIndex(): Promise<StoryIndex>;
}

/**
 * Makes Storybook's search find French words. It searches the headings of docs pages: each page gets its stories' French words as
 * headings, which lead to the story on the page (`features.experimentalSearchDocsHeadings`).
 */
export async function findFrench<Index extends Generator>(generator: Index): Promise<Index> {
  const getIndex = generator.getIndex.bind(generator);
  generator.getIndex = async () => withFrench(await getIndex());
  return generator;
}

function withFrench(index: StoryIndex): StoryIndex {
  const all = Object.values(index.entries);
  const entries = all.map((entry) => {
    if (entry.type !== "docs") return entry;
    const stories = all.filter(({ type, title }) => type === "story" && title === entry.title);
    const anchors = stories.map(({ id, name }) => ({
      id: `anchor--${id}`,
      title: frenchFor(entry.title, name),
    }));
    return { ...entry, anchors: anchors.filter(({ title }) => title) };
  });
  return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}
