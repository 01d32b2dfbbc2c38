import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { classNames } from "../classNames.ts";
import * as fieldCss from "../field/Field.css.ts";
import { Field } from "../field/Field.tsx";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { Spinner } from "../loader/Spinner.tsx";
import * as css from "./SearchBox.css.ts";

export interface SearchOption {
  id: string;
  /** What is chosen: « Jappeloup d’Ecly ». */
  label: string;
  /** What it is: « Cheval ». Default: none. */
  detail?: string;
}

export interface SearchBoxProps {
  label: string;
  /** Whether the label is for screen readers alone. Default: false. */
  labelHidden?: boolean;
  /** An example in the empty box. Default: none. */
  placeholder?: string;
  /** Text in the box. */
  value: string;
  /** Called at each keystroke. */
  onValueChange: (value: string) => void;
  /** Called with the trimmed text once typing has paused. */
  onSearch: (query: string) => void;
  /** Milliseconds without a keystroke before `onSearch`. Default: 300. */
  debounceMs?: number;
  /** What was found for the text. */
  options: readonly SearchOption[];
  onSelect: (option: SearchOption) => void;
  /** Shown under the results and announced: none, too many, how many. Default: none. */
  status?: string | undefined;
  /** Whether an answer is awaited. Default: false. */
  loading?: boolean;
  /** Name of the cross that empties the box: « Effacer ». */
  clearLabel: string;
  ref?: Ref<HTMLInputElement>;
}

/** A search with suggestions: arrows move, Enter chooses, Escape closes, then empties. */
export function SearchBox({
  label,
  labelHidden = false,
  placeholder,
  value,
  onValueChange,
  onSearch,
  debounceMs = 300,
  options,
  onSelect,
  status,
  loading = false,
  clearLabel,
  ref,
}: SearchBoxProps) {
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const search = useRef(onSearch);
  const typed = useRef(false);
  useEffect(() => {
    search.current = onSearch;
  });

  useEffect(() => {
    // Only what was typed is searched, not what the caller puts in.
    if (!typed.current) return;
    const timer = setTimeout(() => search.current(value.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [value, debounceMs]);

  const current = active < options.length ? active : -1;
  const expanded = open && options.length > 0;
  const panelShown = open && value.trim() !== "" && (options.length > 0 || loading || Boolean(status));

  function change(text: string) {
    typed.current = true;
    setActive(-1);
    setOpen(true);
    onValueChange(text);
  }

  function choose(option: SearchOption) {
    typed.current = false;
    setOpen(false);
    setActive(-1);
    onSelect(option);
  }

  function press(event: KeyboardEvent) {
    const chosen = options[current];
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(true);
      if (options.length === 0) return;
      const step = event.key === "ArrowDown" ? 1 : -1;
      setActive(
        current === -1 && step === -1
          ? options.length - 1
          : (current + step + options.length) % options.length,
      );
    } else if (event.key === "Enter" && expanded && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === "Escape" && panelShown) {
      // Inside a dialog, the first Escape is the list's.
      event.stopPropagation();
      event.preventDefault();
      setOpen(false);
    } else if (event.key === "Escape" && value !== "") {
      event.stopPropagation();
      event.preventDefault();
      change("");
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only notices that focus has left the whole
    <div
      ref={box}
      onBlur={(event) => {
        if (!box.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Field label={label} labelHidden={labelHidden}>
        {(attributes) => (
          <div className={css.box}>
            <span className={fieldCss.ornament.start}>{loading ? <Spinner /> : <Icon name="search" />}</span>
            <input
              {...attributes}
              ref={ref}
              type="search"
              role="combobox"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              aria-autocomplete="list"
              aria-expanded={expanded}
              aria-controls={expanded ? listId : undefined}
              aria-activedescendant={expanded && current >= 0 ? `${listId}-${current}` : undefined}
              placeholder={placeholder}
              value={value}
              className={classNames(fieldCss.control, fieldCss.roomAtStart, fieldCss.roomAtEnd, css.input)}
              onChange={(event) => change(event.target.value)}
              onFocus={() => setOpen(true)}
              onKeyDown={press}
            />
            {value !== "" && (
              <span className={css.clear}>
                <IconButton icon="close" label={clearLabel} onClick={() => change("")} />
              </span>
            )}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus out of the box */}
            <div
              className={classNames(panelShown && css.panel)}
              onMouseDown={(event) => event.preventDefault()}
            >
              {expanded && (
                <div role="listbox" id={listId} aria-label={label}>
                  {options.map((option, place) => (
                    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are read on the box, which keeps the focus
                    <div
                      key={option.id}
                      id={`${listId}-${place}`}
                      role="option"
                      tabIndex={-1}
                      aria-selected={place === current}
                      className={css.option}
                      onClick={() => choose(option)}
                    >
                      <span className={css.optionLabel}>{option.label}</span>
                      {option.detail && <span className={css.detail}>{option.detail}</span>}
                    </div>
                  ))}
                </div>
              )}
              <div role="status" className={classNames(css.status, panelShown && status && css.statusShown)}>
                {panelShown && status}
              </div>
            </div>
          </div>
        )}
      </Field>
    </div>
  );
}
