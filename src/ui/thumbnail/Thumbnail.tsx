import { useState } from "react";
import { Icon } from "../icon/Icon.tsx";
import type { RootProps } from "../rootProps.ts";
import * as css from "./Thumbnail.css.ts";

export interface ThumbnailProps extends RootProps<HTMLSpanElement> {
  /** Address of the image; null for the placeholder alone. */
  src: string | null;
}

/** A small picture beside words that say the same: assistive technology skips it. */
export function Thumbnail({ src, ...root }: ThumbnailProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span {...root} className={css.frame}>
      <Icon name="image" />
      {src !== null && failed !== src && (
        <img
          src={src}
          alt=""
          aria-hidden="true"
          decoding="async"
          fetchPriority="low"
          className={css.image}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
