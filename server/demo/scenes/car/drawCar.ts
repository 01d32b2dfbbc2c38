import { textPath } from "../../../images/textPath.ts";
import { darken, lighten, lit, luminance, mix } from "../colour.ts";
import { type Definitions, ellipse, group, path, stroke } from "../drawing.ts";
import { at, between, type Point, polygon, spline } from "../geometry.ts";
import type { Light } from "../light.ts";
import { type CarCamera, frontMatrix, sideMatrix } from "./camera.ts";
import type { CarLook } from "./model.ts";
import { drawWheel } from "./wheel.ts";

interface Painter {
  defs: Definitions;
  camera: CarCamera;
  look: CarLook;
  light: Light;
  bib: string;
  /** Paint in this light. */
  paint: string;
  accent: string;
}

const half = ({ look }: Painter) => look.shape.width / 2;

/** Where the body's side is at x: the nose and the tail draw in. */
function sideAt(p: Painter, x: number): number {
  const { length } = p.look.shape;
  const far = Math.abs(x) / (length / 2);
  return half(p) * (1 - 0.13 * far ** 4);
}

/** Points across the nose from the far corner to the near one, at a height. */
function across(p: Painter, x: number, y: number, breadth = 1): Point[] {
  const { bulge } = p.look.shape;
  return Array.from({ length: 9 }, (_, i) => {
    const part = i / 4 - 1;
    return p.camera.see(x - bulge * part ** 2 * breadth ** 2, y, sideAt(p, x) * part * breadth);
  });
}

const open = (points: readonly Point[]) => spline(points).slice(1);
/** A surface between two lines of points. */
const sheet = (upper: readonly Point[], lower: readonly Point[]) =>
  `M${open(upper)}L${open([...lower].reverse())}Z`;

function sideOutline(p: Painter): string {
  const { shape } = p.look;
  const { see } = p.camera;
  const front = shape.length / 2 - shape.bulge * 0.9;
  const back = -shape.length / 2 + 8;
  const s = (x: number, y: number) => see(x, y, sideAt(p, x));
  return spline(
    [
      s(front, shape.sill + 6),
      s(front + 3, shape.nose[1] - 8),
      s(shape.nose[0] - shape.bulge, shape.nose[1]),
      s(shape.hood[0] - shape.bulge * 0.7, shape.hood[1] - 1),
      s((shape.hood[0] + shape.cowl[0]) / 2, (shape.hood[1] + shape.cowl[1]) / 2 + 1),
      s(shape.cowl[0], shape.cowl[1] - 1),
      s(0, shape.cowl[1]),
      s(shape.deck[0], shape.deck[1] - 2),
      s(shape.tail[0] + 6, shape.tail[1]),
      s(back - 4, shape.tail[1] - 22),
      s(back, shape.sill + 12),
      s(back + 20, shape.sill + 2),
      s(-shape.wheelbase / 2, shape.sill),
      s(shape.wheelbase / 2, shape.sill),
      s(front - 20, shape.sill + 1),
    ],
    { closed: true, tension: 0.55 },
  );
}

