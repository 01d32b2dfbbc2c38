import { joinDots } from "../french/joinDots.ts";

/** More names than a title has room for: those of a relay or a carriage. */
const namesShown = 3;

export interface TitledPicture {
  /** Of its file. */
  name: string;
  /** Who and what it shows: horses, then riders, then bibs. */
  names?: readonly string[] | undefined;
}

/** What a shopper calls a picture: « Oeil d’Or · Jeanne Lefèvre · 137 »; while nobody is known on it, its file's name. */
export const pictureTitle = ({ name, names = [] }: TitledPicture): string =>
  joinDots(names.slice(0, namesShown)) || name;

/** The same where several pictures may show the same names: « Oeil d’Or · Jeanne Lefèvre · 137, DSC_0412 ». */
export function pictureLabel(picture: TitledPicture): string {
  const title = pictureTitle(picture);
  return title === picture.name ? title : `${title}, ${picture.name}`;
}
