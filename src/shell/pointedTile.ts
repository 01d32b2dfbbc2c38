/** How long the pointer or the focus rests on a tile before its names show, in milliseconds. */
const restMs = 400;
/** How long a finger rests on it. */
const longPressMs = 500;
/** How far a resting finger may move, in pixels. */
const restPx = 10;

const tileOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>("[data-picture]") : null;

/**
 * Tells which tile of a picture the pointer or the focus rests on, or a finger presses for long, and null once it has left. One watch for the
 * page: thousands of tiles have no listeners of their own. Returns what ends it.
 */
export function watchTiles(tell: (tile: HTMLElement | null) => void): () => void {
  const watch = new AbortController();
  let tile: HTMLElement | null = null;
  let isShown = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let finger: { x: number; y: number } | null = null;
  let isLongPress = false;

  function rest(on: HTMLElement | null, ms: number) {
    if (on === tile) return;
    clearTimeout(timer);
    if (isShown) tell(null);
    isShown = false;
    tile = on;
    if (on === null) return;
    timer = setTimeout(() => {
      isShown = true;
      isLongPress = finger !== null;
      tell(on);
    }, ms);
  }
  const leave = () => rest(null, 0);
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { capture: true, signal: watch.signal });

  on("pointerover", ({ pointerType, target }) => {
    if (pointerType !== "touch") rest(tileOf(target), restMs);
  });
  on("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) rest(tileOf(target), restMs);
  });
  on("focusout", ({ target }) => {
    if (tileOf(target) === tile) leave();
  });
  on("scroll", leave);
  on("keydown", ({ key }) => {
    if (key === "Escape") leave();
  });
  on("pointerdown", ({ pointerType, target, clientX: x, clientY: y }) => {
    leave();
    isLongPress = false;
    finger = pointerType === "touch" ? { x, y } : null;
    if (finger) rest(tileOf(target), longPressMs);
  });
  on("pointermove", ({ clientX, clientY }) => {
    if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > restPx) leave();
  });
  for (const end of ["pointerup", "pointercancel"] as const)
    on(end, () => {
      // What a long press has shown stays until the next one.
      if (finger && !isShown) leave();
      finger = null;
    });
  // A long press shows; it neither opens the picture nor the browser's menu of images.
  on("click", (press) => {
    if (!isLongPress) return leave();
    isLongPress = false;
    press.preventDefault();
    press.stopPropagation();
  });
  on("contextmenu", (event) => {
    if (finger && tileOf(event.target)) event.preventDefault();
  });
  return () => {
    clearTimeout(timer);
    watch.abort();
  };
}
