import { cloneElement, type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import type { RootProps } from "../rootProps.ts";
import { useControlled } from "../useControlled.ts";
import { useOwnRef } from "../useOwnRef.ts";
import * as css from "./Popover.css.ts";
import { useAnchored } from "./useAnchored.ts";

export interface PopoverProps extends RootProps<HTMLDivElement> {
  /** The panel, which is in the page at all times. Default: none. */
  ref?: RootProps<HTMLDivElement>["ref"];
  /** A Button or an IconButton that shows and hides it. */
  trigger: ReactElement<object>;
  /** Accessible name of the panel: « Détails de la photo ». */
  label: string;
  /** A few lines, or a small form. */
  children: ReactNode;
  /** Whether it is shown, if controlled. Default: its own. */
  open?: boolean | undefined;
  /** Called when it is shown or hidden: by its trigger, Escape, or a press elsewhere. Default: nobody. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A small panel beside its button, over the page, which stays usable. */
export function Popover({
  trigger,
  label,
  children,
  open: given,
  onOpenChange,
  id: givenId,
  ref,
  ...root
}: PopoverProps) {
  const own = useId();
  const id = givenId ?? own;
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useOwnRef(ref);
  const [open, setOpen] = useControlled(given, false, onOpenChange);
  // Before it is placed: what is not shown has no size.
  useLayoutEffect(() => {
    if (panel.current?.matches(":popover-open") !== open) panel.current?.togglePopover(open);
  }, [open]);
  useAnchored(anchor, panel, open);

  return (
    <>
      <span ref={anchor} className={css.anchor}>
        {cloneElement(trigger, {
          popoverTarget: id,
          "aria-haspopup": "dialog",
          "aria-expanded": open,
        } as object)}
      </span>
      <div
        {...root}
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, and its name is then read first
        tabIndex={0}
        className={css.panel}
        onToggle={({ newState }) => {
          if ((newState === "open") !== open) setOpen(newState === "open");
        }}
      >
        {children}
      </div>
    </>
  );
}
