import { useState } from "react";

/**
 * Returns a value and its setter, for a component that works both ways: with `given` the caller keeps the value, without it
 * the component does.
 */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  function change(next: Value) {
    setOwn(next);
    onChange?.(next);
  }
  return [given === undefined ? own : given, change];
}
