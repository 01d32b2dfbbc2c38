import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** How long after a finger is lifted its click may come, in milliseconds. */
const clickMs = 100;

/**
 * Tells whether something in an element is being pressed, also by a press that began before its code came. What a press began
 * on must still be there when it ends, or no click comes.
 * @param onEnd called after the press and what it does
 */
export function usePress(root: RefObject<HTMLElement | null>, onEnd: () => void): RefObject<boolean> {
  const pressed = useRef(false);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    pressed.current = element.matches(":active");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      pressed.current = true;
    };
    const end = () => {
      clearTimeout(timer);
      if (!pressed.current) return;
      pressed.current = false;
      ended.current();
    };
    const release = () => {
      clearTimeout(timer);
      timer = setTimeout(end, clickMs);
    };
    const watch = new AbortController();
    const { signal } = watch;
    element.addEventListener("pointerdown", begin, { signal });
    window.addEventListener("pointerup", release, { signal });
    window.addEventListener("pointercancel", release, { signal });
    window.addEventListener("click", end, { signal });
    return () => {
      clearTimeout(timer);
      watch.abort();
    };
  }, [root]);
  return pressed;
}
