import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { IconName } from "../icon/paths.ts";
import { badge } from "./Badge.css.ts";

export const badgeTones = ["neutral", "accent", "ticked", "promo", "warning", "critical"] as const;
export type BadgeTone = (typeof badgeTones)[number];

export interface BadgeProps {
  /** Colour by role: accent done, ticked just now, promo a price that fell. Default: neutral. */
  tone?: BadgeTone;
  /** Drawing before the words. Default: none. */
  icon?: IconName;
  /** A status or a count, in a few words. */
  children: ReactNode;
}

/** A short status or count beside what it tells of. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={badge({ tone })}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