function drawNose(p: Painter): string {
  const { shape, lamps } = p.look;
  const { camera, defs, light } = p;
  const front = shape.length / 2;
  const upper = across(p, shape.nose[0], shape.nose[1]);
  const lower = across(p, front - 4, shape.sill + 4);
  const face = defs.linear([
    [0, lighten(p.paint, 0.16)],
    [0.45, p.paint],
    [1, darken(p.paint, 0.45)],
  ]);
  const lip = across(p, shape.hood[0], shape.hood[1]);
  let drawn =
    path(sheet(upper, lower), { fill: face }) + path(sheet(lip, upper), { fill: lighten(p.paint, 0.24) });
  const middle = (shape.nose[1] + shape.sill) / 2;
  const tall = shape.nose[1] - shape.sill;
  if (shape.era === "modern") {
    const mouth = (breadth: number, top: number, low: number) =>
      path(
        sheet(
          across(p, front, middle + tall * top, breadth),
          across(p, front - 2, middle + tall * low, breadth * 0.9),
        ),
        { fill: "#101116" },
      );
    drawn += mouth(0.62, 0.02, -0.36) + mouth(0.5, 0.3, 0.16);
    for (let i = -2; i <= 2; i += 1)
      drawn += stroke(spline(across(p, front, middle + tall * (-0.08 + i * 0.05), 0.56)), "#3a3d45", 0.7);
    drawn += path(
      sheet(across(p, front + 4, shape.sill + 7, 1.02), across(p, front + 6, shape.sill + 2, 1.02)),
      { fill: "#15161a" },
    );
  } else {
    const grille = shape.lights === "square" ? 0.9 : 0.46;
    drawn += path(
      sheet(across(p, front, middle + tall * 0.26, grille), across(p, front, middle - tall * 0.1, grille)),
      { fill: "#14151a" },
    );
    for (let i = 0; i < 4; i += 1)
      drawn += stroke(
        spline(across(p, front + 1, middle + tall * (-0.06 + i * 0.09), grille)),
        "#aeb4bb",
        0.9,
      );
    const chrome = defs.linear([
      [0, "#ffffff"],
      [0.45, "#b9c0c8"],
      [0.55, "#5b626c"],
      [1, "#e3e7eb"],
    ]);
    drawn += path(
      sheet(
        across(p, front + 7, middle - tall * 0.16, 1.03),
        across(p, front + 7, middle - tall * 0.34, 1.03),
      ),
      { fill: chrome },
    );
  }
  for (const side of [-1, 1] as const) drawn += drawHeadlight(p, side);
  if (lamps)
    for (const part of [-0.42, -0.16, 0.16, 0.42]) {
      const spot = camera.see(front + 8, shape.nose[1] + (shape.era === "modern" ? 2 : -10), half(p) * part);
      drawn +=
        ellipse(spot, 8, 8.6, { fill: "#22242a" }) +
        ellipse(spot, 6.6, 7.2, { fill: "#fff6d8" }) +
        ellipse(at(spot.x - 1.4, spot.y + 1.6), 2.6, 2.8, { fill: "#ffffff" });
    }
  const plate = textPath("DOSSARD", { size: 6.4, weight: 800 });
  return (
    drawn +
    group(
      { transform: frontMatrix(camera, front + 7, middle - tall * 0.26, 0) },
      path("M-23 -5H23V5H-23Z", { fill: lit("#f5f4ee", light.key) }) +
        path(plate.d, {
          fill: "#15171c",
          transform: `translate(${-plate.width / 2} ${plate.capHeight / 2})`,
        }),
    )
  );
}

function drawHeadlight(p: Painter, side: -1 | 1): string {
  const { shape } = p.look;
  const { camera, defs } = p;
  const n = sideAt(p, shape.nose[0]) * side;
  const glow = p.light.mood === "night" || p.light.mood === "overcast" || p.light.mood === "dawn";
  const halo = glow
    ? ellipse(camera.see(shape.nose[0] + 4, shape.nose[1], n * 0.72), 30, 26, {
        fill: defs.radial([
          [0, "#fffbe6", 0.9],
          [0.3, "#fff1c0", 0.45],
          [1, "#fff1c0", 0],
        ]),
      })
    : "";
  if (shape.lights === "round" || shape.lights === "square") {
    const r = shape.lights === "round" ? 9.5 : 7.4;
    const spots = shape.lights === "round" ? [0.74] : [0.6, 0.8];
    return (
      spots
        .map((part) => {
          const spot = camera.see(shape.nose[0] - shape.bulge * part ** 2 + 3, shape.nose[1] - 2, n * part);
          return (
            ellipse(spot, r * 0.94, r * 1.12, { fill: "#c8ced5" }) +
            ellipse(spot, r * 0.8, r * 0.97, { fill: glow ? "#fff8dc" : "#e8eff3" }) +
            ellipse(at(spot.x - r * 0.2, spot.y + r * 0.25), r * 0.32, r * 0.36, { fill: "#ffffff" }) +
            ellipse(at(spot.x, spot.y - r * 0.4), r * 0.5, r * 0.3, { fill: "#7f8d99", opacity: 0.45 })
          );
        })
        .join("") + halo
    );
  }
  const q = (x: number, y: number, part: number) =>
    camera.see(shape.nose[0] - shape.bulge * part ** 2 + x, shape.nose[1] + y, n * part);
  const eye = spline([q(2, -1, 0.5), q(1, 7, 0.72), q(-14, 13, 0.97), q(-10, 3, 0.985), q(2, -5, 0.8)], {
    closed: true,
    tension: 0.7,
  });
  return (
    path(eye, { fill: "#1a1d24" }) +
    ellipse(q(1, 2.5, 0.76), 5, 3.6, { fill: glow ? "#fffbe6" : "#dfe8ee" }) +
    ellipse(q(-3, 5.4, 0.88), 3.6, 2.8, { fill: glow ? "#fffbe6" : "#b9c6d0" }) +
    stroke(spline([q(2, -4, 0.6), q(0, -2.4, 0.84), q(-8, 2, 0.97)]), "#ffffff", 1.1, { opacity: 0.8 }) +
    halo
  );
}

