import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isHydrating } from "../hydration.ts";
import { pictureCame } from "./firstPicture.ts";

/** `there`: displayed without a fade-in, since the server rendered it. */
export type ImageState = "waiting" | "there" | "loaded" | "failed";

/** Images visible before their page was hydrated: they do not fade in again. */
const seenEarly = new Set<string>();

const pauses = [600, 1800];

/**
 * Tracks an image's loading and retries failures automatically: a stand's network is intermittent.
 * @param src address of the image
 * @returns the ref for its element, its state, the attempt's number (the element's key), event handlers, manual retry
 */
export function useImageLoad(src: string) {
  const image = useRef<HTMLImageElement>(null);
  const [early] = useState(isHydrating);
  const [current, setCurrent] = useState<{ src: string; attempt: number; state: ImageState }>(() => ({
    src,
    attempt: 0,
    state: early || seenEarly.has(src) ? "there" : "waiting",
  }));
  if (current.src !== src) setCurrent({ src, attempt: 0, state: "waiting" });

  useLayoutEffect(() => {
    // It may have loaded or failed before the listeners were attached.
    if (!early || !image.current?.complete) return;
    if (image.current.naturalWidth > 0) {
      seenEarly.add(src);
      // Code that waits for a picture also waits for hydration.
      setTimeout(pictureCame);
    } else setCurrent((held) => ({ ...held, state: "failed" }));
  }, [early, src]);

  useEffect(() => {
    const pause = pauses[current.attempt];
    if (current.state !== "failed" || pause === undefined) return;
    const timer = setTimeout(
      () => setCurrent((held) => ({ ...held, attempt: held.attempt + 1, state: "waiting" })),
      pause,
    );
    return () => clearTimeout(timer);
  }, [current]);

  const tell = (state: ImageState) => setCurrent((held) => ({ ...held, state }));
  return {
    image,
    state: current.state,
    attempt: current.attempt,
    /** Whether it is visible. */
    isIn: current.state === "loaded" || current.state === "there",
    /** Whether the automatic retries are exhausted. */
    givenUp: current.state === "failed" && current.attempt >= pauses.length,
    onLoad: () => {
      pictureCame();
      tell("loaded");
    },
    onError: () => tell("failed"),
    retry: () => setCurrent({ src, attempt: 0, state: "waiting" }),
  };
}
