/** The words of a component's docs page, for a designer who chooses between components. */
export interface Usage {
  /** Situations that call for it. */
  when: readonly string[];
  /** Situations that call for another one, which is named. */
  whenNot: readonly string[];
  /** What it promises to keyboards and screen readers, and what it expects from whoever uses it. */
  accessibility?: readonly string[];
}
