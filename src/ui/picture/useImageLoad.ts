import { useEffect, useState } from "react";
import { stoodInPage } from "../takeOver.ts";
import { pictureCame } from "./firstPicture.ts";

/** `there`: it is shown as it comes, with nobody to tell of it, or stood in the page before. */
export type ImageState = "waiting" | "there" | "loaded" | "failed";

const initialState = (src: string): ImageState =>
  import.meta.env.SSR || stoodInPage(src) ? "there" : "waiting";

const pauses = [600, 1800];

/**
 * Follows one image, and asks again by itself when it fails: a stand's network comes and goes.
 * @param src address of the image
 * @returns its state, the number of the try (a new key for the element), what to tell it, and a retry by hand
 */
export function useImageLoad(src: string) {
  const [current, setCurrent] = useState({ src, attempt: 0, state: initialState(src) });
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
