import { nameOf } from "../layout/nameOf.ts";
import { bare, isSeen, isSpoken, seen, seenText } from "./elements.ts";

const fileName =
  /\.(jpe?g|png|webp|gif|svg|avif|tiff?|heic)$|^(img|dsc|dscf|dscn|pict|p|pxl)[ _-]?\d{3,}\w*$|^[\da-f]{8}-[\da-f-]{27}$|^https?:|\/\S+\//i;
const vague =
  /^(image|images|img|photo|photos|photographie|picture|icône|icone|icon|logo|graphique|visuel|vignette|thumbnail|illustration|alt|todo|undefined|null|untitled|sans titre)$/;

/** Parts that are read together with a picture in them. */
const around = "a[href], button, [role='button'], figure, li, [role='listitem'], article, label";

/** Smaller images are ornaments, in pixels; a larger ornament needs `aria-hidden`. */
const ornamentSize = 40;

function isOrnament(image: HTMLElement): boolean {
  const { width, height } = image.getBoundingClientRect();
  return Math.min(width, height) < ornamentSize || image.matches("[role='presentation'], [role='none']");
}

function neighbourText(image: Element): string[] {
  const texts = [
    image.previousElementSibling,
    image.nextElementSibling,
    image.closest("figure")?.querySelector("figcaption"),
  ];
  const control = image.closest("a[href], button, [role='button']");
  const item = image.closest(around);
  const lines = item
    ? [...item.querySelectorAll("*")].filter((element) => element.childElementCount === 0)
    : [];
  return [...texts, control, ...lines]
    .flatMap((element) =>
      element && !element.contains(document.activeElement) ? [bare(seenText(element))] : [],
    )
    .filter(Boolean);
}

function ofImage(image: HTMLElement): string[] {
  const text = image.getAttribute(image.matches("img") ? "alt" : "aria-label");
  if (text === null) return image.matches("img") ? [`alt: no alternative text of ${nameOf(image)}`] : [];
  const words = bare(text);
  if (!words)
    return isOrnament(image) ? [] : [`alt: an empty alternative text without aria-hidden, ${nameOf(image)}`];
  if (fileName.test(text.trim())) return [`alt: “${text}” is a file name`];
  if (vague.test(words)) return [`alt: “${text}” does not say what is seen`];
  if (neighbourText(image).includes(words)) return [`alt: “${text}” repeats the text beside the picture`];
  return [];
}

/** Drawings that mean something say so: an image role without words is silent. */
const drawings = "svg[role='img'], [role='img']:not(img), canvas";

function ofDrawing(drawing: HTMLElement): string[] {
  const words =
    drawing.getAttribute("aria-label") ??
    drawing.getAttribute("aria-labelledby") ??
    drawing.querySelector("title")?.textContent ??
    drawing.textContent;
  return words?.trim() ? [] : [`alt: a drawing without words, ${nameOf(drawing)}`];
}

/** Returns pictures whose alternative texts are missing, file names, said twice, or empty. */
export function imageFaults(): string[] {
  return [
    ...[...document.images].filter((image) => isSeen(image) && isSpoken(image)).flatMap(ofImage),
    ...seen("[role='img'][aria-label]:not(img)").flatMap(ofImage),
    ...seen(drawings).flatMap(ofDrawing),
  ];
}
