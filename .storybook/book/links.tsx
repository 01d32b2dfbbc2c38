import { AnchorMdx } from "@storybook/addon-docs/blocks";
import type { ReactNode } from "react";
import { sanitize } from "storybook/internal/csf";
import * as css from "./book.css.ts";

/** A link to a docs page by its title: `ui/Button`. */
export function PageLink({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <AnchorMdx href={`?path=/docs/${sanitize(title)}--docs`} target="_self">
      {children ?? title.split("/").at(-1)}
    </AnchorMdx>
  );
}

export function StoryLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <AnchorMdx href={`?path=/story/${id}`} target="_self">
      {children}
    </AnchorMdx>
  );
}

/** Links to pages, as a row of labels. */
export function PageLinks({ titles }: { titles: readonly string[] }) {
  return (
    <ul className={css.links}>
      {titles.map((title) => (
        <li key={title} className={css.link}>
          <PageLink title={title} />
        </li>
      ))}
    </ul>
  );
}
