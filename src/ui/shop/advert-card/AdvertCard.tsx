import { type Ref, useState } from "react";
import type { RootProps } from "../../rootProps.ts";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden.tsx";
import * as css from "./AdvertCard.css.ts";

export interface AdvertCardProps extends RootProps {
  /** Subject of the advert: alternative text, shown until the image loads. */
  label: string;
  /** Address of the image. */
  src: string;
  /** Link target, opened in a new window. Default: nowhere. */
  href?: string | undefined;
  /** Label of the advert: « Publicité ». */
  tag: string;
  /** Screen reader text of a link, which opens in a new tab: « nouvel onglet ». */
  newTabLabel: string;
}

/** An advert of the size of the photographs around it. */
export function AdvertCard({ label, src, href, tag, newTabLabel, ref, ...root }: AdvertCardProps) {
  const [failed, setFailed] = useState(false);
  const content = (
    <>
      <span className={css.tag}>{tag} </span>
      <span className={css.words}>{label}</span>
      {!failed && (
        <img
          src={src}
          alt=""
          aria-hidden="true"
          loading="lazy"
          decoding="async"
          className={css.image}
          onError={() => setFailed(true)}
        />
      )}
    </>
  );
  return href === undefined ? (
    <div {...root} ref={ref as Ref<HTMLDivElement>} className={css.card}>
      {content}
    </div>
  ) : (
    <a
      {...root}
      ref={ref as Ref<HTMLAnchorElement>}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={css.card}
    >
      {content}
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  );
}
