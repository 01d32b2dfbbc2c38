import { type ReactNode, useState } from "react";
import { Heading, type HeadingLevel } from "../../heading/Heading.tsx";
import { Icon } from "../../icon/Icon.tsx";
import type { RootProps } from "../../rootProps.ts";
import { Text } from "../../text/Text.tsx";
import * as css from "./LineItem.css.ts";

export const lineItemSizes = ["small", "medium"] as const;
export type LineItemSize = (typeof lineItemSizes)[number];

interface Common extends RootProps {
  /** Address of its image; null or a failed image shows an icon instead. */
  image: string | null;
  /** Alternative text: « Photo DSC_0412 »; empty if the words beside it say it. */
  imageAlt: string;
  /** The printed part: the paper’s width by its height, and its place from 0 to 1. Default: none, the middle fills the square. */
  crop?: { ratio: number; offset: number } | null;
  /** Name of the item. */
  title: string;
  /** Heading level of the title. Default: 3. */
  level?: HeadingLevel;
  /** Short lines under the title: format, options, name of the picture. Default: none. */
  meta?: readonly string[];
  /** A Badge below them. Default: none. */
  notice?: ReactNode;
  /** The price: a Price with its detail. */
  price: ReactNode;
}

/** Editable lines need the medium size: the small one is for summaries. */
export type LineItemProps = Common &
  (
    | {
        /** Picture of at least 88 px, or of 64 px for a summary without controls. Default: medium. */
        size?: "medium";
        /** Controls of the line: a NumberField. Default: none. */
        controls?: ReactNode;
        /** Removes the line: an IconButton. Default: none. */
        action?: ReactNode;
      }
    | { size: "small"; controls?: never; action?: never }
  );

/** One item of a cart or an order: picture, text, quantity, price. */
export function LineItem({
  image,
  imageAlt,
  crop,
  title,
  level = 3,
  size = "medium",
  meta = [],
  notice,
  controls,
  price,
  action,
  ...root
}: LineItemProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const brief = controls === undefined && action === undefined;
  const words = (
    <div className={css.body}>
      <Heading level={level} size="title4">
        {title}
      </Heading>
      {meta.map((line) => (
        <Text key={line} size="small" tone="muted">
          {line}
        </Text>
      ))}
      {notice}
    </div>
  );
  return (
    <article {...root} className={css.item}>
      <div className={css.line({ brief, size })}>
        <div className={css.media}>
          <Icon name="image" size="large" />
          {image !== null && failed !== image && (
            <img
              src={image}
              alt={imageAlt}
              aria-hidden={imageAlt === "" || undefined}
              decoding="async"
              className={crop ? css.cropped({ lies: crop.ratio >= 1 }) : css.image}
              style={
                crop
                  ? { aspectRatio: crop.ratio, objectPosition: `${crop.offset * 100}% ${crop.offset * 100}%` }
                  : undefined
              }
              onError={() => setFailed(image)}
            />
          )}
        </div>
        {brief ? (
          <div className={css.wordsAndPrice}>
            {words}
            <div className={css.price}>{price}</div>
          </div>
        ) : (
          <>
            {words}
            <div className={css.foot}>
              {controls && <div className={css.controls}>{controls}</div>}
              <div className={css.price}>{price}</div>
            </div>
          </>
        )}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </article>
  );
}
