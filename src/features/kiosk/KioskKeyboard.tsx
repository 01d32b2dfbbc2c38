import { useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { deleteText, pressEnter, writeText } from "../../browser/typeInto.ts";
import { keyboardHeight, noteHeight, OnScreenKeyboard, type OnScreenKeyboardProps } from "../../ui/index.ts";
import { useTypedField } from "./useTypedField.ts";

const labels: OnScreenKeyboardProps["labels"] = {
  shift: "Maj",
  accents: "Accents",
  delete: "Effacer",
  space: "Espace",
  close: "Fermer",
  submit: "Valider",
};

/** The keyboard of a shared screen, for the field that has the focus. Nothing without one. */
export function KioskKeyboard() {
  const board = useRef<HTMLDivElement>(null);
  const { field, putAway } = useTypedField(board);
  useLayoutEffect(() => {
    if (!field || !board.current) return;
    return noteHeight(board.current, keyboardHeight, () => field.scrollIntoView({ block: "nearest" }));
  }, [field]);
  if (!field) return null;
  const layout = field.type === "email" ? "email" : "text";
  return createPortal(
    <OnScreenKeyboard
      key={layout}
      ref={board}
      label="Clavier à l’écran"
      labels={labels}
      layout={layout}
      onWrite={(text) => writeText(field, text)}
      onDelete={() => deleteText(field)}
      onSubmit={() => {
        putAway();
        pressEnter(field);
      }}
      onClose={putAway}
    />,
    // In a dialog, which keeps the focus and screen readers within itself.
    field.closest("[data-dossard-dialog]") ?? document.body,
  );
}
