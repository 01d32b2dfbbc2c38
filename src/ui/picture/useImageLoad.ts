import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { isHydrating } from "../hydration.ts";
import { pictureCame } from "./firstPicture.ts";

/** `there`: it is shown as it comes, without appearing: the server drew it. */
export type ImageState = "waiting" | "there" | "loaded" | "failed";

/** Images that were seen before their page was hydrated: they do not appear a second time. */
const seenEarly = new Set<string>();

const pauses = [600, 1800];

/**
 * Follows one image, and asks again by itself when it fails: a stand's network comes and goes.
 * @param src address of the image
 * @returns the ref for its element, its state, the number of the try (a new key for the element), what to tell it, and a retry by hand
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
    // It may have loaded or failed before anybody listened.
    if (!early || !image.current?.complete) return;
    if (image.current.naturalWidth > 0) {
      seenEarly.add(src);
      // What waits for a picture waits for its page to be hydrated too.
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
    /** Whether it is seen. */
    isIn: current.state === "loaded" || current.state === "there",
    /** Whether the tries by itself are over. */
    givenUp: current.state === "failed" && current.attempt >= pauses.length,
    onLoad: () => {
      pictureCame();
      tell("loaded");
    },
    onError: () => tell("failed"),
    retry: () => setCurrent({ src, attempt: 0, state: "waiting" }),
  };
}
