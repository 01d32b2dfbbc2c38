import type { Box, ShownPicture, ShownText } from "./data.ts";

/** Creates an element with its properties and children. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

const around = 24;

/** Draws a picture so that a box of it fills the stage. */
function show(image: HTMLImageElement, box: Box, scale: number): void {
  image.style.transform = `translate(${(around - box.left) * scale}px, ${(around - box.top) * scale}px) scale(${scale})`;
}

/** How far the slider is, in per cent: now is right of it. It stays from picture to picture. */
let slider = 50;

/** Shows a picture before and now, over each other. */
export function showPicture(stage: HTMLElement, picture: ShownPicture, region: number | undefined): void {
  const file = encodeURIComponent(picture.file);
  const layer = (folder: "expected" | "actual") =>
    element("img", { src: `${folder}/${file}`, alt: folder === "actual" ? "now" : "before" });
  const [before, now] = [layer("expected"), layer("actual")];
  const box = element("div", { className: "box" });
  const pictures = element(
    "div",
    { className: "pictures" },
    ...(picture.has.expected ? [element("div", { className: "layer" }, before)] : []),
    ...(picture.has.actual ? [element("div", { className: "layer now" }, now)] : []),
    box,
    element("div", { className: "line" }),
  );
  const both = picture.has.expected && picture.has.actual;
  const range = element("input", { type: "range", className: "slider", ariaLabel: "Before or now" });
  const move = (to: number) => {
    slider = to;
    range.valueAsNumber = to;
    pictures.style.setProperty("--slider", `${both ? to : 0}%`);
  };
  range.addEventListener("input", () => move(range.valueAsNumber));
  pictures.addEventListener("pointermove", ({ buttons, clientX }) => {
    const { left, width } = pictures.getBoundingClientRect();
    if (buttons > 0) move(((clientX - left) / width) * 100);
  });
  stage.replaceChildren(...(both ? [range, pictures] : [pictures]));
  move(slider);
  const lay = () => {
    const pair = region === undefined ? undefined : picture.regions[region];
    const main = picture.has.actual ? now : before;
    const whole = { left: around, top: around, width: main.naturalWidth, height: main.naturalHeight };
    const [own, other] = pair ? [pair.now, pair.before] : [whole, whole];
    const wide = Math.max(own.width, other.width) + (pair ? 2 * around : 0);
    const high = Math.max(own.height, other.height) + (pair ? 2 * around : 0);
    const room = window.innerHeight * 0.7;
    const scale = pair
      ? Math.max(0.2, Math.min(6, pictures.clientWidth / wide, room / high))
      : Math.min(1, pictures.clientWidth / wide);
    pictures.style.height = `${high * scale}px`;
    show(now, own, scale);
    show(before, other, scale);
    box.hidden = !pair;
    Object.assign(box.style, {
      left: `${around * scale}px`,
      top: `${around * scale}px`,
      width: `${own.width * scale}px`,
      height: `${own.height * scale}px`,
    });
  };
  for (const image of [now, before]) image.addEventListener("load", lay);
}

/** Shows before alone, then now alone. */
export function flip(stage: HTMLElement): void {
  const range = stage.querySelector("input");
  if (!range) return;
  range.valueAsNumber = range.valueAsNumber > 50 ? 0 : 100;
  range.dispatchEvent(new Event("input"));
}

/** Marks the lines that the other side lacks. */
function lines(title: string, own: string, other: string): HTMLElement {
  const others = new Set(other.split("\n").map((line) => line.trim()));
  const marked = own
    .split("\n")
    .map((line) => (others.has(line.trim()) ? `${line}\n` : element("mark", {}, `${line}\n`)));
  return element("section", {}, element("h3", {}, title), element("pre", {}, ...marked));
}

export function showText(stage: HTMLElement, { before, now }: ShownText): void {
  stage.replaceChildren(
    element("div", { className: "texts" }, lines("before", before, now), lines("now", now, before)),
  );
  stage.querySelector("mark")?.scrollIntoView({ block: "center" });
}
