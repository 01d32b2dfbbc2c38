/** Text of a component's docs page, for designers who choose between components. */
export interface Usage {
  /** Situations to use it in. */
  when: readonly string[];
  /** Situations for another component, which is named. */
  whenNot: readonly string[];
  /** Its behaviour with keyboards and screen readers, and what it expects from its caller. */
  accessibility?: readonly string[];
}
