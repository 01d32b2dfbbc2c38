/** Effect of a key on the suggestions; `highlight: null` returns the highlight to the text. */
export type KeyEffect = { open: boolean; highlight: number | null } | "choose" | "search" | "empty" | null;

export interface Suggestions {
  /** Whether suggestions, skeletons or a message are visible. */
  open: boolean;
  /** Whether the box contains text. */
  filled: boolean;
  count: number;
  /** Index of the highlighted suggestion, from 0; null while the text has the highlight. */
  highlight: number | null;
  /** Whether links or buttons follow the suggestions, for Tab to reach. Default: false. */
  hasActions?: boolean;
}

/**
 * The editable combobox with list (WAI-ARIA Authoring Practices): arrows wrap around via the text, Home, End and side
 * arrows return to it, Enter chooses or searches at once, Escape closes, then empties, Tab closes and moves on.
 * @param key name of the key, prefixed by "Alt+" if Alt is pressed
 * @returns null for an unrelated key
 */
export function effectOf(
  key: string,
  { open, filled, count, highlight, hasActions }: Suggestions,
): KeyEffect {
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      if (!open || count === 0) return { open: true, highlight: count > 0 ? 0 : null };
      return { open, highlight: highlight === null ? 0 : highlight === last ? null : highlight + 1 };
    case "ArrowUp":
      if (!open || count === 0) return { open: true, highlight: count > 0 ? last : null };
      return { open, highlight: highlight === null ? last : highlight === 0 ? null : highlight - 1 };
    case "Alt+ArrowDown":
      return { open: true, highlight };
    case "Alt+ArrowUp":
      return open ? { open: false, highlight: null } : null;
    case "Home":
    case "End":
    case "ArrowLeft":
    case "ArrowRight":
      return highlight === null ? null : { open, highlight: null };
    case "Enter":
      return open && highlight !== null ? "choose" : filled ? "search" : null;
    case "Escape":
      if (open) return { open: false, highlight: null };
      return filled ? "empty" : null;
    case "Tab":
      return open && count > 0 && !hasActions ? { open: false, highlight: null } : null;
    default:
      return null;
  }
}
