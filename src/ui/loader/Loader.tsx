import { Box } from "../box/Box.tsx";
import type { RootProps } from "../rootProps.ts";
import { Text } from "../text/Text.tsx";
import { loading } from "../theme/loading.ts";
import { Spinner } from "./Spinner.tsx";

export const loaderSpaces = ["line", "block", "screen"] as const;
export type LoaderSpace = (typeof loaderSpaces)[number];

export interface LoaderProps extends RootProps {
  /** What is loading, shown and announced: « Chargement en cours… ». */
  label: string;
  /** Space around it: a line inside a block, or a whole screen. Default: block. */
  space?: LoaderSpace;
}

const padding = { line: "none", block: "xl", screen: "xxxl" } as const;

/** Shown while content loads. Prefer a Skeleton if the final shape is known. */
export function Loader({ label, space = "block", ...root }: LoaderProps) {
  return (
    <Box
      {...root}
      {...loading}
      role="status"
      display="flex"
      alignItems="center"
      justifyContent={space === "line" ? "flex-start" : "center"}
      gap="sm"
      paddingBlock={padding[space]}
    >
      <Spinner size={space === "line" ? "small" : "medium"} />
      <Text as="span" tone="muted">
        {label}
      </Text>
    </Box>
  );
}
