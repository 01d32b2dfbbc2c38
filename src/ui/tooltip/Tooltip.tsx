import { TooltipFrame, type TooltipFrameProps } from "./TooltipFrame.tsx";

export { type TooltipSide, tooltipSides } from "./TooltipFrame.tsx";

export type TooltipProps = TooltipFrameProps & {
  /** The sentence shown; must not be the only place for essential information. */
  text: string;
};

/**
 * A sentence about one control, on hover and focus, and on touch if the control is unavailable. Escape hides it, and
 * the pointer may rest on it.
 */
export function Tooltip({ text, ...frame }: TooltipProps) {
  return <TooltipFrame {...frame} content={text} />;
}
