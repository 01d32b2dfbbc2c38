export interface DragPoint {
  /** In pixels of the window. */
  x: number;
  y: number;
  /** Whether it is over an element with this attribute: `data-takes-pictures`. */
  isOver: boolean;
  /** Key of the group whose place it is over, from the attribute `data-group`; null outside places. */
  group: string | null;
}

/** Pixels that a pointer moves before a press becomes a drag. */
const slackPx = 8;

function pointOf({ clientX: x, clientY: y }: PointerEvent): DragPoint {
  const under = document.elementFromPoint(x, y);
  const taker = under?.closest("[data-takes-pictures]");
  const place = taker ? under?.closest<HTMLElement>("[data-group]") : null;
  return { x, y, isOver: Boolean(taker), group: place?.dataset.group ?? null };
}

/**
 * Follows a pressed pointer until it is released; a press that stays in place remains a press. Escape cancels.
 * @param onMove called with each point, and with null at the end
 * @param onDrop called with the last point if it is released over an element that takes pictures
 */
export function dragPicture(
  start: PointerEvent,
  onMove: (point: DragPoint | null) => void,
  onDrop: (point: DragPoint) => void,
): void {
  const stop = new AbortController();
  const { signal } = stop;
  let isDragging = false;
  function end(point: DragPoint | null) {
    stop.abort();
    if (!isDragging) return;
    onMove(null);
    ignoreNextClick();
    if (point?.isOver) onDrop(point);
  }
  window.addEventListener(
    "pointermove",
    (event) => {
      const moved = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (moved >= slackPx) isDragging = true;
      if (isDragging) onMove(pointOf(event));
    },
    { signal },
  );
  window.addEventListener("pointerup", (event) => end(pointOf(event)), { signal });
  window.addEventListener("pointercancel", () => end(null), { signal });
  window.addEventListener("keydown", ({ key }) => key === "Escape" && end(null), { signal });
  document.addEventListener("selectstart", (event) => event.preventDefault(), { signal });
}

/** The click that a released pointer makes would open the picture. */
function ignoreNextClick(): void {
  const stop = new AbortController();
  window.addEventListener(
    "click",
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: stop.signal },
  );
  setTimeout(() => stop.abort());
}
