import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { endSessionAtom, leavingAtom } from "./atoms.ts";
import { clearStorages, restartSession } from "./clearSession.ts";

const retryAfterMs = 3000;

/** Makes the screen ready once its shopper has left; gives whether the server keeps it waiting. */
export function useLeaving(startPath: string): boolean {
  const leaving = useAtomValue(leavingAtom);
  const endSession = useSetAtom(endSessionAtom);
  const [isStuck, setStuck] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    if (!leaving || begun.current) return;
    begun.current = true;
    void makeReady();

    async function makeReady() {
      clearStorages("leaving");
      // Without it the cart would be the next shopper's; and there is no shop to load while its server is away.
      while (!(await ended())) {
        setStuck(true);
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      }
      await restartSession(startPath);
    }

    async function ended(): Promise<boolean> {
      try {
        await endSession();
        return true;
      } catch {
        return false;
      }
    }
  }, [leaving, endSession, startPath]);
  return isStuck;
}
