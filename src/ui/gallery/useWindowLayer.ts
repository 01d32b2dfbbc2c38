import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

interface WindowLayer {
  /** Takes the window, in the browser's top layer: whatever is around it, nothing clips or covers it. */
  layer: RefObject<HTMLElement | null>;
  /** What it shows, which keeps its place on the screen. */
  content: RefObject<HTMLElement | null>;
  /** Where the content is otherwise; stays in the page. */
  slot: RefObject<HTMLElement | null>;
  /** The button that closes the layer, and has the focus meanwhile. */
  closer: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the window has another size. */
  onResize: () => void;
}

/**
 * Shows a part of the page over the whole window. The focus returns to where it was; a focus that goes elsewhere closes the layer.
 */
export function useWindowLayer({ layer, content, slot, closer, isOpen, ...told }: WindowLayer) {
  const latest = useRef(told);
  useEffect(() => {
    latest.current = told;
  });
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    // Not where the effect ends: React gives the focus back to what had it before its commit.
    if (!isOpen && before.current instanceof HTMLElement) {
      if (layer.current?.contains(document.activeElement)) before.current.focus({ preventScroll: true });
      before.current = null;
    }
    const [window, shown, home] = [layer.current, content.current, slot.current];
    if (!isOpen || !window || !shown || !home) return;
    before.current = document.activeElement;
    window.popover = "manual";
    window.showPopover?.();
    const place = () => {
      const { left, top, width, height } = home.getBoundingClientRect();
      Object.assign(shown.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    };
    place();
    const resize = () => {
      place();
      latest.current.onResize();
    };
    const observer = new ResizeObserver(resize);
    observer.observe(home);
    addEventListener("resize", resize);
    closer.current?.focus({ preventScroll: true });
    const keepFocus = (event: Event) => event.preventDefault();
    const leave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !window.contains(relatedTarget)) latest.current.onClose();
    };
    window.addEventListener("mousedown", keepFocus);
    window.addEventListener("focusout", leave);
    return () => {
      window.removeEventListener("mousedown", keepFocus);
      window.removeEventListener("focusout", leave);
      observer.disconnect();
      removeEventListener("resize", resize);
      shown.removeAttribute("style");
      window.hidePopover?.();
      window.popover = null;
    };
  }, [layer, content, slot, closer, isOpen]);
}