function drawHoodAndRoof(p: Painter): string {
  const { shape } = p.look;
  const { camera, defs, light } = p;
  const lip = across(p, shape.hood[0], shape.hood[1]);
  const cowl = Array.from({ length: 9 }, (_, i) => {
    const part = i / 4 - 1;
    return camera.see(
      shape.cowl[0] + 12 * (1 - part ** 2),
      shape.cowl[1],
      sideAt(p, shape.cowl[0]) * 0.95 * part,
    );
  });
  const sky = mix(lighten(p.paint, 0.2), light.sky.middle, 0.28);
  const top = defs.linear(
    [
      [0, lighten(sky, 0.2)],
      [0.6, sky],
      [1, lighten(p.paint, 0.1)],
    ],
    [0.3, 0, 0.7, 1],
  );
  let drawn = path(sheet(cowl, lip), { fill: top });
  const along = (part: number) => [
    camera.see(shape.hood[0] - shape.bulge * part ** 2, shape.hood[1] + 0.4, sideAt(p, shape.hood[0]) * part),
    camera.see(shape.cowl[0] + 10, shape.cowl[1] + 0.4, half(p) * 0.95 * part),
  ];
  const ribbon = (from: number, to: number) => {
    const a = along(from);
    const b = along(to);
    return path(polygon([...a, ...b.reverse()]), { fill: p.accent });
  };
  if (p.look.livery === "stripes") drawn += ribbon(-0.3, -0.1) + ribbon(0.1, 0.3);
  if (p.look.livery === "chevron" || p.look.livery === "band") drawn += ribbon(0.35, 1);
  drawn +=
    stroke(spline(along(0.62)), darken(p.paint, 0.35), 0.8, { opacity: 0.6 }) +
    stroke(spline(along(-0.62)), darken(p.paint, 0.35), 0.8, { opacity: 0.6 });
  const gleam = defs.linear(
    [
      [0, "#ffffff", 0],
      [0.5, "#ffffff", 0.5],
      [1, "#ffffff", 0],
    ],
    [0, 0, 1, 0.2],
  );
  drawn += path(polygon([...along(-0.5), ...along(-0.02).reverse()]), { fill: gleam });
  return drawn;
}

interface Greenhouse {
  windscreen: string;
  roof: string;
  near: string;
}

