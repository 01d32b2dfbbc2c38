import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Badge } from "../badge/Badge.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import { placeAfterKey } from "./keys.ts";
import * as css from "./Tabs.css.ts";

export interface Tab<Value extends string> {
  /** Value of the tab. */
  value: Value;
  /** Its label: a word or two. */
  label: string;
  /** Icon before the label. Default: none. */
  icon?: IconName;
  /** Count after the label, in words: « 12 ». Default: none. */
  count?: string;
  /** What it shows. */
  content: ReactNode;
}

export interface TabsProps<Value extends string> extends RootProps<HTMLDivElement> {
  /** Accessible name of the list of tabs: « Vue de la commande ». */
  label: string;
  /** The tabs, in order, at least two. */
  tabs: readonly Tab<Value>[];
  /** The current tab, if controlled. Default: its own. */
  value?: Value | undefined;
  /** Initial tab, if uncontrolled. Default: the first one. */
  defaultValue?: Value | undefined;
  /** Called with the new tab. Default: nobody. */
  onValueChange?: ((value: Value) => void) | undefined;
}

/** Several views of one subject, one at a time. Arrow keys change the tab, as in the tabs pattern. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value: given,
  defaultValue,
  onValueChange,
  ...root
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [value, setValue] = useControlled(given, defaultValue ?? tabs[0]?.value, (next) => {
    if (next !== undefined) onValueChange?.(next);
  });
  const current = tabs.find((tab) => tab.value === value) ?? tabs[0];
  if (!current) return null;

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const place = placeAfterKey(event.key, tabs.indexOf(current as Tab<Value>), tabs.length);
    const next = place === null ? undefined : tabs[place];
    if (place === null || !next) return;
    event.preventDefault();
    setValue(next.value);
    list.current?.querySelectorAll<HTMLElement>("[role='tab']")[place]?.focus();
  }

  return (
    <div {...root} className={css.whole}>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${id}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={css.tab}
            onClick={() => setValue(tab.value)}
            onKeyDown={press}
          >
            {tab.icon && <Icon name={tab.icon} />}
            {tab.label}
            {tab.count !== undefined && <Badge>{tab.count}</Badge>}
          </button>
        ))}
      </div>
      {/* A tab stop of its own: its content may have nothing to focus. */}
      <div
        key={current.value}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${current.value}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the pattern has it so
        tabIndex={0}
        className={css.panel}
      >
        {current.content}
      </div>
    </div>
  );
}
