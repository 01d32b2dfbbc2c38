import { useEffect, useRef } from "react";
import { Heading, type HeadingLevel } from "../../heading/Heading.tsx";
import { Icon } from "../../icon/Icon.tsx";
import type { RootProps } from "../../rootProps.ts";
import { Text } from "../../text/Text.tsx";
import { useOwnRef } from "../../useOwnRef.ts";
import * as css from "./PackSlots.css.ts";
import { type PackGroup, PackSlotsGroup, type PackSlotsLabels } from "./PackSlotsGroup.tsx";

interface Common extends RootProps<HTMLDivElement> {
  /** Heading level of its titles. Default: 3. */
  level?: HeadingLevel;
}

interface SlotsProps extends Common {
  /** One group, or groups 1 and 2, in order. */
  groups: readonly [PackGroup] | readonly [PackGroup, PackGroup];
  /** Opens a picture, which is then a button. Default: pictures are seen only. */
  onOpen?: ((pictureKey: string) => void) | undefined;
  /** Removes a picture from the pack. Default: no such buttons. */
  onRemove?: ((pictureKey: string) => void) | undefined;
  /** Moves a picture to the other group. Default: no such buttons. */
  onMove?: ((pictureKey: string) => void) | undefined;
  /** Chooses a picture for the next free slot of a group. Default: no such button. */
  onAdd?: ((groupKey: string) => void) | undefined;
  /** Where pictures for free slots are chosen: they are then links, and `onAdd` is a button below. Default: free slots are seen only. */
  fill?: { to: string; label: string } | undefined;
  /** The component's texts, in French. */
  labels: PackSlotsLabels;
  whole?: never;
}

interface WholeProps extends Common {
  /** A special pack, all of an event or contest: there is nothing to choose. */
  whole: {
    /** Event or contest: « Concours Amateur 3 ». */
    heading: string;
    /** « 248 photos ». */
    count: string;
    /** Format of the pictures: « Toutes en numérique ». Default: nothing. */
    detail?: string | undefined;
  };
  groups?: never;
  onOpen?: never;
  onRemove?: never;
  onMove?: never;
  onAdd?: never;
  fill?: never;
  labels?: never;
}

export type PackSlotsProps = SlotsProps | WholeProps;

/** A pack's slots by group; or the count of a special pack, which has no slots. */
export function PackSlots(props: PackSlotsProps) {
  return props.whole === undefined ? <Slots {...props} /> : <Whole {...props} />;
}

function Whole({ whole: { heading, count, detail }, level = 3, ...root }: WholeProps) {
  return (
    <div {...root} className={css.whole}>
      <span className={css.wholeMark}>
        <Icon name="image" size="large" />
      </span>
      <div>
        <Heading level={level} size="title4">
          {heading}
        </Heading>
        <p className={css.wholeCount}>{count}</p>
        {detail && (
          <Text as="p" size="small" tone="muted">
            {detail}
          </Text>
        )}
      </div>
    </div>
  );
}

/** The focused element when a picture left its slot. */
interface Left {
  groupKey: string;
  pictureKey: string;
  place: number;
  moved: boolean;
}

function Slots({
  groups,
  onOpen,
  onRemove,
  onMove,
  onAdd,
  fill,
  labels,
  level = 3,
  ref,
  ...rest
}: SlotsProps) {
  const root = useOwnRef(ref);
  const left = useRef<Left | null>(null);

  // The pressed button is gone with its picture: the focus goes to the nearest remaining one.
  useEffect(() => {
    const from = left.current;
    if (!from) return;
    const before = groups.find(({ key }) => key === from.groupKey);
    if (!before || before.pictures.some(({ key }) => key === from.pictureKey)) return;
    left.current = null;
    const focused = document.activeElement;
    // A focus that has moved elsewhere meanwhile stays there.
    if (focused !== null && focused !== document.body && !root.current?.contains(focused)) return;
    const group = root.current?.querySelector(`[data-group="${CSS.escape(from.groupKey)}"]`);
    const kind = from.moved ? "data-move" : "data-remove";
    const followed = root.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(from.pictureKey)}"]`);
    const buttons = [...(group?.querySelectorAll<HTMLElement>(`[${kind}]`) ?? [])];
    const nearest = buttons[Math.min(from.place, buttons.length - 1)];
    const heading = document.getElementById(group?.getAttribute("aria-labelledby") ?? "");
    ((from.moved && followed) || nearest || heading)?.focus();
  }, [groups]);

  const leave = (groupKey: string, moved: boolean, act: ((key: string) => void) | undefined) =>
    act &&
    ((pictureKey: string, place: number) => {
      left.current = { groupKey, pictureKey, place, moved };
      act(pictureKey);
    });

  return (
    <div {...rest} ref={root} className={css.groups}>
      {groups.map((group) => (
        <PackSlotsGroup
          key={group.key}
          group={group}
          level={level}
          labels={labels}
          onOpen={onOpen}
          onRemove={leave(group.key, false, onRemove)}
          onMove={leave(group.key, true, onMove)}
          onAdd={onAdd && (() => onAdd(group.key))}
          fill={fill}
        />
      ))}
    </div>
  );
}
