import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import type { MosaicHandle } from "../mosaic/Mosaic.tsx";
import type { RootProps } from "../rootProps.ts";
import { markAfter, marksApart, type ScrubberMark } from "./marks.ts";
import * as css from "./Scrubber.css.ts";
import { useFollow } from "./useFollow.ts";

export interface ScrubberProps extends RootProps<HTMLDivElement> {
  /** Accessible name: « Heure des photos ». */
  label: string;
  /** The mosaic that it scrolls. */
  of: RefObject<MosaicHandle | null>;
  /** The mosaic's total number of pictures. */
  totalCount: number;
  /** Named places, in order; arrow keys go from one to the next. */
  marks: readonly ScrubberMark[];
  /** Tells what a picture shows or when it was taken: « 10 h 15 ». */
  textAt: (index: number) => string;
}

/**
 * A slider at the window's edge that scrolls a long Mosaic. It shows while the page scrolls, under the pointer and with
 * the focus; its marks show while it is held.
 */
export function Scrubber({ label, of, totalCount, marks, textAt, id, ref, ...data }: ScrubberProps) {
  const rail = useRef<HTMLDivElement>(null);
  const slide = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);
  /** Distance of the pointer from the thumb's middle, in pixels; null unless it is held. */
  const grip = useRef<number | null>(null);
  /** The picture that it was sent to, and the page's scroll there: others of its row may come before it. */
  const aim = useRef<{ to: number; scrollY: number } | null>(null);
  const last = Math.max(1, totalCount - 1);

  const place = (at: number) => {
    if (slide.current) slide.current.style.transform = `translateY(${(at / last) * 100}%)`;
    // Rendered once its words change, not for each frame of a scroll.
    setIndex((known) => (textAt(known) === textAt(at) ? known : at));
  };
  /** The picture that it stands at. */
  function indexNow(): number | null {
    if (aim.current && Math.abs(aim.current.scrollY - window.scrollY) < 1) return aim.current.to;
    aim.current = null;
    return of.current?.placeNow()?.index ?? null;
  }
  const isShown = useFollow(() => {
    const now = indexNow();
    if (now !== null && grip.current === null) place(now);
  });

  function go(to: number) {
    of.current?.show(to);
    aim.current = { to, scrollY: window.scrollY };
    place(to);
  }
  function drag({ clientY }: PointerEvent) {
    if (grip.current === null || !rail.current || !slide.current) return;
    const { top } = rail.current.getBoundingClientRect();
    const length = slide.current.offsetHeight;
    const thumb = rail.current.offsetHeight - length;
    const share = (clientY - grip.current - top - thumb / 2) / length;
    go(Math.round(Math.min(Math.max(share, 0), 1) * last));
  }
  function grab(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    const { target, clientY, pointerId } = event;
    const thumb = target instanceof Element && target.closest("[role=slider]");
    const box = thumb ? thumb.getBoundingClientRect() : null;
    grip.current = box ? clientY - (box.top + box.height / 2) : 0;
    event.currentTarget.setPointerCapture(pointerId);
    event.currentTarget.dataset.held = "";
    drag(event);
  }
  function release({ currentTarget }: PointerEvent<HTMLElement>) {
    grip.current = null;
    delete currentTarget.dataset.held;
  }
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const to = markAfter(event.key, indexNow() ?? index, marks, last);
    if (to === null) return;
    event.preventDefault();
    go(to);
  }

  return (
    <div id={id} ref={ref} {...data} className={css.edge}>
      <div
        ref={rail}
        data-shown={isShown ? "" : undefined}
        className={css.rail}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <div aria-hidden className={css.marks}>
          {marksApart(marks, totalCount).map((mark) => (
            <span key={mark.index} className={css.mark} style={{ top: `${(mark.index / last) * 100}%` }}>
              {mark.text}
            </span>
          ))}
        </div>
        <div ref={slide} className={css.slide}>
          <div
            role="slider"
            tabIndex={0}
            aria-label={label}
            aria-orientation="vertical"
            aria-valuemin={0}
            aria-valuemax={last}
            aria-valuenow={index}
            aria-valuetext={textAt(index)}
            className={css.thumb}
            onKeyDown={press}
          >
            {textAt(index)}
          </div>
        </div>
      </div>
    </div>
  );
}
