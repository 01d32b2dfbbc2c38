import { textPath } from "../../../server/images/textPath.ts";
import { darken, lighten, lit, luminance, mix } from "../colour.ts";
import { box, path } from "../drawing.ts";
import { at, type Point, polygon } from "../geometry.ts";
import type { Stage } from "../stage.ts";
import { drawOnlookers } from "./people.ts";

const facades = ["#e6d8bd", "#efe4cd", "#d9c6a5", "#e9dcc6", "#cfc3b1", "#e3cdb0"] as const;

/** One side of a boulevard: facades with windows and slate roofs, running to the vanishing point. */
export function drawFacades(
  stage: Stage,
  vanishing: Point,
  side: -1 | 1,
  edge: number,
  height: number,
): string {
  const { light, random } = stage;
  // A point of the row: distance down the street (0 here, 1 at its end) and height (0 to 1).
  const p = (far: number, up: number) => {
    const k = 1 - far;
    return at(vanishing.x + (edge - vanishing.x) * k, vanishing.y - 40 * k + height * up * k);
  };
  const shade = light.sunSide > 0 === side > 0 ? 0.3 : 0.04;
  let drawn = "";
  let far = -0.25;
  while (far < 0.92) {
    const next = Math.min(0.94, far + 0.16 + (1 - far) * random.range(0.1, 0.2));
    const tone = mix(darken(lit(random.pick(facades), light.key), shade), light.haze, Math.max(0, far) * 0.5);
    const roof = mix(darken(lit("#7c8896", light.key), shade), light.haze, Math.max(0, far) * 0.5);
    const up = random.range(0.78, 1);
    drawn += path(polygon([p(far, up), p(far + 0.02, up * 1.16), p(next - 0.02, up * 1.16), p(next, up)]), {
      fill: roof,
    });
    drawn += path(polygon([p(far, -0.1), p(far, up), p(next, up), p(next, -0.1)]), { fill: tone });
    drawn += path(polygon([p(far, 0), p(far, 0.14), p(next, 0.14), p(next, 0)]), {
      fill: darken(tone, 0.35),
    });
    const columns = 4;
    for (let floor = 0; floor < 5; floor += 1) {
      const low = 0.2 + floor * 0.155;
      if (low + 0.1 > up) break;
      drawn += path(
        polygon([p(far, low - 0.02), p(far, low - 0.005), p(next, low - 0.005), p(next, low - 0.02)]),
        { fill: darken(tone, 0.3) },
      );
      for (let column = 0; column < columns; column += 1) {
        const from = far + ((next - far) * (column + 0.28)) / columns;
        const to = far + ((next - far) * (column + 0.74)) / columns;
        const glass = darken(mix("#5a6b7d", light.sky.middle, 0.3), 0.1);
        drawn += path(polygon([p(from, low), p(from, low + 0.1), p(to, low + 0.1), p(to, low)]), {
          fill: glass,
        });
      }
    }
    far = next;
  }
  return drawn;
}

/** Barriers with banners and onlookers behind them, from the edge to the vanishing point. */
export function drawBarriers(
  stage: Stage,
  vanishing: Point,
  side: -1 | 1,
  edge: number,
  accent: string,
): string {
  const { light } = stage;
  const p = (far: number, up: number) => {
    const k = (1 - far) ** 1.3;
    return at(vanishing.x + (edge - vanishing.x) * k, vanishing.y * (1 - k) + up * k);
  };
  let drawn = "";
  for (let i = 15; i >= 0; i -= 1) {
    const far = i / 16;
    const size = 330 * (1 - far) ** 1.3 + 8;
    const foot = p(far, 0);
    drawn += drawOnlookers(
      stage,
      foot.x + side * size * 0.05 - size * 0.3,
      foot.x + side * size * 0.1 + size * 0.5,
      foot.y + size * 0.34,
      size * 0.72,
      0.9,
    );
  }
  const panels = 9;
  for (let i = panels - 1; i >= 0; i -= 1) {
    const a = i / (panels + 1);
    const b = (i + 0.94) / (panels + 1);
    const fill = i % 2 ? lit(accent, light.key) : lit("#f6f3ec", light.key);
    drawn += path(polygon([p(a, 6), p(a, 200), p(b, 200), p(b, 6)]), {
      fill: mix(fill, light.haze, a * 0.4),
    });
    drawn += path(polygon([p(a, 80), p(a, 130), p(b, 130), p(b, 80)]), {
      fill: i % 2 ? "#ffffff" : accent,
      opacity: 0.55,
    });
  }
  return drawn;
}

/** The inflatable arch over the line. */
export function drawArch(
  stage: Stage,
  centre: Point,
  width: number,
  height: number,
  accent: string,
  word: string,
): string {
  const { light, defs } = stage;
  const colour = lit(accent, light.key);
  const fill = defs.linear(
    [
      [0, darken(colour, 0.35)],
      [0.3, lighten(colour, 0.25)],
      [1, darken(colour, 0.3)],
    ],
    [0, 0, 1, 0],
  );
  const thick = width * 0.11;
  const beam = height * 0.27;
  const { x, y } = centre;
  const text = textPath(word, { size: beam * 0.62, weight: 800, letterSpacing: beam * 0.05 });
  return (
    box(x - width / 2, y, thick, height * 0.86, { fill }) +
    box(x + width / 2 - thick, y, thick, height * 0.86, { fill }) +
    box(x - width / 2, y + height - beam, width, beam, {
      fill: defs.linear([
        [0, lighten(colour, 0.22)],
        [0.5, colour],
        [1, darken(colour, 0.35)],
      ]),
      rx: beam * 0.3,
    }) +
    path(text.d, {
      fill: luminance(accent) > 0.6 ? "#17191e" : "#ffffff",
      transform: `translate(${x - text.width / 2} ${-(y + height - beam / 2) + text.capHeight / 2})`,
    }) +
    box(x - width / 2 + thick, y + height - beam - 26, width - 2 * thick, 24, { fill: "#14161c" })
  );
}
