import { type RefObject, useEffect, useRef, useState } from "react";
import { isTypedInto } from "../../browser/typeInto.ts";
import { keyboardFits } from "../../ui/index.ts";

/**
 * Returns the field that the shopper writes into by the keyboard on the screen; null while none has the focus, once the
 * keyboard has been put away, and for whoever types on real keys, until a field is pressed again.
 * @param board the keyboard
 */
export function useTypedField(board: RefObject<HTMLElement | null>) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const putAwayFor = useRef<Element | null>(null);
  useEffect(() => {
    let isPressing = false;
    let hasKeys = false;
    const fits = matchMedia(keyboardFits);
    const look = () => {
      const active = document.activeElement;
      if (board.current?.contains(active)) return;
      const isWanted = !hasKeys && active !== putAwayFor.current && fits.matches;
      const found = isWanted && isTypedInto(active) ? active : null;
      if (found) withoutOwnKeyboard(found);
      setField(found);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!isTypedInto(target)) return;
      putAwayFor.current = null;
      look();
    };
    // What is pressed must not move before the press is over, as the page does when the keyboard goes.
    const onBlur = () => !isPressing && requestAnimationFrame(look);
    const onPress = ({ target }: PointerEvent) => {
      isPressing = true;
      if (!isTypedInto(target)) return;
      withoutOwnKeyboard(target);
      putAwayFor.current = null;
      hasKeys = false;
    };
    const onRelease = () => {
      isPressing = false;
      requestAnimationFrame(() => requestAnimationFrame(look));
    };
    const onKey = ({ isTrusted, target }: KeyboardEvent) => {
      if (!isTrusted || board.current?.contains(target as Node)) return;
      hasKeys = true;
      look();
    };
    const events = { focusin: onFocus, focusout: onBlur, pointerdown: onPress, keydown: onKey } as const;
    const releases = ["pointerup", "pointercancel"] as const;
    for (const [name, listener] of Object.entries(events))
      window.addEventListener(name, listener as EventListener, true);
    for (const name of releases) window.addEventListener(name, onRelease, true);
    // A tablet may be turned.
    fits.addEventListener("change", look);
    look();
    return () => {
      fits.removeEventListener("change", look);
      for (const [name, listener] of Object.entries(events))
        window.removeEventListener(name, listener as EventListener, true);
      for (const name of releases) window.removeEventListener(name, onRelease, true);
    };
  }, [board]);
  return {
    field,
    putAway() {
      putAwayFor.current = field;
      setField(null);
    },
  };
}

/** The system's keyboard stays away. */
function withoutOwnKeyboard(field: HTMLInputElement): void {
  if (matchMedia(keyboardFits).matches) field.inputMode = "none";
}
