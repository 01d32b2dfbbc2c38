import { type TextWeight, textPath } from "../../server/images/textPath.ts";
import { darken, lighten } from "./colour.ts";
import { type Definitions, element, group, path } from "./drawing.ts";
import { drawPhoto } from "./photo.ts";
import type { AdvertScene, PhotoScene, Subject } from "./sceneFile.ts";

type Subjects = AdvertScene["subjects"];

const ink = "#17191e";
const paper = "#fbf8f1";

interface Copy {
  ground: string;
  text: string;
  accent: string;
  title: string;
  line: string;
  tag: string;
}

const copies: Record<AdvertScene["design"], Copy> = {
  framed: {
    ground: "#e9e0d0",
    text: ink,
    accent: "#1d6b47",
    title: "Votre plus belle foulée, encadrée",
    line: "Tirages d’art sous cadre, finition mate ou satinée",
    tag: "Tirage encadré",
  },
  clickAndCollect: {
    ground: "#1d6b47",
    text: paper,
    accent: "#f5c836",
    title: "Commandez ici, retirez au stand",
    line: "Vos tirages vous attendent 2 heures après la commande",
    tag: "Click&Collect",
  },
  digital: {
    ground: "#1c2740",
    text: paper,
    accent: "#7fb7ff",
    title: "Vos photos en haute définition",
    line: "Fichiers numériques envoyés par e-mail, sans filigrane",
    tag: "Fichiers numériques",
  },
};

const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Record<string, string | number>,
) => element("rect", { x, y, width, height, ...attributes });

function write(text: string, x: number, y: number, size: number, weight: TextWeight, fill: string): string {
  return path(textPath(text, { size, weight }).d, { fill, transform: `translate(${x} ${y})` });
}

/** A demonstration photograph fitted into a box. */
function photoIn(
  defs: Definitions,
  scene: PhotoScene,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const photo = drawPhoto(scene, defs);
  const scale = Math.max(width / photo.width, height / photo.height);
  const clip = defs.clip(`M${x} ${y}h${width}v${height}h${-width}z`);
  const left = x - (photo.width * scale - width) / 2;
  const top = y - (photo.height * scale - height) / 2;
  return group(
    { "clip-path": clip },
    group({ transform: `translate(${left} ${top}) scale(${scale})` }, photo.content),
  );
}

const photo = (subject: Subject, seed: number, hour: number): PhotoScene => ({
  kind: "horse",
  subject,
  seed,
  hour,
  width: 1500,
  height: 1000,
});

function softShadow(defs: Definitions, x: number, y: number, width: number, height: number): string {
  return rect(x, y, width, height, { fill: "#000000", opacity: 0.38, filter: defs.blur(14, 20) });
}

/** A framed print on a wall. All art is drawn in a box of 640 x 400 around its own origin. */
function framedArt(defs: Definitions, [first, second = first]: Subjects): string {
  const frame = (x: number, y: number, width: number, height: number, wood: string, scene: PhotoScene) => {
    const edge = width * 0.035;
    const mat = width * 0.075;
    return (
      softShadow(defs, x + 6, y + 14, width, height) +
      rect(x, y, width, height, { fill: wood }) +
      rect(x + 3, y + 3, width - 6, height - 6, {
        fill: "none",
        stroke: lighten(wood, 0.3),
        "stroke-width": 1.5,
      }) +
      rect(x + edge, y + edge, width - 2 * edge, height - 2 * edge, { fill: "#fdfcf8" }) +
      rect(x + edge, y + edge, width - 2 * edge, 5, { fill: "#000000", opacity: 0.12 }) +
      photoIn(
        defs,
        scene,
        x + edge + mat,
        y + edge + mat,
        width - 2 * (edge + mat),
        height - 2 * (edge + mat),
      )
    );
  };
  return (
    frame(40, 36, 372, 286, "#3a2618", photo(first, 27, 18.6)) +
    frame(440, 116, 172, 206, "#1c1c20", photo(second, 5, 7.4))
  );
}

