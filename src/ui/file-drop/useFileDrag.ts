import { type DragEvent, useEffect, useState } from "react";

const hasFiles = (data: DataTransfer | null) => data?.types.includes("Files") ?? false;

/**
 * Returns the handlers of an area that files are dropped on, and whether some are above it.
 * While it is there, a drop beside it no longer replaces the page by the file.
 */
export function useFileDrag(isOut: () => boolean, onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);

  useEffect(() => {
    function refuse(event: globalThis.DragEvent) {
      if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
    }
    window.addEventListener("dragover", refuse);
    window.addEventListener("drop", refuse);
    return () => {
      window.removeEventListener("dragover", refuse);
      window.removeEventListener("drop", refuse);
    };
  }, []);

  function over(event: DragEvent) {
    if (isOut() || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setOver(true);
  }

  function leave(event: DragEvent) {
    // Its own parts are not elsewhere.
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
  }

  function drop(event: DragEvent) {
    setOver(false);
    if (isOut() || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  }

  return { isOver, handlers: { onDragEnter: over, onDragOver: over, onDragLeave: leave, onDrop: drop } };
}
