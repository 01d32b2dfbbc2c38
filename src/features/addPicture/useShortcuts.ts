import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import { persistedAtom } from "../../state/persisted.ts";

/** Whether the keys ← → S act in the modal: single-key shortcuts must have an off switch (WCAG 2.1.4). */
export const shortcutsAtom = persistedAtom("local", "shortcuts", z.boolean(), true);

export interface Shortcuts {
  previous: () => void;
  next: () => void;
  selection: () => void;
}

/** Elements that use arrows and letters themselves: text fields, lists, radios and numbers. */
const typing = "input, textarea, select, [contenteditable='true'], [role='combobox'], [role='radio']";

/** ← and → change picture, S opens the selection; ignored while typing or with Ctrl, Alt or Meta held. */
export function useShortcuts(shortcuts: Shortcuts, active: boolean): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    if (!active) return;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const target = event.target;
      if (target instanceof Element && target.matches(typing) && !target.matches("[type='checkbox']")) return;
      const act = {
        ArrowLeft: latest.current.previous,
        ArrowRight: latest.current.next,
        s: latest.current.selection,
        S: latest.current.selection,
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [active]);
}
