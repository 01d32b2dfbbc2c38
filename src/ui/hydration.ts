import { type RefObject, useLayoutEffect, useRef } from "react";

let hydrating: boolean = import.meta.env.SSR;

/** To be told before a page that the server drew is hydrated, and again once it is. */
export function setHydrating(now: boolean): void {
  hydrating = now;
}

/** Whether what is rendered for the first time is, or matches, what the server drew. */
export const isHydrating = (): boolean => hydrating;

/** Hands on a text that was typed into a field before it was hydrated. */
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
