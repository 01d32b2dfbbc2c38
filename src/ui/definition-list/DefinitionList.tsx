import type { ReactNode } from "react";
import * as css from "./DefinitionList.css.ts";

export interface Definition {
  /** The name, once in a list. */
  term: string;
  /** What it is; « Non renseigné » is the caller's to say. */
  description: ReactNode;
}

export interface DefinitionListProps {
  /** Names and values, in reading order. */
  items: readonly Definition[];
}

/** Names and what they stand for: a customer's details, a picture's. */
export function DefinitionList({ items }: DefinitionListProps) {
  return (
    <dl className={css.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={css.pair}>
          <dt className={css.term}>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
