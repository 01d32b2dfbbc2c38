/** Pictures of the demonstration's own scenes (demo/scenes), stored as files: drawing one takes a second. */

const files = import.meta.glob<string>("./scenes/*.webp", { eager: true, query: "?url", import: "default" });

function fileOf(name: string): string {
  const address = files[`./scenes/${name}.webp`];
  if (address === undefined) throw new Error(`no scene ${name}`);
  return address;
}

/** Upright among the horses: places from 0. */
export const uprightHorses = [4, 9] as const;

/**
 * @param number any whole number from 0; repeats after twelve riders
 * @returns address of an image, 720 by 480, or 480 by 720 where it is upright
 */
export const horse = (number: number): string => fileOf(`horse${(number % 12) + 1}`);

/** Three cars, 720 by 480. */
export const car = (number: number): string => fileOf(`car${(number % 3) + 1}`);

/** Three runners, upright, 480 by 720. */
export const runner = (number: number): string => fileOf(`runner${(number % 3) + 1}`);

export const advertDesigns = ["framed", "clickAndCollect", "digital"] as const;

/** Adverts with their words in the image, 720 by 480; they repeat. */
export const advert = (number: number): string =>
  fileOf(`advert-${advertDesigns[number % advertDesigns.length] ?? "framed"}`);
