import type { ReactNode } from "react";

export interface SearchOption {
  /** Unique id of the option. */
  id: string;
  /** Label: « Jappeloup d’Ecly ». */
  label: string;
  /** Type: « Cheval ». Default: none. */
  detail?: string;
  /** Content in place of label and detail: a Suggestion. It contains the label. Default: none. */
  content?: ReactNode;
  /** Link target, for use without JavaScript. Default: nowhere, it is chosen. */
  href?: string;
}

/** State of the results for the current text. */
export type SearchAnswer =
  /** Nothing was searched for yet. */
  | { state: "idle" }
  /** Loading; the message is announced: « Recherche en cours… ». */
  | { state: "loading"; message: string }
  /** Failed: the reason and a retry. */
  | { state: "failed"; message: string; retryLabel: string; onRetry: () => void }
  /**
   * Loaded. The message is announced with the list (« 4 résultats ») and shown in its place if it is empty (« Aucun
   * résultat ne correspond à votre recherche. »); the lead names the list, such as options that are only near; the note below it that
   * there are more. Actions come last: links and buttons that lead on.
   */
  | {
      state: "found";
      options: readonly SearchOption[];
      message: string;
      lead?: string | undefined;
      note?: string | undefined;
      actions?: ReactNode;
    };
