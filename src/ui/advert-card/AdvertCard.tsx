import { useState } from "react";
import * as css from "./AdvertCard.css.ts";

export interface AdvertCardProps {
  /** What is advertised: the image's words, and what stands there while it has not come. */
  label: string;
  /** Address of the image. */
  src: string;
  /** Where it leads, in a new window. Default: nowhere. */
  href?: string | undefined;
  /** Says what it is: « Publicité ». */
  tag: string;
}

/** An advert as large as the photographs around it. */
export function AdvertCard({ label, src, href, tag }: AdvertCardProps) {
  const [failed, setFailed] = useState(false);
  const content = (
    <>
      <span className={css.tag}>{tag} </span>
      <span className={css.words}>{label}</span>
      {!failed && (
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          className={css.image}
          onError={() => setFailed(true)}
        />
      )}
    </>
  );
  return href === undefined ? (
    <div className={css.card}>{content}</div>
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" className={css.card}>
      {content}
    </a>
  );
}