function greenhouse(p: Painter): Greenhouse {
  const { shape, helmet } = p.look;
  const { camera, defs, light } = p;
  const roofHalf = half(p) * shape.tumble;
  const base = sideAt(p, 0) * 0.95;
  const edge = (spot: readonly [number, number], n: number, bow: number) =>
    Array.from({ length: 5 }, (_, i) => {
      const part = i / 2 - 1;
      return camera.see(spot[0] + bow * (1 - part ** 2), spot[1], n * part);
    });
  const glass = defs.linear(
    [
      [0, mix("#20262e", light.sky.top, 0.5)],
      [0.5, "#1b2027"],
      [1, mix("#2a323a", light.sky.low, 0.45)],
    ],
    [0, 0, 0.6, 1],
  );
  const glare = defs.linear(
    [
      [0, "#ffffff", 0.55],
      [1, "#ffffff", 0],
    ],
    [0, 0, 0.8, 1],
  );
  const low = edge(shape.cowl, base, 12);
  const high = edge(shape.roofFront, roofHalf, 5);
  const face = (n: number) => {
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
  };
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
  const isOpen = shape.name === "roadster";
  const windscreen =
    path(sheet(high, low), { fill: isOpen ? glass : glass, opacity: isOpen ? 0.7 : 1 }) +
    (isOpen ? "" : face(-half(p) * 0.36) + face(half(p) * 0.36)) +
    path(polygon([high[1] ?? at(0, 0), high[2] ?? at(0, 0), low[1] ?? at(0, 0), low[0] ?? at(0, 0)]), {
      fill: glare,
    }) +
    (shape.era === "modern" ? path(band, { fill: p.accent }) + (camera.yaw > 32 ? banner : "") : "") +
    stroke(sheet(high, low), shape.era === "classic" ? "#c9ced4" : darken(p.paint, 0.4), 2);
  if (isOpen) {
    const head = camera.see(-18, 112, half(p) * 0.34);
    const other = camera.see(-18, 110, -half(p) * 0.34);
    const person = (s: Point, tone: string) =>
      ellipse(at(s.x, s.y - 22), 17, 16, { fill: lit("#3a3f4a", light.key) }) +
      ellipse(s, 10, 12, { fill: lit(tone, light.key) }) +
      ellipse(at(s.x + 5.4, s.y - 1), 5, 6, { fill: lit("#e3b190", light.key) });
    return {
      windscreen,
      roof:
        path(
          polygon([
            camera.see(shape.cowl[0], shape.cowl[1], -base),
            camera.see(shape.cowl[0], shape.cowl[1], base),
            camera.see(shape.deck[0], shape.deck[1], base),
            camera.see(shape.deck[0], shape.deck[1], -base),
          ]),
          { fill: "#2a211c" },
        ) +
        person(other, "#8b5a3c") +
        person(head, helmet),
      near: "",
    };
  }
  const rear = edge(shape.roofRear, roofHalf, -4);
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
          camera.see(h[0] + 5, h[1] + 0.4, roofHalf * a),
          camera.see(r[0], r[1] + 0.4, roofHalf * a),
          camera.see(r[0], r[1] + 0.4, roofHalf * b),
          camera.see(h[0] + 5, h[1] + 0.4, roofHalf * b),
        ]),
        { fill: p.accent },
      );
    };
    roof += strip(-0.4, -0.14) + strip(0.14, 0.4);
  }
  const s = (x: number, y: number, part: number) => camera.see(x, y, base + (roofHalf - base) * part);
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
  const near =
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
      { fill: glare },
    );
  return { windscreen, roof, near };
}

