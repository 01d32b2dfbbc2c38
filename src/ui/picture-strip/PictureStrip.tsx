import type { RootProps } from "../rootProps.ts";
import * as css from "./PictureStrip.css.ts";

export interface PictureStripProps extends RootProps<HTMLUListElement> {
  /** Accessible name of the list: « Photos du pack ». */
  label: string;
  /** Address and alternative text of each thumbnail: « Photo DSC_0412 ». */
  pictures: readonly { src: string; alt: string }[];
  /** Maximum number shown. Default: 6. */
  max?: number;
}

/** A row of thumbnails for an item with several pictures, such as a pack in a cart or an order. */
export function PictureStrip({ label, pictures, max = 6, ...root }: PictureStripProps) {
  if (pictures.length === 0) return null;
  return (
    <ul {...root} className={css.strip} aria-label={label}>
      {pictures.slice(0, max).map(({ src, alt }) => (
        <li key={src}>
          <img src={src} alt={alt} loading="lazy" decoding="async" className={css.image} />
        </li>
      ))}
    </ul>
  );
}
