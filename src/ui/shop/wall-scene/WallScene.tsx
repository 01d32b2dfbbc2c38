import { type KeyboardEvent, type PointerEvent as ReactPointerEvent, useRef } from "react";
import type { RootProps } from "../../rootProps.ts";
import { WallRoom, type WallRoomShape } from "./WallRoom.tsx";
import * as css from "./WallScene.css.ts";

export interface WallSpot {
  x: number;
  y: number;
}

/** A photograph of a wall: its address, and its size in centimetres. */
export interface WallPhoto {
  src: string;
  width: number;
  height: number;
}

export interface WallPrint {
  /** Size of the paper, in centimetres. */
  width: number;
  height: number;
  /** Address of the image; null leaves the paper empty. */
  src: string | null;
  /** Size of the image, in pixels. */
  of: { width: number; height: number };
  /** The part of it that is printed, as fractions from 0 to 1. */
  crop: { left: number; top: number; width: number; height: number };
}

export interface WallSceneProps extends RootProps<HTMLDivElement> {
  /** Accessible name, with the sizes: « Tirage de 60x90 cm au-dessus d’un canapé de 2 m ». */
  label: string;
  /** Role description instead of “group”: « tirage à déplacer ». */
  roleDescription: string;
  /** A drawn room, or a photograph of a wall. */
  wall: WallRoomShape | WallPhoto;
  /** The print that hangs there. */
  print: WallPrint;
  /** Its centre, in centimetres from the wall's upper left corner. */
  spot: WallSpot;
  /** Called with the centre that a drag, a press or an arrow key leads to. */
  onSpotChange: (spot: WallSpot) => void;
}

/** Centimetres of an arrow key. */
const step = 5;
const steps: Partial<Record<string, WallSpot>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** A print on a wall, drawn in centimetres: everything in it has one scale, whatever the window. */
export function WallScene({
  label,
  roleDescription,
  wall,
  print,
  spot,
  onSpotChange,
  ...root
}: WallSceneProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const hold = useRef<{ from: WallSpot; spot: WallSpot } | null>(null);
  const { width, height } = print;
  const [x, y] = [spot.x - width / 2, spot.y - height / 2];
  const isRoom = "floor" in wall;

  function inCm({ clientX, clientY }: ReactPointerEvent): WallSpot {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x, y };
  }

  function take(event: ReactPointerEvent) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const from = inCm(event);
    const isOnPrint = Math.abs(from.x - spot.x) <= width / 2 && Math.abs(from.y - spot.y) <= height / 2;
    hold.current = { from, spot: isOnPrint ? spot : from };
    if (!isOnPrint) onSpotChange(from);
  }

  function drag(event: ReactPointerEvent) {
    if (!hold.current) return;
    if (event.buttons === 0) {
      hold.current = null;
      return;
    }
    const { from, spot: begun } = hold.current;
    const now = inCm(event);
    onSpotChange({ x: begun.x + now.x - from.x, y: begun.y + now.y - from.y });
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onSpotChange({ x: spot.x + by.x, y: spot.y + by.y });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      {...root}
      role="group"
      aria-label={label}
      aria-roledescription={roleDescription}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the print
      tabIndex={0}
      className={css.scene}
      onPointerDown={take}
      onPointerMove={drag}
      onPointerUp={() => {
        hold.current = null;
      }}
      onKeyDown={press}
    >
      <svg
        ref={drawing}
        aria-hidden="true"
        viewBox={`0 0 ${wall.width} ${wall.height}`}
        className={css.drawing({ fills: isRoom })}
      >
        {isRoom ? (
          <WallRoom {...wall} />
        ) : (
          <image
            data-wall=""
            href={wall.src}
            width={wall.width}
            height={wall.height}
            preserveAspectRatio="none"
          />
        )}
        <rect className={css.shadow} x={x + 1} y={y + 2} width={width} height={height} />
        <rect className={css.paper} data-print="" x={x} y={y} width={width} height={height} />
        {print.src !== null && <PrintedPart {...print} x={x} y={y} />}
      </svg>
    </div>
  );
}

function PrintedPart({ src, of, crop, ...place }: WallPrint & WallSpot) {
  const part = [crop.left * of.width, crop.top * of.height, crop.width * of.width, crop.height * of.height];
  return (
    <svg aria-hidden="true" {...place} viewBox={part.join(" ")} preserveAspectRatio="none">
      <image href={src ?? undefined} width={of.width} height={of.height} preserveAspectRatio="none" />
    </svg>
  );
}
