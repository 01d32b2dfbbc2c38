import { cloneElement, type KeyboardEvent, type ReactElement, useId, useRef, useState } from "react";
import { anchor as anchorClass } from "../popover/Popover.css.ts";
import { useAnchored } from "../popover/useAnchored.ts";
import type { RootProps } from "../rootProps.ts";
import { useOwnRef } from "../useOwnRef.ts";
import { itemAfterKey } from "./keys.ts";
import * as css from "./Menu.css.ts";
import { type MenuAction, MenuItem } from "./MenuItem.tsx";

export interface MenuProps extends RootProps<HTMLDivElement> {
  /** The menu itself, which is in the page at all times. Default: none. */
  ref?: RootProps<HTMLDivElement>["ref"];
  /** A Button or an IconButton that shows and hides it. */
  trigger: ReactElement<object>;
  /** Accessible name of the menu: « Actions sur la commande 7K2M ». */
  label: string;
  /** The actions and links, in order. */
  items: readonly MenuAction[];
}

/** Actions behind a button. Keys as in the menu button pattern. */
export function Menu({ trigger, label, items, id: given, ref, ...root }: MenuProps) {
  const own = useId();
  const id = given ?? own;
  const anchor = useRef<HTMLSpanElement>(null);
  const menu = useOwnRef(ref);
  const [open, setOpen] = useState(false);
  const from = useRef(0);
  useAnchored(anchor, menu, open);

  const elements = () => [...(menu.current?.querySelectorAll<HTMLElement>("[role='menuitem']") ?? [])];
  const focus = (place: number) => elements().at(place)?.focus();

  function show(place: number) {
    from.current = place;
    menu.current?.showPopover();
  }

  function close() {
    menu.current?.hidePopover();
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    // The focus moves on from the button, as if the menu were not there.
    if (event.key === "Tab") return close();
    const place = elements().indexOf(document.activeElement as HTMLElement);
    const labels = items.map((item) => item.label);
    const next = itemAfterKey(event.key, place, labels);
    if (next === null) return;
    event.preventDefault();
    focus(next);
  }

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are the button's inside */}
      <span
        ref={anchor}
        className={anchorClass}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(event.key === "ArrowDown" ? 0 : -1);
        }}
      >
        {cloneElement(trigger, {
          popoverTarget: id,
          "aria-haspopup": "menu",
          "aria-expanded": open,
        } as object)}
      </span>
      <div
        {...root}
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={css.menu}
        onKeyDown={press}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          if (newState === "open") focus(from.current);
          from.current = 0;
        }}
      >
        {items.map((item) => (
          <MenuItem key={item.label} item={item} onDone={close} />
        ))}
      </div>
    </>
  );
}
