import book from "virtual:dossard-book";
import { Unstyled } from "@storybook/addon-docs/blocks";
import * as css from "./book.css.ts";
import { PageLinks } from "./links.tsx";

/** What a page's component or screen is made of, and who uses it, worked out from the imports. */
export function KinOf({ title }: { title: string }) {
  const { uses, usedBy } = book.kin[title] ?? { uses: [], usedBy: [] };
  const inside = (folder: string) => usedBy.filter((user) => user.startsWith(`${folder}/`));
  const rows = [
    { words: "Made of", titles: uses },
    { words: "Used by components", titles: inside("ui") },
    { words: "In modals and parts", titles: inside("features") },
    { words: "On screens", titles: inside("screens") },
  ].filter(({ titles }) => titles.length > 0);
  if (rows.length === 0) return null;
  return (
    <Unstyled>
      <dl className={css.kin}>
        {rows.map(({ words, titles }) => (
          <div key={words} className={css.kinRow}>
            <dt className={css.kinWords}>{words}</dt>
            <dd className={css.kinLinks}>
              <PageLinks titles={titles} />
            </dd>
          </div>
        ))}
      </dl>
    </Unstyled>
  );
}
