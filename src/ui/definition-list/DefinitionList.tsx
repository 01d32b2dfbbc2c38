import type { ReactNode } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./DefinitionList.css.ts";

export interface Definition {
  /** The term, unique in its list. */
  term: string;
  /** Its value; « Non renseigné » is up to the caller. */
  description: ReactNode;
}

export interface DefinitionListProps extends RootProps<HTMLDListElement> {
  /** Terms and values, in reading order. */
  items: readonly Definition[];
}

/** Terms with their values: details of a customer or a picture. */
export function DefinitionList({ items, ...root }: DefinitionListProps) {
  return (
    <dl {...root} className={css.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={css.pair}>
          <dt className={css.term}>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
