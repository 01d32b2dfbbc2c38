import type { ReactNode } from "react";
import { Box } from "../box/Box.tsx";
import { Heading, type HeadingLevel } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { type LiveMode, liveRoles } from "../liveRegion.ts";
import type { RootProps } from "../rootProps.ts";
import { Text } from "../text/Text.tsx";

export interface EmptyStateProps extends RootProps {
  /** What is missing, in a sentence. */
  title: string;
  /** Heading level of the title. Default: 2. */
  level?: HeadingLevel;
  /** Icon above. Default: image. */
  icon?: IconName;
  /** Why, and what to do. Default: none. */
  children?: ReactNode;
  /** Buttons for the next step. Default: none. */
  action?: ReactNode;
  /** How the text is announced when it replaces other content. Default: off. */
  live?: LiveMode;
}

/** Says that there is nothing here, and what to do next. */
export function EmptyState({
  title,
  level = 2,
  icon = "image",
  children,
  action,
  live = "off",
  ...root
}: EmptyStateProps) {
  return (
    <Box
      {...root}
      display="flex"
      flexDirection="column"
      alignItems="center"
      gap="md"
      paddingBlock={["xl", "xxl"]}
      paddingInline="md"
      textAlign="center"
    >
      <Box color="inkMuted" background="sunken" borderRadius="full" padding="md">
        <Icon name={icon} size="large" />
      </Box>
      <Box role={liveRoles[live]} display="flex" flexDirection="column" gap="xs" maxWidth="form">
        <Heading level={level} size="title3" align="center">
          {title}
        </Heading>
        {children && (
          <Text as="div" tone="muted" align="center">
            {children}
          </Text>
        )}
      </Box>
      {action}
    </Box>
  );
}
