import { type ReactNode, useLayoutEffect, useRef } from "react";
import { noteHeight } from "../../noteHeight.ts";
import type { RootProps } from "../../rootProps.ts";
import { trayHeight } from "../../sticky-bar/heights.ts";
import { TextLink } from "../../text-link/TextLink.tsx";
import { useOwnRef } from "../../useOwnRef.ts";
import { usePageMark } from "../../usePageMark.ts";
import * as css from "./PackTray.css.ts";
import { FilledPlace, FreePlace } from "./PackTrayPlace.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";

export interface TrayPicture {
  key: string;
  /** Its name: « DSC_0412 ». */
  name: string;
  /** Address of its thumbnail. */
  src: string;
  /** Whether it is still being added. Default: false. */
  isPending?: boolean;
}

export interface PackTrayGroup {
  key: string;
  /** Number of places. */
  size: number;
  /** What its free places show: « 20x30 », « Fichier ». */
  format: string;
  /** Whether its pictures are files and not prints. */
  isDigital: boolean;
  pictures: readonly TrayPicture[];
}

export interface PackTrayLabels {
  /** Accessible name of the list of places: « Places du pack ». */
  places: string;
  /** Accessible name of a filled place: « Retirer la photo DSC_0412 du pack ». */
  remove: (name: string) => string;
  /** Accessible name of a free place: « Place libre, 20x30 ». */
  free: (format: string) => string;
}

/** A picture on its way to the tray, at a place of the window in pixels. */
export interface DraggedPicture {
  src: string;
  x: number;
  y: number;
  /** Whether it would be taken where it is. */
  isOver: boolean;
  /** Key of the group whose place it is over; null outside places. Default: none. */
  group?: string | null;
}

export interface PackTrayProps extends RootProps {
  /** The pack, also the accessible name of the landmark: « Pack 5 tirages ». */
  label: string;
  /** Path of the pack's page; its name is then a link. Default: none. */
  to?: string;
  /** Its fill level, announced when it changes: « 3 photos sur 5 ». */
  words: string;
  /** One group, or two of different formats, in order. */
  groups: readonly PackTrayGroup[];
  /** Its price and what it saves. */
  price: ReactNode;
  /** A message in its first line: why a picture was refused, what was removed. Default: none. */
  notice?: ReactNode;
  /** The picture that the pointer drags. Default: none. */
  dragged?: DraggedPicture | null;
  /** The component's texts, in French. */
  labels: PackTrayLabels;
  /** Empties the place of a picture. */
  onRemove: (pictureKey: string) => void;
  /** Called when a pointer is pressed on a filled place, which may drag it to another. Default: none. */
  onGrab?: ((pictureKey: string, event: PointerEvent) => void) | undefined;
  /** Buttons that end the filling. */
  children: ReactNode;
}

/** A pack being filled, at the window's bottom: its places as frames, each filled one a button that empties it. */
export function PackTray({
  label,
  to,
  words,
  groups,
  price,
  notice,
  dragged = null,
  labels,
  onRemove,
  onGrab,
  children,
  ref,
  ...root
}: PackTrayProps) {
  const tray = useOwnRef(ref);
  const list = useRef<HTMLUListElement>(null);
  const filled = groups.reduce((sum, { pictures }) => sum + pictures.length, 0);
  const withRoom = groups.filter(({ size, pictures }) => pictures.length < size);
  const next = (withRoom.find(({ key }) => key === dragged?.group) ?? withRoom[0])?.key;
  useKeptFocus(list, filled);
  usePageMark("tray");
  useLayoutEffect(() => (tray.current ? noteHeight(tray.current, trayHeight) : undefined), []);
  return (
    <section {...root} ref={tray} aria-label={label} className={css.tray({ over: dragged?.isOver === true })}>
      {notice && <div className={css.notice}>{notice}</div>}
      <div className={css.content}>
        <div className={css.subject}>
          <p className={css.name}>{to === undefined ? label : <TextLink to={to}>{label}</TextLink>}</p>
          <p role="status" className={css.words}>
            {words}
          </p>
        </div>
        <ul
          ref={list}
          aria-label={labels.places}
          // Without a button in it, only the list itself can be scrolled by keys.
          tabIndex={filled === 0 ? 0 : -1}
          className={css.places}
        >
          {groups.flatMap((group, index) => [
            ...group.pictures.map((picture) => (
              <li
                key={`${group.key} ${picture.key}`}
                data-group={group.key}
                className={index > 0 && picture === group.pictures[0] ? css.groupStart : css.place}
              >
                <FilledPlace
                  picture={picture}
                  label={labels.remove(picture.name)}
                  onRemove={() => onRemove(picture.key)}
                  onGrab={onGrab && ((event) => onGrab(picture.key, event))}
                />
              </li>
            )),
            ...Array.from({ length: Math.max(0, group.size - group.pictures.length) }, (_, free) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: free places have no identity but their index
                key={`${group.key} free ${free}`}
                data-group={group.key}
                className={
                  index > 0 && free === 0 && group.pictures.length === 0 ? css.groupStart : css.place
                }
              >
                <FreePlace
                  format={group.format}
                  isDigital={group.isDigital}
                  isNext={group.key === next && free === 0}
                  label={labels.free(group.format)}
                />
              </li>
            )),
          ])}
        </ul>
        <div className={css.foot}>
          <div className={css.price}>{price}</div>
          <div className={css.actions}>{children}</div>
        </div>
      </div>
      {dragged && (
        <img
          src={dragged.src}
          alt=""
          aria-hidden="true"
          className={css.ghost}
          style={{ transform: `translate(${dragged.x}px, ${dragged.y}px)` }}
        />
      )}
    </section>
  );
}
