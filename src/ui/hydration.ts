import { type RefObject, useLayoutEffect, useRef } from "react";

let hydrating: boolean = import.meta.env.SSR;

/** Must be called before a server-rendered page hydrates, and again once it has. */
export function setHydrating(now: boolean): void {
  hydrating = now;
}

/** Whether a first render matches server-rendered content. */
export const isHydrating = (): boolean => hydrating;

/** Passes on text that was typed into a field before hydration. */
export function useEarlyText(
  input: RefObject<HTMLInputElement | null>,
  value: string | undefined,
  onValue: (text: string) => void,
): void {
  const first = useRef({ value, onValue });
  useLayoutEffect(() => {
    const typed = input.current?.value ?? "";
    if (hydrating && first.current.value !== undefined && typed !== first.current.value) {
      first.current.onValue(typed);
    }
  }, [input]);
}
