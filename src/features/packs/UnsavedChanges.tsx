import { Suspense, useEffect } from "react";
import { useBlocker } from "react-router";
import { lazyPart } from "../../state/lazyPart.ts";

const LeaveQuestion = lazyPart(() => import("./LeaveQuestion.tsx"), "LeaveQuestion");

export interface UnsavedChangesProps {
  /** Way out of a dialog that was pressed, taken if the shopper agrees. Default: none. */
  wayOut?: (() => void) | null;
  /** Called when she stays. */
  onStay?: () => void;
  /** Whether a navigation needs no question. Default: never. */
  isFree?: () => boolean;
}

/**
 * Asks before what was changed and not saved is lost, whichever way it would be: a link, Back, `wayOut`; the browser itself
 * asks before a reload or a closed tab. Render it while something is unsaved; its question is fetched then.
 */
export function UnsavedChanges({ wayOut = null, onStay, isFree }: UnsavedChangesProps) {
  const blocker = useBlocker(() => !isFree?.());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, []);
  return (
    <Suspense>
      <LeaveQuestion
        open={wayOut !== null || blocker.state === "blocked"}
        onLeave={() => (wayOut ? wayOut() : blocker.proceed?.())}
        onStay={() => {
          blocker.reset?.();
          onStay?.();
        }}
      />
    </Suspense>
  );
}
