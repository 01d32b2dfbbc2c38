import { type ReactNode, useState } from "react";
import { Heading, type HeadingLevel } from "../heading/Heading.tsx";
import { Icon } from "../icon/Icon.tsx";
import { Link } from "../link-provider/LinkProvider.tsx";
import type { RootProps } from "../rootProps.ts";
import { Text } from "../text/Text.tsx";
import * as css from "./ClickableCard.css.ts";

export const coverRatios = ["3/2", "4/3", "1/1", "16/9"] as const;
export type CoverRatio = (typeof coverRatios)[number];

export const cardLayouts = ["stack", "compact"] as const;
export type CardLayout = (typeof cardLayouts)[number];

interface Common extends RootProps {
  /** Name of the card and of its link. */
  title: string;
  /** Heading level of the title. Default: 3. */
  level?: HeadingLevel;
  /** Address of the cover; null or a failed image shows a placeholder of the same size. Default: no cover at all. */
  cover?: string | null | undefined;
  /** Widths of the cover that can be had, as in srcset. Default: `cover` alone. */
  coverSet?: string | undefined;
  /** Aspect ratio of the cover. Default: 3/2. */
  ratio?: CoverRatio;
  /** Whether the cover is above the fold and loads eagerly. Default: false. */
  eager?: boolean;
  /** Short lines under the title: dates, place, count. Default: none. */
  meta?: readonly ReactNode[];
  /** A Badge on the cover's corner. Default: none. */
  badge?: ReactNode;
  /** Content at the bottom: a Price. Default: none. */
  footer?: ReactNode;
  /** Compact: on a phone, title and footer share one line. Default: stack. */
  layout?: CardLayout;
  /** Whether it is selected; announced on every card of a selection list. Default: nothing is chosen here. */
  selected?: boolean;
}

/** Navigates to a screen (`to`, with an optional `onClick`) or acts on this one (`onClick` alone). */
export type ClickableCardProps = Common &
  (
    | {
        /** Path of a screen. */
        to: string;
        /** Called on a press, besides following the link if there is one. */
        onClick?: () => void;
        onPointed?: never;
      }
    | {
        to?: never;
        onClick: () => void;
        /** Called with true on hover or focus, with false when it leaves. Default: nothing. */
        onPointed?: (pointed: boolean) => void;
      }
  );

/** A card that is a single large target. */
export function ClickableCard({
  title,
  level = 3,
  cover,
  coverSet,
  ratio = "3/2",
  eager = false,
  meta = [],
  badge,
  footer,
  layout = "stack",
  selected,
  to,
  onClick,
  onPointed,
  ...root
}: ClickableCardProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <article {...root} className={css.card({ selected })}>
      {cover !== undefined && (
        <div className={css.cover({ ratio })}>
          <Icon name="image" size="large" />
          {cover && failed !== cover && (
            <img
              src={cover}
              srcSet={coverSet}
              sizes={coverSet && "(min-width: 768px) 430px, calc(100vw - 2rem)"}
              alt=""
              aria-hidden="true"
              className={css.image}
              loading={eager ? "eager" : "lazy"}
              decoding={eager ? "auto" : "async"}
              onError={() => setFailed(cover)}
            />
          )}
          {badge && <span className={css.badge}>{badge}</span>}
        </div>
      )}
      {selected && (
        <span className={css.mark}>
          <Icon name="check" size="small" />
        </span>
      )}
      <div className={css.body({ besideMark: selected && cover === undefined, layout })}>
        <Heading level={level} size="title4">
          {to === undefined ? (
            <button
              type="button"
              className={css.target}
              aria-pressed={selected}
              onClick={onClick}
              onPointerEnter={() => onPointed?.(true)}
              onPointerLeave={() => onPointed?.(false)}
              onFocus={() => onPointed?.(true)}
              onBlur={() => onPointed?.(false)}
            >
              {title}
            </button>
          ) : (
            <Link to={to} className={css.target} aria-current={selected || undefined} onClick={onClick}>
              {title}
            </Link>
          )}
        </Heading>
        {meta.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
          <Text key={place} as="div" size="small" tone="muted" figures>
            {line}
          </Text>
        ))}
        {footer && <div className={css.footer({ layout })}>{footer}</div>}
      </div>
    </article>
  );
}
