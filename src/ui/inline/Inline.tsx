import type { ReactNode } from "react";
import type { Atoms } from "../atoms/atoms.css.ts";
import { Box, type BoxElement } from "../box/Box.tsx";

export interface InlineProps {
  /** Step between children, in both directions. Default: sm. */
  space?: Atoms["gap"];
  /** How children sit on the line. Default: center. */
  align?: Atoms["alignItems"];
  /** Where the line's spare room goes. Default: flex-start. */
  justify?: Atoms["justifyContent"];
  /** Whether children go to a next line where room lacks. Default: true. */
  wrap?: boolean;
  /** Element rendered; children of a list are `Box as="li"`. Default: div. */
  as?: BoxElement;
  /** What stands side by side. */
  children: ReactNode;
}

/** Children side by side, on more lines where room lacks. */
export function Inline({
  space = "sm",
  align = "center",
  justify = "flex-start",
  wrap = true,
  as = "div",
  children,
}: InlineProps) {
  return (
    <Box
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
