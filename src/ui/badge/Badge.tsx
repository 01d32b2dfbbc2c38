import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import type { RootProps } from "../rootProps.ts";
import { badge } from "./Badge.css.ts";

export const badgeTones = ["neutral", "accent", "ticked", "promo", "warning", "critical"] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps extends RootProps<HTMLSpanElement> {
  /** Colour by role: accent for done, ticked for ticked just now, promo for a reduced price. Default: neutral. */
  tone?: BadgeTone;
  /** Icon before the text. Default: none. */
  icon?: IconName;
  /** A status or a count, in a few words. */
  children: ReactNode;
}

/** A short status or count next to its subject. */
export function Badge({ tone = "neutral", icon, children, ...root }: BadgeProps) {
  return (
    <span {...root} className={badge({ tone })}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
