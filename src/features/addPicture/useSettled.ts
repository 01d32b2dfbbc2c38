import { useEffect, useState } from "react";

/** The second press of a double press comes sooner, in milliseconds. */
const settleMs = 600;

/** Whether something has been true for so long that no second press is still meant for what stood in its place. */
export function useSettled(isTrue: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!isTrue) return;
    const timer = setTimeout(setSettled, settleMs, true);
    return () => {
      clearTimeout(timer);
      setSettled(false);
    };
  }, [isTrue]);
  return isTrue && settled;
}
