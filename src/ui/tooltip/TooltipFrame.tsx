import * as Radix from "@radix-ui/react-tooltip";
import { type PointerEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Tooltip.css.ts";

export const tooltipSides = ["top", "right", "bottom", "left"] as const;
export type TooltipSide = (typeof tooltipSides)[number];

interface Shared extends RootProps<HTMLDivElement> {
  /** The tooltip itself, while it is shown. Default: none. */
  ref?: RootProps<HTMLDivElement>["ref"];
  /** One focusable element: a Button, with `unavailable` rather than `disabled`. */
  children: ReactElement;
  /** Preferred side; flips at the window's edge. Default: top. */
  side?: TooltipSide;
  /** Hover delay in milliseconds; on focus it shows at once. Default: 300. */
  delay?: number;
}

/** Uncontrolled or controlled. */
type Control =
  | {
      open?: undefined;
      /** Called each time it shows or hides. Default: nobody. */
      onOpenChange?: ((open: boolean) => void) | undefined;
    }
  | {
      /** Whether it is shown, if controlled. Default: its own. */
      open: boolean;
      onOpenChange: (open: boolean) => void;
    };

export type TooltipFrameProps = Shared & Control;

/** Behaviour shared by all tooltips: hover, focus, Escape, touch, and the link to the control. */
export function TooltipFrame({
  content,
  children,
  side = "top",
  delay = 300,
  open,
  onOpenChange,
  ...root
}: TooltipFrameProps & { content: ReactNode }) {
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const shownAtPress = useRef(false);

  function change(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }

  // A finger does not hover nor, on some phones, give focus. A press without another effect shows the tooltip.
  function release(event: PointerEvent<HTMLElement>) {
    const idle = event.currentTarget.getAttribute("aria-disabled") === "true";
    if (idle && event.pointerType === "touch") change(!shownAtPress.current);
  }

  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root open={shown} onOpenChange={change}>
        <Radix.Trigger
          asChild
          onPointerDown={() => {
            shownAtPress.current = shown;
          }}
          onPointerUp={release}
        >
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content {...root} side={side} sideOffset={4} collisionPadding={8} className={css.content}>
            {content}
            <Radix.Arrow className={css.arrow} width={14} height={7} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
