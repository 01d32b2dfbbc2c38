import { useEffect, useId } from "react";
import { createPortal } from "react-dom";
import type { RootProps } from "../rootProps.ts";
import * as css from "./PictureNote.css.ts";

export interface PictureNoteProps extends RootProps<HTMLDivElement> {
  /** The control of a Picture, which it describes. */
  of: Element;
  /** Who the picture shows. */
  text: string;
}

/** A line on a Picture of a Mosaic, above its corner, shown while it is rendered: for one of thousands. It takes no presses. */
export function PictureNote({ of, text, id, ...root }: PictureNoteProps) {
  const own = useId();
  const noteId = id ?? own;
  useEffect(() => {
    of.setAttribute("aria-describedby", noteId);
    return () => of.removeAttribute("aria-describedby");
  }, [of, noteId]);
  return createPortal(
    <div {...root} id={noteId} role="tooltip" className={css.note}>
      {text}
    </div>,
    of.parentElement ?? document.body,
  );
}
