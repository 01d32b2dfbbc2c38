import { textPath } from "../../../server/images/textPath.ts";
import { darken, lighten, luminance } from "../colour.ts";
import { type Definitions, group, path, stroke } from "../drawing.ts";
import { at, between, type Point, polygon, spline } from "../geometry.ts";
import type { Outfit } from "./outfit.ts";
import type { HorseBones } from "./skeleton.ts";

/** Number cloth: the bib at the rear of the saddle pad. Mirrors the digits again in `mirrored` pictures. */
function bibOn(centre: Point, bib: string, pitch: number, mirrored: boolean, pad: string): string {
  const text = textPath(bib, { size: 11.5, weight: 800 });
  const width = Math.max(15, text.width + 5);
  const ink = luminance(pad) > 0.6 ? "#15171c" : "#f7f5ef";
  const plate = `M${-width / 2} -7.4H${width / 2}V6.4H${-width / 2}Z`;
  return group(
    { transform: `translate(${centre.x} ${-centre.y}) rotate(${-pitch})${mirrored ? " scale(-1 1)" : ""}` },
    path(plate, {
      fill: "#fbfaf5",
      stroke: ink === "#15171c" ? "#15171c" : "#c9c4b6",
      "stroke-width": 0.6,
      "stroke-linejoin": "round",
    }) +
      path(text.d, {
        fill: "#15171c",
        transform: `translate(${-text.width / 2} ${text.capHeight / 2 - 0.5})`,
      }),
  );
}

export function drawSaddlePad(
  bones: HorseBones,
  outfit: Outfit,
  bib: string,
  pitch: number,
  mirrored: boolean,
): string {
  const { trunk } = bones;
  const edge = [
    trunk(119, 165.5),
    trunk(98, 159.5),
    trunk(72, 159.5),
    trunk(64, 156),
    trunk(66, 136),
    trunk(72, 119),
    trunk(92, 114),
    trunk(114, 117),
    trunk(122, 134),
    trunk(124, 152),
  ];
  const outline = spline(edge, { closed: true, tension: 0.55 });
  return (
    path(outline, {
      fill: outfit.pad,
      stroke: outfit.padEdge,
      "stroke-width": 2.2,
      "stroke-linejoin": "round",
    }) +
    stroke(
      spline([trunk(69, 150), trunk(71, 134), trunk(76, 122), trunk(92, 117.5), trunk(112, 120.5)]),
      outfit.padEdge,
      0.8,
      { opacity: 0.7 },
    ) +
    bibOn(trunk(79, 133), bib, pitch, mirrored, outfit.pad)
  );
}

export function drawSaddle(defs: Definitions, bones: HorseBones, outfit: Outfit): string {
  const { trunk } = bones;
  const leather = defs.linear([
    [0, lighten(outfit.leather, 0.28)],
    [0.5, outfit.leather],
    [1, darken(outfit.leather, 0.35)],
  ]);
  const seat = spline(
    [
      trunk(117, 170),
      trunk(108, 164.5),
      trunk(94, 163),
      trunk(82, 167),
      trunk(76, 170.5),
      trunk(76, 164),
      trunk(90, 156),
      trunk(116, 160),
    ],
    { closed: true, tension: 0.8 },
  );
  const flap = spline(
    [
      trunk(114, 164),
      trunk(121, 150),
      trunk(125, 137),
      trunk(117, 121),
      trunk(101, 119),
      trunk(94, 132),
      trunk(90, 158),
    ],
    { closed: true, tension: 0.85 },
  );
  return (
    stroke(spline([trunk(106, 122), trunk(109, 100), trunk(111, 84)]), darken(outfit.leather, 0.2), 7) +
    stroke(spline([trunk(118, 156), trunk(140, 130), trunk(152, 104)]), outfit.leather, 2) +
    path(flap, { fill: leather }) +
    stroke(spline([trunk(117, 152), trunk(119, 138), trunk(112, 125)]), lighten(outfit.leather, 0.3), 0.8, {
      opacity: 0.6,
    }) +
    path(seat, { fill: leather })
  );
}

/** Straps of the bridle; the bit hangs at the mouth's corner. */
export const bitOf = (bones: HorseBones): Point => bones.headAt(54, 11.5);

export function drawBridle(bones: HorseBones, outfit: Outfit): string {
  const { headAt } = bones;
  const strap = (points: Point[], width = 1.9) => stroke(spline(points), outfit.leather, width);
  return (
    strap([headAt(3, -3.8), headAt(4, 8), headAt(8, 22)], 1.6) +
    strap([headAt(4, -4), headAt(20, 8.5), headAt(38, 9), bitOf(bones)]) +
    strap([headAt(7.5, -5), headAt(9.5, 1), headAt(10, 6.5)], 2) +
    strap([headAt(36, -3), headAt(37.5, 6), headAt(37, 16.8)], 2.6) +
    strap([headAt(38, -2.6), headAt(49, 8), headAt(53, 16)], 1.4) +
    stroke(
      spline([at(bitOf(bones).x - 1.4, bitOf(bones).y), at(bitOf(bones).x + 1.4, bitOf(bones).y)]),
      "#d5d7da",
      3.4,
    ) +
    path(polygon([headAt(7.6, -5), headAt(9, -4.8), headAt(10, 3), headAt(8.6, 3)]), {
      fill: lighten(outfit.leather, 0.35),
    })
  );
}

/** A rein from hand to bit, with a little slack. */
export function drawRein(bones: HorseBones, hand: Point, outfit: Outfit, slack: number): string {
  const bit = bitOf(bones);
  const middle = between(hand, bit, 0.5);
  return stroke(spline([hand, at(middle.x, middle.y - slack), bit]), outfit.leather, 1.5);
}
