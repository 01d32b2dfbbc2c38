import type { ReactNode } from "react";
import * as css from "./DefinitionList.css.ts";

export interface Definition {
  /** The term, unique in its list. */
  term: string;
  /** Its value; « Non renseigné » is up to the caller. */
  description: ReactNode;
}

export interface DefinitionListProps {
  /** Terms and values, in reading order. */
  items: readonly Definition[];
}

/** Terms with their values: details of a customer or a picture. */
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
