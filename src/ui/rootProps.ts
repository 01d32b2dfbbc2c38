import type { Ref } from "react";

/** Any `data-…` attribute. */
export interface DataAttributes {
  [name: `data-${string}`]: unknown;
}

/** Every component takes these, and passes them to one and the same element. */
export interface RootProps<Root extends Element = HTMLElement> extends DataAttributes {
  /** Its outermost element; of a form field, the control. Default: none. */
  ref?: Ref<Root> | undefined;
  /** Id of the same element, which also takes any `data-…` attribute. Default: none, or one of its own where it needs one. */
  id?: string | undefined;
}
