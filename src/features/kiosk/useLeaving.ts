import { useAtomValue, useSetAtom } from "jotai";
import { useEffect, useRef, useState } from "react";
import { closeOutboxAtom } from "../../shop/cartOutbox.ts";
import { endSessionAtom, leavingAtom } from "./atoms.ts";
import { clearStorages, restartSession } from "./clearSession.ts";

const retryAfterMs = 3000;

/** Resets the screen once its shopper has left; returns whether it is waiting for the server. */
export function useLeaving(startPath: string): boolean {
  const leaving = useAtomValue(leavingAtom);
  const endSession = useSetAtom(endSessionAtom);
  const closeOutbox = useSetAtom(closeOutboxAtom);
  const [isStuck, setStuck] = useState(false);
  const begun = useRef(false);

  useEffect(() => {
    if (!leaving || begun.current) return;
    begun.current = true;
    void makeReady();

    async function makeReady() {
      clearStorages("leaving");
      await closeOutbox();
      // Until the session ends, the next shopper would get this cart. The shop cannot load while the server is down.
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
  }, [leaving, closeOutbox, endSession, startPath]);
  return isStuck;
}
