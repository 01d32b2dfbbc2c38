import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useEffect, useRef } from "react";
import * as css from "./CropSlider.css.ts";
import type { GalleryFrameMove, GalleryFrameShape } from "./GalleryFrame.tsx";

export interface CropSliderProps extends Omit<GalleryFrameShape, "move">, GalleryFrameMove {
  zoomed: boolean;
}

const steps: Partial<Record<string, number>> = {
  ArrowRight: 0.05,
  ArrowUp: 0.05,
  ArrowLeft: -0.05,
  ArrowDown: -0.05,
  PageUp: 0.2,
  PageDown: -0.2,
  Home: -1,
  End: 1,
};

const between = (offset: number) => Math.round(Math.min(1, Math.max(0, offset)) * 1000) / 1000;

/** The movable crop, as in the slider pattern; of a vertical one, up is more. */
export function CropSlider(props: CropSliderProps) {
  const { of, left, top, width, height, label, offset, text, onOffsetChange, zoomed } = props;
  const isAcross = width < 1;
  const onPointerDown = useDrag(props, isAcross);

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = steps[event.key];
    if (step === undefined) return;
    // Arrows neither change nor pan the picture then.
    event.preventDefault();
    event.stopPropagation();
    onOffsetChange(between(offset + (isAcross ? step : -step)));
  }

  const percent = (fraction: number) => `${fraction * 100}%`;
  const value = Math.round((isAcross ? offset : 1 - offset) * 100);
  return (
    <div className={css.cropRoom}>
      <div
        className={css.cropOf}
        style={{
          width: `min(100cqw, ${(100 * of.width) / of.height}cqh)`,
          aspectRatio: `${of.width} / ${of.height}`,
        }}
      >
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-orientation={isAcross ? "horizontal" : "vertical"}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={value}
          aria-valuetext={text}
          className={css.crop({ along: isAcross ? "width" : "height", zoomed })}
          style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
          onKeyDown={press}
          onPointerDown={zoomed ? undefined : onPointerDown}
        />
      </div>
    </div>
  );
}

/** Moves the crop with one pointer; a second finger pinches the picture instead. */
function useDrag({ width, height, offset, onOffsetChange }: CropSliderProps, isAcross: boolean) {
  const latest = useRef(onOffsetChange);
  useEffect(() => {
    latest.current = onOffsetChange;
  });
  const drag = useRef<AbortController | null>(null);
  useEffect(() => () => drag.current?.abort(), []);

  return function onPointerDown(event: ReactPointerEvent<HTMLElement>) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (drag.current?.signal.aborted === false) {
      drag.current.abort();
      return;
    }
    const stop = new AbortController();
    const { signal } = stop;
    drag.current = stop;
    const { clientX, clientY, pointerId } = event;
    const box = event.currentTarget.getBoundingClientRect();
    const room = isAcross ? box.width * (1 / width - 1) : box.height * (1 / height - 1);

    function move(now: PointerEvent) {
      if (now.pointerId !== pointerId || room <= 0) return;
      const by = isAcross ? now.clientX - clientX : now.clientY - clientY;
      latest.current(between(offset + by / room));
    }
    function end(now: PointerEvent) {
      if (now.pointerId === pointerId) stop.abort();
    }
    window.addEventListener("pointermove", move, { signal });
    window.addEventListener("pointerup", end, { signal });
    window.addEventListener("pointercancel", end, { signal });
  };
}
