import * as Radix from "@radix-ui/react-tooltip";
import { type PointerEvent, type ReactElement, type ReactNode, useRef, useState } from "react";
import * as css from "./Tooltip.css.ts";

export const tooltipSides = ["top", "right", "bottom", "left"] as const;
export type TooltipSide = (typeof tooltipSides)[number];

interface Shared {
  /** One focusable element: a Button, with `unavailable` rather than `disabled`. */
  children: ReactElement;
  /** Preferred side; another one where the window ends. Default: top. */
  side?: TooltipSide;
  /** Milliseconds of hover before it shows; on focus it shows at once. Default: 300. */
  delay?: number;
}

/** Shown by its own rules, or by the caller's word. */
type Control =
  | {
      open?: undefined;
      /** Told each time it shows and hides. Default: nobody. */
      onOpenChange?: ((open: boolean) => void) | undefined;
    }
  | {
      /** Shown or not, by the caller's word. Default: its own. */
      open: boolean;
      onOpenChange: (open: boolean) => void;
    };

export type TooltipFrameProps = Shared & Control;

/** What every tooltip does: hover, focus, Escape, touch, and the tie to its control. */
export function TooltipFrame({
  content,
  children,
  side = "top",
  delay = 300,
  open,
  onOpenChange,
}: TooltipFrameProps & { content: ReactNode }) {
  const [own, setOwn] = useState(false);
  const shown = open ?? own;
  const shownAtPress = useRef(false);

  function change(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
  }

  // A finger neither hovers nor, on some phones, gives focus. Where a press does nothing else, it asks why.
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
          <Radix.Content side={side} sideOffset={4} collisionPadding={8} className={css.content}>
            {content}
            <Radix.Arrow className={css.arrow} width={14} height={7} />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
