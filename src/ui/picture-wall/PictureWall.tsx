import type { ReactNode } from "react";
import type { RootProps } from "../rootProps.ts";
import * as css from "./PictureWall.css.ts";

export const wallRooms = ["parent", "window"] as const;
export type WallRoom = (typeof wallRooms)[number];

export interface WallPicture {
  /** Its identity, as pictures change places. */
  id: string;
  src: string;
  srcSet?: string | undefined;
  /** Who it shows and when: « Quartz · Jeanne Martin, 10 h 24 ». */
  caption: string;
}

export interface PictureWallProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the list: « Photos récentes ». */
  label: string;
  /** The first is the largest; as many follow as the wall has places: at most 8. */
  pictures: readonly WallPicture[];
  /** Whether it takes its parent's height or the window's. Default: parent. */
  fills?: WallRoom;
  /** Below the pictures, on the dark ground. Default: nothing. */
  children?: ReactNode;
}

/** Photographs that fill their place edge to edge, to be seen from afar: the first four times as large as the others. */
export function PictureWall({ label, pictures, fills = "parent", children, ...root }: PictureWallProps) {
  return (
    <div {...root} className={css.wall({ fills })}>
      <div className={css.room}>
        <ul aria-label={label} className={css.list}>
          {pictures.map(({ id, src, srcSet, caption }, place) => (
            <li key={id} className={css.item({ isFirst: place === 0 })}>
              <figure className={css.figure}>
                <img
                  src={src}
                  srcSet={srcSet}
                  sizes={
                    place === 0
                      ? "(orientation: landscape) 50vw, 100vw"
                      : "(orientation: landscape) 25vw, (max-width: 37.5em) 100vw, 50vw"
                  }
                  // Its caption says what it shows.
                  alt=""
                  aria-hidden="true"
                  decoding="async"
                  draggable={false}
                  className={css.image}
                />
                <figcaption className={css.caption({ isFirst: place === 0 })}>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
      {children && <div className={css.foot}>{children}</div>}
    </div>
  );
}
