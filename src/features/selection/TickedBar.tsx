import { useAtomValue, useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { Button, StickyBar } from "../../ui/index.ts";
import { clearTicksAtom, keepTickedAtom, removeTickedAtom, tickedCountsAtom } from "./atoms.ts";
import { tickedWords } from "./texts.ts";

export interface TickedBarProps {
  /** Starts adding the ticked pictures to a pack. */
  onAddToPack: () => void;
  /** More buttons, before the last one. Default: none. */
  children?: ReactNode;
}

/** Actions on the ticked pictures; renders nothing without any. */
export function TickedBar({ onAddToPack, children }: TickedBarProps) {
  const { outside, inside } = useAtomValue(tickedCountsAtom);
  const keep = useSetAtom(keepTickedAtom);
  const remove = useSetAtom(removeTickedAtom);
  const clear = useSetAtom(clearTicksAtom);
  if (outside + inside === 0) return null;
  return (
    <StickyBar label="Photos cochées" words={tickedWords(outside + inside)}>
      <Button variant="quiet" onClick={() => clear()}>
        Tout décocher
      </Button>
      {inside > 0 && (
        <Button icon="trash" onClick={() => remove()}>
          Retirer de ma sélection
        </Button>
      )}
      <Button onClick={onAddToPack}>Ajouter à un pack</Button>
      {children}
      {outside > 0 && (
        <Button variant="primary" icon="heart" onClick={() => keep()}>
          Ajouter à ma sélection
        </Button>
      )}
    </StickyBar>
  );
}
