import type { ReactNode } from "react";
import type { Atoms } from "../atoms/atoms.css.ts";
import { Box, type BoxElement } from "../box/Box.tsx";
import type { RootProps } from "../rootProps.ts";

export interface InlineProps extends RootProps {
  /** Step between children, in both directions. Default: sm. */
  space?: Atoms["gap"];
  /** Alignment of children on the line. Default: center. */
  align?: Atoms["alignItems"];
  /** Distribution of the free space. Default: flex-start. */
  justify?: Atoms["justifyContent"];
  /** Whether children wrap if space is short. Default: true. */
  wrap?: boolean;
  /** Element rendered; children of a list are `Box as="li"`. Default: div. */
  as?: BoxElement;
  /** Content side by side. */
  children: ReactNode;
}

/** Children side by side, wrapping if space is short. */
export function Inline({
  space = "sm",
  align = "center",
  justify = "flex-start",
  wrap = true,
  as = "div",
  children,
  ...root
}: InlineProps) {
  return (
    <Box
      {...root}
      as={as}
      display="flex"
      flexWrap={wrap ? "wrap" : "nowrap"}
      gap={space}
      alignItems={align}
      justifyContent={justify}
      minWidth={0}
    >
      {children}
    </Box>
  );
}
