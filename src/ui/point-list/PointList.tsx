import { useId } from "react";
import { Box } from "../box/Box.tsx";
import { Heading, type HeadingLevel } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { Inline } from "../inline/Inline.tsx";
import type { RootProps } from "../rootProps.ts";
import { Stack } from "../stack/Stack.tsx";
import { Text } from "../text/Text.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

export const pointListSpaces = ["tight", "normal"] as const;
export type PointListSpace = (typeof pointListSpaces)[number];

interface Points extends RootProps {
  /** Text of each point, a sentence or two; all different. */
  points: readonly string[];
  /** Icon before each point. Default: chevronRight. */
  icon?: IconName;
  /** Space between points: tight for a few words each, normal for sentences. Default: normal. */
  space?: PointListSpace;
}

export type PointListProps = Points &
  (
    | {
        /** Subject of the points, which names the list. Default: none, where a title stands just above. */
        title: string;
        /** Heading level of the title. Default: 3. */
        level?: HeadingLevel;
        /** Whether the title is for screen readers alone. Default: false. */
        titleHidden?: boolean;
      }
    | { title?: never; level?: never; titleHidden?: never }
  );

const gaps = { tight: "xxs", normal: "xs" } as const;

/** A list of points, each with a small icon. */
export function PointList({
  points,
  icon = "chevronRight",
  space = "normal",
  title,
  level = 3,
  titleHidden = false,
  ...root
}: PointListProps) {
  const titleId = useId();
  const hasTitle = title !== undefined;
  const list = (
    <Box
      {...(!hasTitle && root)}
      as="ul"
      aria-labelledby={hasTitle ? titleId : undefined}
      display="flex"
      flexDirection="column"
      gap={gaps[space]}
      minWidth={0}
    >
      {points.map((point) => (
        <Inline as="li" key={point} space="xs" align="flex-start" wrap={false}>
          <Box as="span" color="accent" paddingTop="xxs" flexShrink={0}>
            <Icon name={icon} size="small" />
          </Box>
          <Box as="span" minWidth={0}>
            <Text as="span">{point}</Text>
          </Box>
        </Inline>
      ))}
    </Box>
  );
  if (!hasTitle) return list;
  return (
    <Stack {...root} space="xs">
      {titleHidden ? (
        <VisuallyHidden id={titleId}>{title}</VisuallyHidden>
      ) : (
        <Heading level={level} size="title4" id={titleId}>
          {title}
        </Heading>
      )}
      {list}
    </Stack>
  );
}