/** The shop's stand under its awning, with a parcel on the counter. */
function standArt(defs: Definitions, [first, second = first, third = first]: Subjects): string {
  const awning = Array.from({ length: 9 }, (_, i) => {
    const x = 70 + i * 56;
    const fill = i % 2 ? "#f5c836" : paper;
    return path(`M${x + 14} 70H${x + 60}L${x + 56} 140Q${x + 28} 168 ${x} 140Z`, { fill });
  }).join("");
  const logo = textPath("DOSSARD", { size: 30, weight: 800, letterSpacing: 3 });
  const prints = [
    [120, -7, 8, first],
    [238, 5, 21, second],
    [352, -4, 33, third],
  ] as const;
  const wall = prints
    .map(([x, turn, seed, subject]) =>
      group(
        { transform: `rotate(${turn} ${x + 55} 225)` },
        rect(x - 5, 181, 122, 84, { fill: paper }) + photoIn(defs, photo(subject, seed, 15), x, 186, 112, 74),
      ),
    )
    .join("");
  return (
    rect(96, 120, 460, 260, { fill: darken("#1d6b47", 0.45) }) +
    wall +
    rect(78, 292, 496, 108, { fill: "#c99c62" }) +
    rect(66, 280, 520, 18, { fill: "#e2bd86" }) +
    rect(78, 298, 496, 10, { fill: "#000000", opacity: 0.18 }) +
    path(logo.d, { fill: "#4a331b", transform: `translate(${326 - logo.width / 2} 362)` }) +
    rect(84, 40, 12, 360, { fill: "#d9d4c6" }) +
    rect(556, 40, 12, 360, { fill: "#d9d4c6" }) +
    awning +
    rect(82, 58, 488, 14, { fill: lighten("#1d6b47", 0.12) }) +
    group(
      { transform: "translate(446 206)" },
      rect(4, 66, 96, 10, { fill: "#000000", opacity: 0.25 }) +
        rect(0, 0, 96, 72, { fill: "#d8ab6d" }) +
        rect(0, 0, 96, 18, { fill: "#e6c08a" }) +
        rect(40, 0, 16, 72, { fill: "#f2e3c6" }) +
        rect(58, 30, 30, 22, { fill: paper }),
    )
  );
}

/** A telephone and a large screen with the same picture. */
function screenArt(defs: Definitions, [first]: Subjects): string {
  const scene = photo(first, 14, 18.2);
  return (
    softShadow(defs, 60, 70, 440, 280) +
    rect(50, 44, 440, 286, { fill: "#0d1220", rx: 14 }) +
    photoIn(defs, scene, 64, 58, 412, 258) +
    path("M0 350H540L516 372H24Z", { fill: "#c7cddb" }) +
    rect(0, 340, 540, 12, { fill: "#e6eaf2", rx: 6 }) +
    softShadow(defs, 462, 130, 132, 252) +
    rect(456, 116, 138, 268, { fill: "#0d1220", rx: 22 }) +
    photoIn(defs, { ...scene, width: 1000, height: 1500 }, 465, 126, 120, 248) +
    rect(500, 131, 50, 9, { fill: "#0d1220", rx: 4.5 })
  );
}

const arts = { framed: framedArt, clickAndCollect: standArt, digital: screenArt };

function tagAt(copy: Copy, x: number, y: number, size: number): string {
  const text = textPath(copy.tag, { size, weight: 700 });
  const dark = copy.accent === "#1d6b47";
  return (
    rect(x, y - size * 1.3, text.width + size * 1.4, size * 1.9, { fill: copy.accent, rx: size * 0.3 }) +
    path(text.d, { fill: dark ? paper : ink, transform: `translate(${x + size * 0.7} ${y})` })
  );
}

/** Draws an advert as a cell of the mosaic, about 3:2. Returns content and drawing units. */
export function drawAdvert(
  scene: AdvertScene,
  defs: Definitions,
): { content: string; width: number; height: number } {
  const copy = copies[scene.design];
  const width = 1200;
  const height = (width * scene.height) / scene.width;
  const ground = defs.linear(
    [
      [0, lighten(copy.ground, 0.1)],
      [1, darken(copy.ground, 0.14)],
    ],
    [0, 0, 1, 1],
  );
  const art = arts[scene.design](defs, scene.subjects);
  const fullWidth = textPath(copy.title, { size: 71, weight: 800 }).width;
  return {
    width,
    height,
    content:
      rect(0, 0, width, height, { fill: ground }) +
      group({ transform: `translate(190 ${height * 0.03}) scale(1.28)` }, art) +
      rect(0, height - 290, width, 290, {
        fill: defs.linear([
          [0, copy.ground, 0],
          [0.22, copy.ground, 0.96],
          [1, darken(copy.ground, 0.14)],
        ]),
      }) +
      tagAt(copy, 70, height - 214, 30) +
      write(copy.title, 68, height - 106, Math.min(71, (71 * 1066) / fullWidth), 800, copy.text) +
      write(copy.line, 70, height - 50, 32, 400, copy.text),
  };
}