function drawSide(p: Painter): string {
  const { look, camera, defs, light, bib } = p;
  const { shape } = look;
  const { see } = camera;
  const outline = sideOutline(p);
  const ink = luminance(p.look.body) > 0.55 ? "#15171c" : "#f8f6f0";
  const high = see(0, shape.cowl[1], half(p));
  const low = see(0, shape.sill, half(p));
  const fill = defs.linear(
    [
      [0, mix(lighten(p.paint, 0.4), light.sky.low, 0.2)],
      [0.16, lighten(p.paint, 0.1)],
      [0.5, p.paint],
      [0.62, darken(p.paint, 0.22)],
      [1, darken(p.paint, 0.5)],
    ],
    [0, -high.y, 0, -low.y],
    "user",
  );
  const clip = defs.clip(outline);
  const strip = (
    x1: number,
    x2: number,
    low1: number,
    high1: number,
    low2: number,
    high2: number,
    colour: string,
  ) =>
    path(
      polygon([
        see(x1, low1, half(p)),
        see(x1, high1, half(p)),
        see(x2, high2, half(p)),
        see(x2, low2, half(p)),
      ]),
      { fill: colour, opacity: 0.95 },
    );
  const { cowl, sill, length } = shape;
  const belt = cowl[1];
  let livery = "";
  if (look.livery === "band")
    livery = strip(-length / 2, length / 2, belt - 30, belt - 14, belt - 46, belt - 34, p.accent);
  if (look.livery === "lower")
    livery = strip(-length / 2, length / 2, sill, sill + 30, sill, sill + 14, p.accent);
  if (look.livery === "chevron")
    livery =
      strip(-length / 2, -90, sill, belt + 8, sill, belt + 8, p.accent) +
      strip(-74, -54, sill, belt + 8, sill, belt + 8, p.accent);
  const seam = (x: number, lean: number) =>
    stroke(
      spline([
        see(x, belt - 2, half(p)),
        see(x + lean * 0.3, (belt + sill) / 2, half(p)),
        see(x + lean, sill + 8, half(p)),
      ]),
      darken(p.paint, 0.6),
      0.9,
      { opacity: 0.7 },
    );
  const doorMiddle = (shape.cowl[0] - 22 + shape.roofRear[0] + 16) / 2;
  const number = textPath(bib, { size: 25, weight: 800 });
  const disc = Math.min(25, (belt - sill) * 0.4);
  const fit = Math.min(1, (disc * 1.62) / number.width, (disc * 1.2) / number.capHeight);
  const plate =
    shape.era === "classic"
      ? ellipse(at(0, 0), disc, disc, {
          fill: lit("#fbfaf5", light.key),
          stroke: "#15171c",
          "stroke-width": 1,
        })
      : path(`M${-disc * 1.15} ${-disc * 0.9}H${disc * 1.15}V${disc * 0.9}H${-disc * 1.15}Z`, {
          fill: lit("#fbfaf5", light.key),
          stroke: p.accent,
          "stroke-width": 2.4,
        });
  const decal = (text: string, room: number, x: number, y: number, colour: string) => {
    const t = textPath(text, { size: 10, weight: 800 });
    const fitted = Math.min(1, room / t.width);
    return group(
      { transform: sideMatrix(camera, x, y, half(p)) },
      path(t.d, {
        fill: colour,
        transform: `scale(${fitted}) translate(${-t.width / 2} ${t.capHeight / 2})`,
      }),
    );
  };
  const modern = shape.era === "modern";
  return (
    path(outline, { fill }) +
    group(
      { "clip-path": clip },
      livery +
        decal(
          look.sponsors[0],
          modern ? 54 : 40,
          shape.wheelbase / 2 - (modern ? 74 : 2),
          modern ? sill + 13 : belt - 12,
          ink,
        ) +
        (modern ? decal(look.sponsors[1], 62, -shape.wheelbase / 2 - 4, belt - 6, ink) : "") +
        stroke(
          spline([
            see(shape.tail[0] + 10, belt - 13, half(p)),
            see(0, belt - 10, half(p)),
            see(shape.hood[0] - 30, shape.hood[1] - 12, half(p)),
          ]),
          "#ffffff",
          1.6,
          { opacity: 0.42 },
        ) +
        stroke(
          spline([see(-length / 2, sill + 3, half(p)), see(length / 2, sill + 3, half(p))]),
          "#0d0e12",
          5,
          { opacity: 0.6 },
        ),
    ) +
    seam(shape.cowl[0] - 20, 4) +
    seam(shape.roofRear[0] + 18, 10) +
    stroke(
      spline([
        see(shape.roofRear[0] + 34, belt - 15, half(p)),
        see(shape.roofRear[0] + 48, belt - 15, half(p)),
      ]),
      shape.era === "classic" ? "#dfe3e7" : darken(p.paint, 0.5),
      2.4,
    ) +
    group(
      { transform: sideMatrix(camera, doorMiddle, (belt + sill) / 2 + 4, half(p) + 1) },
      plate +
        path(number.d, {
          fill: "#14161b",
          transform: `scale(${fit}) translate(${-number.width / 2} ${number.capHeight / 2})`,
        }),
    )
  );
}

function archAndWheel(p: Painter, x: number, steer: number): string {
  const { shape } = p.look;
  const { see } = p.camera;
  const n = sideAt(p, x);
  const arc = (r: number, inwards: number) =>
    Array.from({ length: 13 }, (_, i) => {
      const angle = (-0.02 + (i / 12) * 1.04) * Math.PI;
      return see(x + Math.cos(angle) * r, shape.wheel + Math.sin(angle) * r, n - inwards);
    });
  const gap = shape.wheel * 1.17;
  return (
    path(`${spline(arc(gap, -1))}Z`, { fill: "#08090c" }) +
    stroke(
      spline(arc(gap + 1.2, -1)),
      p.look.shape.era === "modern" ? darken(p.paint, 0.35) : lighten(p.paint, 0.2),
      shape.era === "modern" ? 4.6 : 2.4,
    ) +
    drawWheel(p.defs, p.camera, p.look, p.light, [x, n - 3], steer)
  );
}

