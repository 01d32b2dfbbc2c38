import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";
import { type LiveMode, liveRoles } from "../liveRegion.ts";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Banner.css.ts";

export const bannerTones = ["promo", "notice", "warning", "critical"] as const;
export type BannerTone = (typeof bannerTones)[number];

export interface BannerProps extends RootProps {
  /** Kind of message: reduced price, information, something incomplete, a blocking error. Default: notice. */
  tone?: BannerTone;
  /** Accessible name of the landmark: « Promotion en cours ». */
  label: string;
  /** One sentence. */
  children: ReactNode;
  /** A TextLink or a small Button after it. Default: none. */
  action?: ReactNode;
  /** How its sentence is announced if it appears after the screen. Default: off. */
  live?: LiveMode;
}

const icons = { promo: null, notice: "info", warning: "warning", critical: "stop" } as const;

/** One sentence across the whole page. Inside a screen, use Alert. */
export function Banner({ tone = "notice", label, children, action, live = "off", ...root }: BannerProps) {
  const icon = icons[tone];
  return (
    <section {...root} aria-label={label} className={css.banner({ tone })}>
      <span role={liveRoles[live]} className={css.message}>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
      </span>
      {action}
    </section>
  );
}
