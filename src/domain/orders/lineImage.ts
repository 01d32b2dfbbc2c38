import { pictureUrl } from "../pictures/imageUrl.ts";
import { pictureTitle } from "../pictures/pictureTitle.ts";
import type { LineCrop, OrderLine } from "./orderLines.ts";

/** The first picture of a line as a `LineItem` shows it, at most 400 px wide and high. */
export function lineImage(
  cdnHost: string,
  { pictures: [shown], pictureName, crop }: OrderLine,
): { image: string | null; imageAlt: string; crop: LineCrop | null } {
  return {
    image: shown ? pictureUrl(cdnHost, shown, 400) : null,
    imageAlt: shown ? `Photo ${pictureName ?? pictureTitle(shown)}` : "",
    crop,
  };
}
