import { Children, type FocusEvent, type ReactNode } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Shelf.css.ts";

export interface ShelfProps extends RootProps<HTMLUListElement> {
  /** The cards, in reading order. */
  children: ReactNode;
}

/** The browser only scrolls the focused text into view: scrolls to the whole card. */
function showWhole({ currentTarget }: FocusEvent) {
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A list of cards on one line, scrolling sideways if they do not fit. */
export function Shelf({ children, ...root }: ShelfProps) {
  return (
    <ul {...root} className={css.shelf}>
      {Children.map(children, (card) => (
        <li className={css.place} onFocus={showWhole}>
          {card}
        </li>
      ))}
    </ul>
  );
}
