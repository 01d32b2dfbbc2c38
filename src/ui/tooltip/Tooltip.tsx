import * as Radix from "@radix-ui/react-tooltip";
import type { ReactElement } from "react";
import * as css from "./Tooltip.css.ts";

export const tooltipSides = ["top", "right", "bottom", "left"] as const;
export type TooltipSide = (typeof tooltipSides)[number];

export interface TooltipProps {
  /** The sentence shown on hover and on focus; never the only place where something is said. */
  text: string;
  /** One focusable element: a Button, with `unavailable` rather than `disabled`. */
  children: ReactElement;
  /** Preferred side. Default: top. */
  side?: TooltipSide;
  /** Milliseconds of hover before it shows. Default: 300. */
  delay?: number;
  /** Shown or not, by the caller's word. Default: its own. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A sentence about one control. Escape hides it, and the pointer may rest on it. */
export function Tooltip({ text, children, side = "top", delay = 300, ...control }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root {...control}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={8} collisionPadding={8} className={css.content}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
