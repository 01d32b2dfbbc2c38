import type { RootProps } from "../rootProps.ts";
import * as css from "./Icon.css.ts";
import { drawings, type IconName } from "./paths.ts";

export const iconSizes = ["small", "medium", "large"] as const;
export type IconSize = (typeof iconSizes)[number];

export interface IconProps extends RootProps<SVGSVGElement> {
  /** Name of the icon, one of `iconNames`. */
  name: IconName;
  /** 16, 20 or 28 px on the main site, larger at the stand. Default: medium. */
  size?: IconSize;
  /** Name for screen readers; without one the icon is decoration. Default: none. */
  label?: string;
}

/** An icon from the shop's own set, in the colour of the surrounding text. */
export function Icon({ name, size = "medium", label, ...root }: IconProps) {
  const drawing: { stroke?: string; fill?: string } = drawings[name];
  return (
    <svg
      {...root}
      viewBox="0 0 24 24"
      focusable="false"
      className={css.icon({ size })}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {drawing.fill && <path d={drawing.fill} fill="currentColor" fillRule="evenodd" />}
      {drawing.stroke && <path d={drawing.stroke} className={css.stroke} />}
    </svg>
  );
}
