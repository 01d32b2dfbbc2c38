import { useEffect, useState } from "react";
import { pictureCame } from "./firstPicture.ts";

export type ImageState = "waiting" | "loaded" | "failed";

const pauses = [600, 1800];

/**
 * Follows one image, and asks again by itself when it fails: a stand's network comes and goes.
 * @param src address of the image
 * @returns its state, the number of the try (a new key for the element), what to tell it, and a retry by hand
 */
export function useImageLoad(src: string) {
  const [current, setCurrent] = useState({ src, attempt: 0, state: "waiting" as ImageState });
  if (current.src !== src) setCurrent({ src, attempt: 0, state: "waiting" });

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
    state: current.state,
    attempt: current.attempt,
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
