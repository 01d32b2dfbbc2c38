/** Pictures of the demonstration's own scenes (demo/scenes), as smooth and as busy as photographs; `photo` draws all others. */

const files = import.meta.glob<string>("./scenes/*.webp", { eager: true, query: "?url", import: "default" });

function fileOf(name: string): string {
  const address = files[`./scenes/${name}.webp`];
  if (address === undefined) throw new Error(`no scene ${name}`);
  return address;
}

/** Address of an image, 720 by 480. */
export const horse: string = fileOf("horse1");
export const car: string = fileOf("car2");

const advertDesigns = ["framed", "clickAndCollect", "digital"] as const;

/** Adverts with their words in the image, 720 by 480; they repeat. */
export const advert = (number: number): string =>
  fileOf(`advert-${advertDesigns[number % advertDesigns.length] ?? "framed"}`);
