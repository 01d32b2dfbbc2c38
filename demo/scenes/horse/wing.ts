import { textPath } from "../../../server/images/textPath.ts";
import { darken, lit, luminance } from "../colour.ts";
import { element, group } from "../drawing.ts";
import type { Point } from "../geometry.ts";
import type { Light } from "../light.ts";
import type { Obstacle } from "./obstacle.ts";

export interface WingPlace {
  foot: Point;
  /** Towards the far (1) or the near (-1) end of the jump. */
  outwards: 1 | -1;
  size: number;
  light: Light;
  mirrored: boolean;
}

/** A wing in the jump's plane, outwards from its standard; drawn flat, then transformed to the plane. */
export function drawWing(obstacle: Obstacle, { foot, outwards, size, light, mirrored }: WingPlace): string {
  const colour = (tone: string) => lit(tone, light.key);
  const [first, second] = obstacle.colours;
  const tall = 168;
  const a = colour(first);
  const b = colour(second);
  const frame = (content: string) =>
    group(
      {
        transform: `matrix(${0.62 * outwards * size} ${-0.4 * outwards * size} 0 ${-size} ${foot.x} ${-foot.y})`,
      },
      content,
    );
  const rect = (x: number, y: number, width: number, height: number, fill: string) =>
    element("rect", { x, y, width, height, fill });
  const post = rect(-5, 0, 10, tall, b) + rect(1, 0, 4, tall, darken(b, 0.18));
  const cups = [50, 80, 110, 135].map((y) => rect(-6, y, 12, 3, "#6c7078")).join("");
  if (obstacle.wing === "ladder") {
    const bars = [14, 46, 78, 110, 138].map((y, i) => rect(0, y, 70 - i * 7, 9, i % 2 ? a : b)).join("");
    return frame(`${element("path", { d: `M66 0H76L52 150H43Z`, fill: a })}${bars}${post}${cups}`);
  }
  if (obstacle.wing === "column") {
    const fluted = [0, 8, 16, 24].map((x) => rect(x + 2, 12, 4, tall - 26, darken(b, 0.12))).join("");
    return frame(
      `${rect(-4, 0, 42, 12, a)}${rect(0, 12, 34, tall - 26, b)}${fluted}${rect(-6, tall - 14, 46, 14, a)}${element("circle", { cx: 17, cy: tall + 14, r: 15, fill: a })}${rect(-10, 0, 7, tall, darken(b, 0.2))}`,
    );
  }
  if (obstacle.wing === "fan") {
    const rays = Array.from({ length: 6 }, (_, i) => {
      const from = (i / 6) * 90;
      const to = ((i + 1) / 6) * 90;
      const end = (degrees: number) =>
        `${82 * Math.sin((degrees * Math.PI) / 180)} ${20 + 128 * Math.cos((degrees * Math.PI) / 180)}`;
      return element("path", { d: `M0 20L${end(from)}L${end(to)}Z`, fill: i % 2 ? a : b });
    }).join("");
    return frame(`${rays}${rect(0, 0, 84, 20, a)}${post}${cups}`);
  }
  const text = textPath(obstacle.name, { size: 15, weight: 800, letterSpacing: 0.6 });
  const ink = luminance(first) > 0.55 ? "#17191f" : "#fbf8f0";
  const fit = Math.min(1, 120 / text.width);
  // Reads upwards; flipped back if the plane, or the whole picture, mirrors it.
  const facing = mirrored ? -outwards : outwards;
  const label = element("path", {
    d: text.d,
    fill: ink,
    transform: `matrix(0 ${fit} ${facing * fit} 0 ${40 + facing * 5} 16)`,
  });
  const board = element("path", {
    d: "M0 0H80V96Q80 150 40 158Q20 160 0 150Z",
    fill: a,
    stroke: b,
    "stroke-width": 4,
  });
  return frame(`${board}${label}${post}${cups}`);
}
