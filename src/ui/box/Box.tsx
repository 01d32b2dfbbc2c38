import type { AllHTMLAttributes, ReactNode, Ref } from "react";
import { createElement } from "react";
import { type Atoms, atoms } from "../atoms/atoms.css.ts";
import type { DataAttributes } from "../rootProps.ts";

export const boxElements = [
  "div",
  "span",
  "section",
  "article",
  "aside",
  "nav",
  "main",
  "header",
  "footer",
  "ul",
  "ol",
  "li",
  "p",
] as const;
export type BoxElement = (typeof boxElements)[number];

type Native = Omit<AllHTMLAttributes<HTMLElement>, keyof Atoms | "as" | "className" | "style" | "color">;

export type BoxProps = Atoms &
  Native &
  DataAttributes & {
    /** Element rendered. Default: div. */
    as?: BoxElement | undefined;
    /** Content to lay out. Default: nothing. */
    children?: ReactNode;
    /** The element rendered. Default: none. */
    ref?: Ref<HTMLElement> | undefined;
  };

/** The layout primitive, and the only component that takes atoms. A list without bullets keeps its role. */
export function Box({ as = "div", ...props }: BoxProps) {
  const style: Record<string, unknown> = {};
  const native: Record<string, unknown> = as === "ul" || as === "ol" ? { role: "list" } : {};
  for (const [name, value] of Object.entries(props)) {
    if (atoms.properties.has(name as never)) style[name] = value;
    else native[name] = value;
  }
  return createElement(as, { ...native, className: atoms(style as Atoms) || undefined });
}
