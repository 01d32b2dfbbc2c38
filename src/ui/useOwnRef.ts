import { type Ref, type RefObject, useImperativeHandle, useRef } from "react";

/** Returns a ref for the component's own use that also fills the caller's. The element must live as long as the component. */
export function useOwnRef<Root>(ref: Ref<Root> | undefined): RefObject<Root | null> {
  const own = useRef<Root>(null);
  useImperativeHandle<Root | null, Root | null>(ref as Ref<Root | null>, () => own.current, []);
  return own;
}
