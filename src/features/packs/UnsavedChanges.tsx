import { Suspense, useEffect } from "react";
import { useBlocker } from "react-router";
import { lazyPart } from "../../state/lazyPart.ts";

const LeaveQuestion = lazyPart(() => import("./LeaveQuestion.tsx"), "LeaveQuestion");

export interface UnsavedChangesProps {
  /** A dialog's exit that was pressed, taken if the shopper agrees. Default: none. */
  wayOut?: (() => void) | null;
  /** Called when the shopper stays. */
  onStay?: () => void;
  /** Whether a navigation may skip the question. Default: never. */
  isFree?: () => boolean;
}

/**
 * Asks before unsaved changes are lost through a link, Back or `wayOut`; the browser itself asks before a reload or a
 * closed tab. Render it while something is unsaved; the question is loaded then.
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
