import { useEffect, useId } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./PictureNote.css.ts";

export interface PictureNoteProps extends RootProps<HTMLDivElement> {
  /** The control of a Picture in view, which it describes; it stands on its lower edge. */
  of: Element;
  /** Who the picture shows. */
  text: string;
}

/** A line on a Picture of a Mosaic, shown while it is rendered: for one of thousands. It takes no presses, and goes when the page scrolls. */
export function PictureNote({ of, text, id, ...root }: PictureNoteProps) {
  const own = useId();
  const noteId = id ?? own;
  useEffect(() => {
    of.setAttribute("aria-describedby", noteId);
    return () => of.removeAttribute("aria-describedby");
  }, [of, noteId]);
  const { left, bottom, width } = of.getBoundingClientRect();
  return (
    <div
      {...root}
      id={noteId}
      role="tooltip"
      className={css.edge}
      style={{ left, bottom: window.innerHeight - bottom, width }}
    >
      <span className={css.note}>{text}</span>
    </div>
  );
}
