import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

const entry = { sheet: true };
const isEntry = (state: unknown) => typeof state === "object" && state !== null && "sheet" in state;

/**
 * Gives a sheet a history entry: Back closes the sheet alone. An entry without its sheet, as after a reload, Forward or Back from
 * another screen, is left for the one below.
 */
export function useSheetEntry(isOpen: boolean, onClose: () => void): void {
  const navigate = useNavigate();
  const { key, search, state } = useLocation();
  /** Key of the location that a move of the sheet's own leaves. */
  const leaving = useRef<string>(undefined);
  const hadEntry = useRef(false);
  useEffect(() => {
    if (leaving.current === key) return;
    leaving.current = undefined;
    if (isOpen === isEntry(state)) {
      hadEntry.current = isOpen;
    } else if (isOpen && hadEntry.current) {
      hadEntry.current = false;
      onClose();
    } else {
      hadEntry.current = false;
      leaving.current = key;
      void (isOpen ? navigate({ search }, { state: entry, preventScrollReset: true }) : navigate(-1));
    }
  });
}