function drawWing(p: Painter): string {
  const { shape } = p.look;
  if (shape.wing === 0) return "";
  const { see } = p.camera;
  const y = shape.name === "gt" ? shape.tail[1] + shape.wing : shape.roofRear[1] + 7;
  const x = shape.name === "gt" ? shape.tail[0] + 4 : shape.roofRear[0] - 22;
  const n = half(p) * (shape.name === "gt" ? 0.94 : 0.72);
  const blade = polygon([
    see(x + 16, y - 2, -n),
    see(x + 16, y - 2, n),
    see(x - 18, y + 9, n),
    see(x - 18, y + 9, -n),
  ]);
  const plate = polygon([
    see(x + 18, y - 9, n),
    see(x + 19, y + 3, n),
    see(x - 20, y + 11, n),
    see(x - 20, y - 4, n),
  ]);
  const stay = (side: number) =>
    stroke(spline([see(x, y, n * side), see(x + 6, shape.tail[1] - 4, n * side)]), "#15161a", 4);
  return (
    (shape.name === "gt"
      ? stay(-0.5) + stay(0.5)
      : path(
          polygon([see(x + 18, y - 8, n), see(x + 18, y - 8, -n), see(x - 10, y, -n), see(x - 10, y, n)]),
          { fill: darken(p.paint, 0.5) },
        )) +
    path(blade, { fill: darken(p.accent, 0.15) }) +
    path(plate, { fill: p.accent })
  );
}

/** A car in centimetres on the ground, its middle at the origin, going to the right. */
export function drawCar(
  defs: Definitions,
  look: CarLook,
  placement: { camera: CarCamera; light: Light; bib: string; steer: number },
): string {
  const { camera, light, bib, steer } = placement;
  const tone = mix(light.key, "#ffffff", 0.3);
  const p: Painter = {
    defs,
    camera,
    look,
    light,
    bib,
    paint: lit(look.body, tone),
    accent: lit(look.accent, tone),
  };
  const { shape } = look;
  const { see } = camera;
  const axle = shape.wheelbase / 2;
  const n = half(p);
  const inner = n - 14;
  const house = greenhouse(p);
  const floor = polygon([
    see(shape.length / 2 - 20, shape.sill + 6, -n * 0.9),
    see(shape.length / 2 - 20, shape.sill + 6, n * 0.9),
    see(-axle - 24, shape.sill + 6, n * 0.9),
    see(-axle - 20, 9, n * 0.86),
    see(shape.length / 2 - 34, 9, n * 0.86),
    see(shape.length / 2 - 34, 9, -n * 0.9),
  ]);
  const mirror = see(shape.cowl[0] - 16, shape.cowl[1] + 9, n * 1.06);
  const near =
    drawSide(p) +
    archAndWheel(p, -axle, 0) +
    archAndWheel(p, axle, steer) +
    house.near +
    (shape.name === "roadster"
      ? ""
      : ellipse(mirror, 7.5, 5.4, { fill: darken(p.paint, 0.12) }) +
        ellipse(at(mirror.x - 2, mirror.y + 1.4), 4, 2, { fill: "#ffffff", opacity: 0.3 }));
  return (
    drawWheel(defs, camera, look, light, [-axle, -inner], 0) +
    drawWheel(defs, camera, look, light, [axle, -inner], steer) +
    path(floor, { fill: "#0b0c10" }) +
    (shape.name === "gt" ? drawWing(p) : "") +
    drawHoodAndRoof(p) +
    (shape.name === "roadster" ? house.roof + house.windscreen : house.windscreen + house.roof) +
    (shape.name === "gt" ? "" : drawWing(p)) +
    near +
    drawNose(p)
  );
}

/** The shadow under a car, as its camera sees the ground. */
export function drawCarShadow(defs: Definitions, look: CarLook, camera: CarCamera, light: Light): string {
  const { length, width } = look.shape;
  const reach = -light.sunSide * light.shadow.length * 26;
  const around = (grow: number, shift: number) =>
    spline(
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i / 16) * Math.PI * 2;
        const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.45;
        return camera.see(
          square(Math.cos(angle)) * (length / 2) * grow + shift,
          0,
          square(Math.sin(angle)) * (width / 2) * grow,
        );
      }),
      { closed: true },
    );
  const { colour, strength } = light.shadow;
  return (
    group(
      { filter: defs.blur(7, 20) },
      path(around(1.03, reach), { fill: colour, opacity: Math.min(0.75, strength * 1.5) }),
    ) + path(around(0.9, 0), { fill: "#07070b", opacity: 0.7 })
  );
}
