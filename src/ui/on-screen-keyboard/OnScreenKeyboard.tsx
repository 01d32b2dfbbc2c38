import { useState } from "react";
import type { RootProps } from "../rootProps.ts";
import { useOwnRef } from "../useOwnRef.ts";
import { usePageMark } from "../usePageMark.ts";
import { type KeyboardKey, type KeyboardLayout, keyRows, signsOf } from "./layout.ts";
import * as css from "./OnScreenKeyboard.css.ts";
import { useKeptFocus } from "./useKeptFocus.ts";

/** Words on the keys that write nothing. */
export interface KeyboardLabels {
  /** « Maj ». */
  shift: string;
  /** « Accents ». */
  accents: string;
  /** « Effacer ». */
  delete: string;
  /** « Espace ». */
  space: string;
  /** « Fermer ». */
  close: string;
  /** « Valider ». */
  submit: string;
}

export interface OnScreenKeyboardProps extends RootProps<HTMLDivElement> {
  /** Accessible name: « Clavier à l’écran ». */
  label: string;
  /** Words on the keys that write nothing. */
  labels: KeyboardLabels;
  /** Keys for running text or for an e-mail address. Default: text. */
  layout?: KeyboardLayout;
  /** Called with the text of a key. */
  onWrite: (text: string) => void;
  /** Called to delete what stands before the caret. */
  onDelete: () => void;
  /** Called when the shopper is done with the field. */
  onSubmit: () => void;
  /** Called when the shopper puts the keyboard away. */
  onClose: () => void;
}

/** An AZERTY keyboard at the bottom of a shared screen; its keys leave the focus in the field. */
export function OnScreenKeyboard({
  label,
  labels,
  layout = "text",
  onWrite,
  onDelete,
  onSubmit,
  onClose,
  ref,
  ...root
}: OnScreenKeyboardProps) {
  const [isShifted, setShifted] = useState(false);
  const [isAccented, setAccented] = useState(false);
  const board = useOwnRef(ref);
  useKeptFocus(board);
  usePageMark("keyboard");

  function write(text: string) {
    onWrite(text);
    // Like a phone's: a capital begins a name.
    setShifted(false);
  }
  const actions = {
    shift: { word: labels.shift, pressed: isShifted, run: () => setShifted(!isShifted) },
    accents: { word: labels.accents, pressed: isAccented, run: () => setAccented(!isAccented) },
    delete: { word: labels.delete, pressed: undefined, run: onDelete },
  };
  const key = (given: KeyboardKey) => {
    if ("write" in given)
      return <Key key={given.write} word={given.write} onPress={() => write(given.write)} />;
    const { word, pressed, run } = actions[given.act];
    return <Key key={given.act} word={word} pressed={pressed} isWide onPress={run} />;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form, and these keys are of none
    <div {...root} ref={board} role="group" aria-label={label} className={css.keyboard}>
      {keyRows(layout, isAccented, isShifted).map((row, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
        <div key={place} className={css.row}>
          {row.map(key)}
        </div>
      ))}
      <div className={css.row}>
        {signsOf(layout).map(key)}
        <Key word={labels.space} isSpace onPress={() => write(" ")} />
        <Key word={labels.close} isWide onPress={onClose} />
        <Key word={labels.submit} isWide isMain onPress={onSubmit} />
      </div>
    </div>
  );
}

interface KeyProps {
  word: string;
  /** Of a key that stays down. */
  pressed?: boolean | undefined;
  isWide?: boolean;
  isSpace?: boolean;
  isMain?: boolean;
  onPress: () => void;
}

function Key({ word, pressed, isWide = false, isSpace = false, isMain = false, onPress }: KeyProps) {
  const width = isSpace ? "space" : isWide ? "wide" : "letter";
  return (
    <button
      type="button"
      aria-pressed={pressed}
      className={css.key({ width, isMain, isDown: pressed === true })}
      onClick={onPress}
    >
      {word}
    </button>
  );
}
