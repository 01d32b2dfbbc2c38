import { useAtom, useAtomValue } from "jotai";
import { type ReactNode, useEffect, useState } from "react";
import { matchPath, useLocation } from "react-router";
import { placingAtom } from "../features/checkout/atoms.ts";
import { counterStateQueryAtom } from "../features/counter/atoms.ts";
import { leavingAtom } from "../features/kiosk/atoms.ts";
import { keepKioskState, readKioskState } from "../features/kiosk/clearSession.ts";
import { isHandingOverAtom } from "../features/kiosk/handover.ts";
import { codeLimits, screenLimits } from "../features/kiosk/idleTimer.ts";
import { KioskKeyboard } from "../features/kiosk/KioskKeyboard.tsx";
import { Leaving } from "../features/kiosk/Leaving.tsx";
import { LowerPage } from "../features/kiosk/LowerPage.tsx";
import { StillThere } from "../features/kiosk/StillThere.tsx";
import { useIdleTimer } from "../features/kiosk/useIdleTimer.ts";
import { useLeaving } from "../features/kiosk/useLeaving.ts";
import { Attract } from "../features/wall/Attract.tsx";
import { isOwnDevice } from "../shop/kiosk.ts";
import { paths, routePaths } from "../shop/paths.ts";
import { dataOf } from "../state/query.ts";

const codePaths = [routePaths.order, routePaths.savedCart];

/** Prevents a stand's screen from showing one shopper's data to the next. */
export function KioskIdleGuard() {
  const [leaving, setLeaving] = useAtom(leavingAtom);
  const [found] = useState(readKioskState);
  const { pathname } = useLocation();
  const isStuck = useLeaving(paths.rootSearch());
  useEffect(() => {
    if (found === "leaving") setLeaving(true);
    // A later reload must know that the screen has been touched.
    else keepKioskState(null);
  }, [found, setLeaving]);
  if (leaving) return <Leaving isStuck={isStuck} />;
  if (isOwnDevice()) return null;
  const watch = <Watch untouched={found === "ready"} onGone={() => setLeaving(true)} />;
  return (
    <Kiosk>{matchPath(routePaths.counter, pathname) ? <WhileClosed>{watch}</WhileClosed> : watch}</Kiosk>
  );
}

/** What a shared screen needs: a keyboard, and its controls within reach. */
function Kiosk({ children }: { children: ReactNode }) {
  return (
    <>
      <KioskKeyboard />
      <LowerPage />
      {children}
    </>
  );
}

/** An unlocked counter belongs to the operator: no timeout while they serve a customer. */
function WhileClosed({ children }: { children: ReactNode }) {
  return dataOf(useAtomValue(counterStateQueryAtom))?.isOpen ? null : children;
}

function Watch({ untouched, onGone }: { untouched: boolean; onGone: () => void }) {
  const { pathname } = useLocation();
  const isHandingOver = useAtomValue(isHandingOverAtom);
  const showsCode = isHandingOver || codePaths.some((path) => matchPath(path, pathname));
  const limits = showsCode ? codeLimits : screenLimits;
  const held = useAtomValue(placingAtom);
  const { presence, stay } = useIdleTimer({ limits, held, untouched });
  const isGone = presence.state === "gone";
  useEffect(() => {
    if (isGone) onGone();
  }, [isGone, onGone]);
  if (presence.state === "unused") return <Attract onStart={stay} />;
  if (presence.state !== "asked") return null;
  return <StillThere secondsLeft={presence.secondsLeft} seconds={limits.answer / 1000} onStay={stay} />;
}
