import type { ReactNode } from "react";
import { Box } from "../box/Box.tsx";
import { Icon } from "../icon/Icon.tsx";
import { type LiveMode, liveRoles } from "../liveRegion.ts";
import type { RootProps } from "../rootProps.ts";
import { Text } from "../text/Text.tsx";
import { alert } from "./Alert.css.ts";

export const alertTones = ["info", "success", "warning", "critical"] as const;
export type AlertTone = (typeof alertTones)[number];

export interface AlertProps extends RootProps<HTMLDivElement> {
  /** Kind of message: information, success, something to fix, a blocking error. Default: info. */
  tone?: AlertTone;
  /** First line, in bold. Default: none. */
  title?: string;
  /** What happened and what to do. */
  children: ReactNode;
  /** A Button or a TextLink under the text. Default: none. */
  action?: ReactNode;
  /** How it is announced when it appears; off if the screen starts with it. Default: assertive when critical, else polite. */
  live?: LiveMode;
}

const icons = { info: "info", success: "check", warning: "warning", critical: "stop" } as const;

/** Scrolls an error into view in a dialog, which may show another part of its content. */
function showInDialog(message: HTMLElement | null) {
  if (message?.closest("[role=dialog], [role=alertdialog]")) message.scrollIntoView({ block: "nearest" });
}

/** A message about the content of this screen. */
export function Alert({
  tone = "info",
  title,
  children,
  action,
  live = tone === "critical" ? "assertive" : "polite",
  ref,
  ...root
}: AlertProps) {
  return (
    <div
      {...root}
      ref={ref ?? (live === "assertive" ? showInDialog : undefined)}
      tabIndex={ref ? -1 : undefined}
      className={alert({ tone })}
    >
      <Icon name={icons[tone]} />
      <Box display="flex" flexDirection="column" alignItems="flex-start" gap="xs" minWidth={0}>
        {/* The text alone: a button announces its own loading. */}
        <Box role={liveRoles[live]} display="flex" flexDirection="column" gap="xs" minWidth={0}>
          {title && (
            <Text as="strong" weight="strong" tone="inherit">
              {title}
            </Text>
          )}
          <Text as="div">{children}</Text>
        </Box>
        {action}
      </Box>
    </div>
  );
}
