import { useEffect } from "react";
import { noteHeight } from "../../noteHeight.ts";
import { reachAttribute, reachHeight } from "./reach.ts";
// Its rules are for the page around it.
import "./WithinReach.css.ts";

/**
 * Lays out the page for a tall shared screen, whose upper half is out of reach: top bar, what `data-reach` marks, main actions and
 * dialogs stand in the lower one. Other windows stay as they are. Load its caller lazily, where such screens are.
 * @param isLowered whether the page begins in the lower half too
 */
export function useWithinReach(isLowered: boolean): void {
  useEffect(() => {
    const { documentElement } = document;
    documentElement.setAttribute(reachAttribute, isLowered ? "lowered" : "");
    return () => documentElement.removeAttribute(reachAttribute);
  }, [isLowered]);
  useEffect(() => {
    let marked: HTMLElement | null = null;
    let end: (() => void) | undefined;
    const find = () => {
      const found = document.querySelector<HTMLElement>("main [data-reach]");
      if (found === marked) return;
      marked = found;
      end?.();
      end = found ? noteHeight(found, reachHeight) : undefined;
    };
    const screens = new MutationObserver(find);
    screens.observe(document.body, { childList: true, subtree: true });
    find();
    return () => {
      screens.disconnect();
      end?.();
    };
  }, []);
}
