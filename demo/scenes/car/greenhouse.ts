import { textPath } from "../../../server/images/textPath.ts";
import { darken, lighten, lit, luminance, mix } from "../colour.ts";
import { ellipse, group, path, stroke } from "../drawing.ts";
import { at, between, type Point, polygon, spline } from "../geometry.ts";
import { frontMatrix } from "./camera.ts";
import { half, type Painter, sheet, sideAt } from "./painter.ts";

/** Points across the car at an edge of the glass, bowed forwards in the middle. */
function edge({ camera }: Painter, spot: readonly [number, number], n: number, bow: number): Point[] {
  return Array.from({ length: 5 }, (_, i) => {
    const part = i / 2 - 1;
    return camera.see(spot[0] + bow * (1 - part ** 2), spot[1], n * part);
  });
}

const roofHalf = (p: Painter) => half(p) * p.look.shape.tumble;
const baseHalf = (p: Painter) => sideAt(p, 0) * 0.95;

function glassOf({ defs, light }: Painter): string {
  return defs.linear(
    [
      [0, mix("#20262e", light.sky.top, 0.5)],
      [0.5, "#1b2027"],
      [1, mix("#2a323a", light.sky.low, 0.45)],
    ],
    [0, 0, 0.6, 1],
  );
}

const glareOf = ({ defs }: Painter) =>
  defs.linear(
    [
      [0, "#ffffff", 0.55],
      [1, "#ffffff", 0],
    ],
    [0, 0, 0.8, 1],
  );

/** A helmet behind the windscreen, on the side `n` of the middle. */
function crewMember({ look, camera, light }: Painter, n: number): string {
  const { shape, helmet } = look;
  const s = camera.see(
    (shape.cowl[0] + shape.roofFront[0]) / 2 - 12,
    shape.cowl[1] + (shape.roofFront[1] - shape.cowl[1]) * 0.52,
    n,
  );
  const tone = mix("#181c22", lit(helmet, light.key), 0.5);
  return (
    ellipse(at(s.x, s.y - 21), 17, 13, { fill: "#12151a", opacity: 0.8 }) +
    ellipse(s, 9.4, 10.4, { fill: tone }) +
    path(
      spline(
        [
          at(s.x - 6, s.y + 2.6),
          at(s.x + 2, s.y + 3.4),
          at(s.x + 9.2, s.y + 2.4),
          at(s.x + 9, s.y - 3),
          at(s.x + 2, s.y - 3.4),
          at(s.x - 6, s.y - 2.2),
        ],
        { closed: true, tension: 0.6 },
      ),
      { fill: "#0d0f13" },
    )
  );
}

/** The strip along the windscreen's upper edge, with the event's name if readable. */
function sunStrip(p: Painter, high: readonly Point[], low: readonly Point[]): string {
  const { camera } = p;
  const { shape } = p.look;
  const band = sheet(
    high,
    high.map((q, i) => between(q, low[i] ?? q, 0.22)),
  );
  const word = textPath("DOSSARD", { size: 9, weight: 800, letterSpacing: 1 });
  const lean = (shape.cowl[0] - shape.roofFront[0]) / (shape.roofFront[1] - shape.cowl[1]);
  const banner = group(
    {
      transform: frontMatrix(
        camera,
        shape.roofFront[0] + lean * (shape.roofFront[1] - shape.cowl[1]) * 0.15 + 5,
        shape.roofFront[1] - (shape.roofFront[1] - shape.cowl[1]) * 0.14,
        0,
        lean,
      ),
    },
    path(word.d, {
      fill: luminance(p.look.accent) > 0.5 ? "#15171c" : "#ffffff",
      transform: `translate(${-word.width / 2} ${word.capHeight / 2})`,
    }),
  );
  return path(band, { fill: p.accent }) + (camera.yaw > 32 ? banner : "");
}

/** The windscreen with the crew behind it. */
export function drawWindscreen(p: Painter): string {
  const { shape } = p.look;
  const low = edge(p, shape.cowl, baseHalf(p), 12);
  const high = edge(p, shape.roofFront, roofHalf(p), 5);
  const isOpen = shape.name === "roadster";
  const glass = sheet(high, low);
  const glare = [high[1], high[2], low[1], low[0]].filter((point) => point !== undefined);
  return (
    path(glass, { fill: glassOf(p), opacity: isOpen ? 0.7 : 1 }) +
    (isOpen
      ? ""
      : group(
          { "clip-path": p.defs.clip(glass) },
          crewMember(p, -half(p) * 0.36) + crewMember(p, half(p) * 0.36),
        )) +
    path(polygon(glare), { fill: glareOf(p) }) +
    (shape.era === "modern" ? sunStrip(p, high, low) : "") +
    stroke(glass, shape.era === "classic" ? "#c9ced4" : darken(p.paint, 0.4), 2)
  );
}

