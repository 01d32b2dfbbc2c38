import { Children, type ReactNode } from "react";
import * as css from "./Shelf.css.ts";

export interface ShelfProps {
  /** The cards, in reading order. */
  children: ReactNode;
}

/** A list of cards on one line, however many: those that find no room are scrolled to sideways. */
export function Shelf({ children }: ShelfProps) {
  return (
    <ul className={css.shelf}>
      {Children.map(children, (card) => (
        <li className={css.place}>{card}</li>
      ))}
    </ul>
  );
}
