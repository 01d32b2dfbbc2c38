import { useAtomValue, useSetAtom, useStore } from "jotai";
import { useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { photoOf, withPhoto } from "../../shop/photoAddress.ts";
import type { FlowOrigin } from "./flowStates.ts";
import { type HistoryEntry, historyEntry } from "./historyEntry.ts";
import { historyMove, type OwnMove } from "./historyMove.ts";
import { closeLayersAtom, depthOf } from "./layers.ts";
import { closeAddPictureAtom, flowStateAtom, openAddPictureAtom } from "./openState.ts";

/**
 * Gives each layer of the modal a history entry, with the picture in its address: Back closes one layer, a reload or a pasted
 * link opens the picture again.
 * @param count number of pictures of the view
 * @param shown uuid of the picture shown; null while it loads, or for several
 */
export function useHistoryLayers(origin: FlowOrigin, count: number, shown: string | null): void {
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const store = useStore();
  const state = useAtomValue(flowStateAtom);
  const open = useSetAtom(openAddPictureAtom);
  const close = useSetAtom(closeAddPictureAtom);
  const closeLayers = useSetAtom(closeLayersAtom);
  const seen = useRef<string>(undefined);
  /** A move of the modal's own that has not arrived yet. */
  const pending = useRef<OwnMove>(undefined);
  useEffect(() => {
    // The screen before has just closed the modal: a move for its open layers would leave entries behind.
    if (store.get(flowStateAtom) !== state) return;
    const before = seen.current;
    const own = pending.current;
    seen.current = location.key;
    if (before === location.key && own) return;
    pending.current = undefined;
    const others = type === "POP" ? "back" : "link";
    const arrival = before === undefined ? "opened" : before === location.key ? undefined : (own ?? others);
    const photo = photoOf(location.search);
    const entry = historyEntry(location);
    const index = "index" in state ? state.index : undefined;
    const move = historyMove({ entry, photo, depth: depthOf(state), index, shown, arrival });
    const go = (by: number, as: OwnMove) => {
      pending.current = as;
      void navigate(by);
    };
    const show = (uuid: string | null, next: HistoryEntry | null, isNew: boolean, as: OwnMove = "own") => {
      pending.current = as;
      const search = withPhoto(location.search, uuid);
      void navigate({ search }, { state: next, replace: !isNew, preventScrollReset: true });
    };
    if (move.do === "open") open({ type: "opened", origin, index: move.index, count });
    if (move.do === "go") go(move.by, move.isClosing ? "closing" : "own");
    if (move.do === "show") show(move.photo, move.entry, move.isNew);
    if (move.do === "closeLayers") {
      const left = closeLayers(move.left);
      // A call in progress keeps its layer: so does the history.
      if (left > move.left) go(left - move.left, "own");
    }
    if (move.do === "openAlone") {
      close();
      show(photo, move.entry, false, "alone");
    }
  });
}
