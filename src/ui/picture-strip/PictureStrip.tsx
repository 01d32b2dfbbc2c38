import * as css from "./PictureStrip.css.ts";

export interface PictureStripProps {
  /** Name of the list: « Photos du pack ». */
  label: string;
  /** Address of each small image, and what is seen: « Photo DSC_0412 ». */
  pictures: readonly { src: string; alt: string }[];
  /** How many are drawn at most. Default: 6. */
  max?: number;
}

/** A few small pictures side by side, for what holds several: a pack in a cart or an order. */
export function PictureStrip({ label, pictures, max = 6 }: PictureStripProps) {
  if (pictures.length === 0) return null;
  return (
    <ul className={css.strip} aria-label={label}>
      {pictures.slice(0, max).map(({ src, alt }) => (
        <li key={src}>
          <img src={src} alt={alt} loading="lazy" decoding="async" className={css.image} />
        </li>
      ))}
    </ul>
  );
}