/** A roadster's open cockpit and its crew. */
export function drawCockpit(p: Painter): string {
  const { camera, light } = p;
  const { shape, helmet } = p.look;
  const base = baseHalf(p);
  const opening = polygon([
    camera.see(shape.cowl[0], shape.cowl[1], -base),
    camera.see(shape.cowl[0], shape.cowl[1], base),
    camera.see(shape.deck[0], shape.deck[1], base),
    camera.see(shape.deck[0], shape.deck[1], -base),
  ]);
  const head = camera.see(-18, 112, half(p) * 0.34);
  const other = camera.see(-18, 110, -half(p) * 0.34);
  const person = (s: Point, tone: string) =>
    ellipse(at(s.x, s.y - 22), 17, 16, { fill: lit("#3a3f4a", light.key) }) +
    ellipse(s, 10, 12, { fill: lit(tone, light.key) }) +
    ellipse(at(s.x + 5.4, s.y - 1), 5, 6, { fill: lit("#e3b190", light.key) });
  return path(opening, { fill: "#2a211c" }) + person(other, "#8b5a3c") + person(head, helmet);
}

/** The roof, with the livery's stripes. */
export function drawRoof(p: Painter): string {
  const { camera, defs, light } = p;
  const { shape } = p.look;
  const high = edge(p, shape.roofFront, roofHalf(p), 5);
  const rear = edge(p, shape.roofRear, roofHalf(p), -4);
  const roofTone = mix(lighten(p.paint, 0.24), light.sky.top, 0.22);
  let roof = path(sheet(rear, high), {
    fill: defs.linear([
      [0, lighten(roofTone, 0.2)],
      [1, roofTone],
    ]),
  });
  if (p.look.livery === "stripes") {
    const strip = (a: number, b: number) => {
      const [h, r] = [shape.roofFront, shape.roofRear];
      return path(
        polygon([
          camera.see(h[0] + 5, h[1] + 0.4, roofHalf(p) * a),
          camera.see(r[0], r[1] + 0.4, roofHalf(p) * a),
          camera.see(r[0], r[1] + 0.4, roofHalf(p) * b),
          camera.see(h[0] + 5, h[1] + 0.4, roofHalf(p) * b),
        ]),
        { fill: p.accent },
      );
    };
    roof += strip(-0.4, -0.14) + strip(0.14, 0.4);
  }
  return roof;
}

/** Pillars and windows of the near side. */
export function drawSideWindows(p: Painter): string {
  const { camera } = p;
  const { shape } = p.look;
  const base = baseHalf(p);
  const glass = glassOf(p);
  const s = (x: number, y: number, part: number) => camera.see(x, y, base + (roofHalf(p) - base) * part);
  const shell = spline(
    [
      s(shape.cowl[0] + 2, shape.cowl[1], 0),
      s(shape.roofFront[0] + 2, shape.roofFront[1], 1),
      s((shape.roofFront[0] + shape.roofRear[0]) / 2, shape.roofFront[1] + 2, 1),
      s(shape.roofRear[0], shape.roofRear[1], 1),
      s(shape.deck[0], shape.deck[1], 0),
    ],
    { tension: 0.5 },
  );
  const pane = (x1: number, x2: number, x3: number, x4: number) =>
    path(
      polygon([
        s(x1, shape.cowl[1] + 4, 0.08),
        s(x2, shape.roofFront[1] - 5, 0.88),
        s(x3, shape.roofRear[1] - 5, 0.88),
        s(x4, shape.deck[1] + 5, 0.1),
      ]),
      { fill: glass },
    );
  const pillar = (shape.roofFront[0] + shape.roofRear[0]) / 2 - 4;
  return (
    path(`${shell}Z`, { fill: lighten(p.paint, 0.06) }) +
    pane(shape.cowl[0] - 13, shape.roofFront[0] - 3, pillar + 5, pillar + 4) +
    pane(pillar - 5, pillar - 5, shape.roofRear[0] + 7, shape.deck[0] + 24) +
    path(
      polygon([
        s(shape.cowl[0] - 15, shape.cowl[1] + 5, 0.1),
        s(shape.roofFront[0] - 5, shape.roofFront[1] - 6, 0.86),
        s(pillar + 30, shape.roofFront[1] - 6, 0.86),
        s(pillar + 42, shape.cowl[1] + 5, 0.1),
      ]),
      { fill: glareOf(p) },
    )
  );
}
