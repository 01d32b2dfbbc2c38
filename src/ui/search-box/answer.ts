export interface SearchOption {
  /** What tells it from the others. */
  id: string;
  /** What is chosen: « Jappeloup d’Ecly ». */
  label: string;
  /** What it is: « Cheval ». Default: none. */
  detail?: string;
  /** Where it leads, for whoever has no scripts yet. Default: nowhere, it is chosen. */
  href?: string;
}

/** What is known about the text in the box. */
export type SearchAnswer =
  /** Nothing was asked yet. */
  | { state: "idle" }
  /** An answer is awaited; the message is announced: « Recherche en cours… ». */
  | { state: "loading"; message: string }
  /** It did not come: why, and another try. */
  | { state: "failed"; message: string; retryLabel: string; onRetry: () => void }
  /**
   * It came. The message is announced with the list (« 4 résultats ») and shown in its place where there is none
   * (« Aucun résultat ne correspond à votre recherche. »); the note is shown under the list: more were found than are shown.
   */
  | { state: "found"; options: readonly SearchOption[]; message: string; note?: string | undefined };
