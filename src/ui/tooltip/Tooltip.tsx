import { TooltipFrame, type TooltipFrameProps } from "./TooltipFrame.tsx";

export { type TooltipSide, tooltipSides } from "./TooltipFrame.tsx";

export type TooltipProps = TooltipFrameProps & {
  /** The sentence shown; never the only place where something is said. */
  text: string;
};

/**
 * A sentence about one control, on hover and on focus, and by touch where the control is out of use. Escape hides it, and
 * the pointer may rest on it.
 */
export function Tooltip({ text, ...frame }: TooltipProps) {
  return <TooltipFrame {...frame} content={text} />;
}
