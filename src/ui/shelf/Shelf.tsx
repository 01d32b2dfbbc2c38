import { Children, type FocusEvent, type ReactNode } from "react";
import * as css from "./Shelf.css.ts";

export interface ShelfProps {
  /** The cards, in reading order. */
  children: ReactNode;
}

/** The browser brings into view what has the focus: a word of the card. */
function showWhole({ currentTarget }: FocusEvent) {
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** A list of cards on one line, however many: those that find no room are scrolled to sideways. */
export function Shelf({ children }: ShelfProps) {
  return (
    <ul className={css.shelf}>
      {Children.map(children, (card) => (
        <li className={css.place} onFocus={showWhole}>
          {card}
        </li>
      ))}
    </ul>
  );
}
