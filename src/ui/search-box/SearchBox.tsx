import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ornament } from "../field/Field.css.ts";
import { Field } from "../field/Field.tsx";
import { useEarlyText } from "../hydration.ts";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Spinner } from "../loader/Spinner.tsx";
import type { RootProps } from "../rootProps.ts";
import { useOwnRef } from "../useOwnRef.ts";
import type { SearchAnswer, SearchOption } from "./answer.ts";
import { effectOf } from "./keys.ts";
import * as css from "./SearchBox.css.ts";
import { optionId, SearchBoxPanel } from "./SearchBoxPanel.tsx";
import { useEscapeFirst } from "./useEscapeFirst.ts";
import { usePause } from "./usePause.ts";

export interface SearchBoxProps extends RootProps<HTMLInputElement> {
  /** Label of the box and its list. */
  label: string;
  /** Whether the label is for screen readers alone. Default: false. */
  labelHidden?: boolean;
  /** Help under the label. Default: none. */
  hint?: string;
  /** What is wrong and how to fix it, below the box. Default: none. */
  error?: string | undefined;
  /** An example in the empty box. Default: none. */
  placeholder?: string;
  /** Name of the text in the data of a form around it. Default: none. */
  name?: string;
  /** Maximum length of the text, in characters. Default: none. */
  maxLength?: number;
  /** Whether the results of its initial text are open from the start. Default: false. */
  defaultOpen?: boolean;
  /** The current text (controlled). */
  value: string;
  /** Called with the new text on each keystroke. */
  onValueChange: (value: string) => void;
  /** Called with the trimmed text after a debounce, and immediately on Enter; with "" when the box is emptied. */
  onSearch: (query: string) => void;
  /** Milliseconds without a keystroke before `onSearch`. Default: 300. */
  debounceMs?: number;
  /** The answer to the last `onSearch`; the caller drops outdated ones. */
  answer: SearchAnswer;
  /** Called with the chosen suggestion; the caller puts its label into the box, or empties it. */
  onSelect: (option: SearchOption) => void;
  /** Accessible name of the clear button: « Effacer la recherche ». */
  clearLabel: string;
  /** Disabled: not focusable. Default: false. */
  disabled?: boolean;
}

/** A search box with suggestions: arrows move, Enter chooses the marked or the only one, Escape closes, then empties. */
export function SearchBox({
  label,
  labelHidden = false,
  hint,
  error,
  placeholder,
  name,
  maxLength,
  defaultOpen = false,
  value,
  onValueChange,
  onSearch,
  debounceMs = 300,
  answer,
  onSelect,
  clearLabel,
  disabled = false,
  id,
  ref,
  ...root
}: SearchBoxProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useOwnRef(ref);
  const [wanted, setWanted] = useState(defaultOpen);
  const [marked, setMarked] = useState<number | null>(null);
  /** Text that Enter asked for and whose answer is not known yet. */
  const [entered, setEntered] = useState<string | null>(null);
  // During input method composition the text is not a query yet, and keys belong to the input method.
  const composing = useRef(false);
  const pause = usePause((text) => onSearch(text.trim()), debounceMs);

  const options = answer.state === "found" ? answer.options : [];
  const hasActions = answer.state === "found" && answer.actions !== undefined;
  const filled = value.trim() !== "";
  const open = wanted && filled && answer.state !== "idle";
  const expanded = open && options.length > 0;
  const highlight = expanded && marked !== null && marked < options.length ? marked : null;

  function change(text: string) {
    setMarked(null);
    setEntered(null);
    setWanted(true);
    onValueChange(text);
    if (!composing.current) pause.later(text);
  }

  useEarlyText(input, value, change);

  function empty() {
    setMarked(null);
    onValueChange("");
    pause.now("");
    input.current?.focus();
  }

  function choose(place: number) {
    const option = options[place];
    if (!option) return;
    pause.never();
    setWanted(false);
    setMarked(null);
    onSelect(option);
  }

  // Not where Enter is pressed: the answer may still be that of the text before.
  useEffect(() => {
    if (entered === null || answer.state === "loading") return;
    setEntered(null);
    if (
      open &&
      entered === value &&
      answer.state === "found" &&
      answer.lead === undefined &&
      options.length === 1
    )
      choose(0);
  });

  function search() {
    setWanted(true);
    setEntered(value);
    if (answer.state === "failed") answer.onRetry();
    else pause.now(value);
  }

  function act(key: string): boolean {
    if (composing.current) return false;
    const suggestions = { open, filled: value !== "", count: options.length, highlight, hasActions };
    const effect = effectOf(key, suggestions);
    if (effect === null) return false;
    if (effect === "choose") choose(highlight ?? -1);
    else if (effect === "search") search();
    else if (effect === "empty") empty();
    else {
      setWanted(effect.open);
      setMarked(effect.highlight);
    }
    return true;
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.key === "Escape") return;
    const used = act(event.altKey ? `Alt+${event.key}` : event.key);
    // These keys also act on the text: the caret moves, the focus moves on.
    if (used && !/^(Home|End|ArrowLeft|ArrowRight|Tab)$/.test(event.key)) event.preventDefault();
  }
  // In a dialog, the first Escape closes the list and the second empties the text.
  useEscapeFirst(input, () => act("Escape"));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only notices that focus has left the whole
    <div
      ref={box}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setWanted(false);
      }}
    >
      <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error}>
        {(attributes) => (
          <div className={css.box}>
            <span className={ornament({ at: "start" })}>
              {answer.state === "loading" ? <Spinner /> : <Icon name="search" />}
            </span>
            <input
              {...root}
              {...attributes}
              ref={input}
              type="text"
              name={name}
              inputMode="search"
              role="combobox"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              disabled={disabled}
              maxLength={maxLength}
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={expanded}
              aria-controls={expanded ? listId : undefined}
              aria-activedescendant={highlight === null ? undefined : optionId(listId, highlight)}
              placeholder={placeholder}
              value={value}
              className={css.input}
              onChange={(event) => change(event.target.value)}
              onCompositionStart={() => {
                composing.current = true;
              }}
              onCompositionEnd={(event) => {
                composing.current = false;
                pause.later(event.currentTarget.value);
              }}
              onFocus={() => setWanted(true)}
              onClick={() => setWanted(true)}
              onKeyDown={press}
            />
            {value !== "" && !disabled && (
              <span className={css.clear}>
                <IconButton icon="close" label={clearLabel} onClick={empty} />
              </span>
            )}
            <SearchBoxPanel
              answer={answer}
              open={open}
              listId={listId}
              label={label}
              highlight={highlight}
              onChoose={(option) => choose(options.indexOf(option))}
            />
          </div>
        )}
      </Field>
    </div>
  );
}
