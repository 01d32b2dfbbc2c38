import type { ReactNode } from "react";
import type { Atoms } from "../atoms/atoms.css.ts";
import { Box, type BoxElement } from "../box/Box.tsx";
import type { RootProps } from "../rootProps.ts";

export interface ColumnsProps extends RootProps {
  /** Columns on [phone, tablet, desktop]; `fit`: as many as fit a few words. Default: [1, 2, 3]. */
  count?: Atoms["gridTemplateColumns"];
  /** Step between cells. Default: lg. */
  space?: Atoms["gap"];
  /** Alignment of cells in their row. Default: stretch. */
  align?: Atoms["alignItems"];
  /** Element rendered; children of a list are `Box as="li"`. Default: div. */
  as?: BoxElement;
  /** The cells, in reading order. */
  children: ReactNode;
}

/** A grid of equal columns. */
export function Columns({
  count = [1, 2, 3],
  space = "lg",
  align = "stretch",
  as = "div",
  children,
  ...root
}: ColumnsProps) {
  return (
    <Box {...root} as={as} display="grid" gridTemplateColumns={count} gap={space} alignItems={align}>
      {children}
    </Box>
  );
}
