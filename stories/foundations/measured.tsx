import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * Returns a measurement of an element, repeated when the theme, the fonts or the window change.
 * @param measure declared outside components; its result is compared by `Object.is`
 */
export function useMeasured<Subject extends HTMLElement, Result>(
  measure: (subject: Subject) => Result,
): [RefObject<Subject | null>, Result | undefined] {
  const ref = useRef<Subject>(null);
  const [result, setResult] = useState<Result>();
  useLayoutEffect(() => {
    const look = () => {
      if (ref.current) setResult(measure(ref.current));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    window.addEventListener("resize", look);
    document.fonts.addEventListener("loadingdone", look);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", look);
      document.fonts.removeEventListener("loadingdone", look);
    };
  }, [measure]);
  return [ref, result];
}

/** Converts `0.25rem` in the code to 4 px for designers. */
function inPixels(value: string): string {
  const rem = /^(-?[\d.]+)rem$/.exec(value)?.[1];
  return rem === undefined ? value : `${Number(rem) * 16} px`;
}

const ownValue = (subject: HTMLElement) => {
  const name = subject.dataset.token ?? "";
  return inPixels(getComputedStyle(subject).getPropertyValue(name).trim());
};

/** The value of a token in the current theme; lengths in pixels. */
export function Value({ of }: { of: string }) {
  const [ref, value] = useMeasured<HTMLSpanElement, string>(ownValue);
  return (
    <span ref={ref} data-token={of.slice("var(".length, -1)}>
      {value}
    </span>
  );
}
