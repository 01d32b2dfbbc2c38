import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isHydrating } from "../hydration.ts";
import { pictureCame } from "./firstPicture.ts";
import { hold, isHeld } from "./heldImages.ts";

export type ImageState = "waiting" | "loaded" | "failed";

const pauses = [600, 1800];
/** An image that comes sooner is not waited for: what would take its place would only flash. */
const lateMs = 150;
/** How long after a failure a press cannot yet be meant for « Réessayer ». */
const surpriseMs = 500;

/**
 * Tracks an image's loading and retries failures automatically: a stand's network is intermittent.
 * @param src address of the image
 * @param isTile one of thousands, which hides what is below it: loading renders nothing, `isIn` says whether it was held before
 * @returns the ref for its element, its state, the attempt's number (the element's key), event handlers, manual retry
 */
export function useImageLoad(src: string, isTile = false) {
  const image = useRef<HTMLImageElement>(null);
  const [early] = useState(isHydrating);
  const [current, setCurrent] = useState<{ src: string; attempt: number; state: ImageState }>(() => ({
    src,
    attempt: 0,
    state: early || (isTile && isHeld(src)) ? "loaded" : "waiting",
  }));
  if (current.src !== src) setCurrent({ src, attempt: 0, state: "waiting" });

  useLayoutEffect(() => {
    // It may have loaded or failed before the listeners were attached.
    if (!early || !image.current?.complete) return;
    if (image.current.naturalWidth > 0) {
      // Code that waits for a picture also waits for hydration.
      setTimeout(pictureCame);
    } else setCurrent((before) => ({ ...before, state: "failed" }));
  }, [early]);

  const [isLate, setIsLate] = useState(false);
  const untilLate = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (current.state === "waiting") {
      untilLate.current = setTimeout(() => setIsLate(!image.current?.complete), lateMs);
      return () => clearTimeout(untilLate.current);
    }
    if (current.state === "loaded") return;
    const pause = pauses[current.attempt];
    const again = () =>
      setCurrent((before) => ({ ...before, attempt: before.attempt + 1, state: "waiting" }));
    const timer = pause && setTimeout(again, pause);
    // What failed without a network returns with it.
    addEventListener("online", again);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", again);
    };
  }, [current]);

  useEffect(() => {
    const element = image.current;
    if (!isTile || !element) return;
    return () => {
      // Still in the page: the development mode ends each effect once for trial.
      if (!element.isConnected && element.naturalWidth > 0) hold(src, element);
    };
  }, [src, isTile]);

  const failedAt = useRef(0);
  const tell = (state: ImageState) => setCurrent((before) => ({ ...before, state }));
  return {
    image,
    state: current.state,
    attempt: current.attempt,
    /** Whether it lets the reader wait. */
    isLate,
    /** Whether it is visible. */
    isIn: current.state === "loaded",
    /** Whether the automatic retries are exhausted. */
    givenUp: current.state === "failed" && current.attempt >= pauses.length,
    onLoad: () => {
      pictureCame();
      clearTimeout(untilLate.current);
      if (!isTile) tell("loaded");
    },
    onError: () => {
      failedAt.current = performance.now();
      tell("failed");
    },
    /** Whether a press was meant for what stood there before the image failed. */
    isSudden: (press: { timeStamp: number }) => press.timeStamp < failedAt.current + surpriseMs,
    retry: () => setCurrent({ src, attempt: 0, state: "waiting" }),
  };
}
