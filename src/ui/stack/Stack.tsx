import type { ReactNode } from "react";
import type { Atoms } from "../atoms/atoms.css.ts";
import { Box, type BoxElement } from "../box/Box.tsx";
import type { RootProps } from "../rootProps.ts";

export interface StackProps extends RootProps {
  /** Step between children, one for all screens or [phone, tablet, desktop]. Default: md. */
  space?: Atoms["gap"];
  /** Alignment of children across the stack. Default: stretch. */
  align?: Atoms["alignItems"];
  /** Element rendered; children of a list are `Box as="li"`. Default: div. */
  as?: BoxElement;
  /** Content to stack. */
  children: ReactNode;
}

/** Stacks its children vertically. */
export function Stack({ space = "md", align = "stretch", as = "div", children, ...root }: StackProps) {
  return (
    <Box {...root} as={as} display="flex" flexDirection="column" gap={space} alignItems={align} minWidth={0}>
      {children}
    </Box>
  );
}
