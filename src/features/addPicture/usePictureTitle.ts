import { atom, useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { pictureTitle } from "../../domain/pictures/pictureTitle.ts";
import { namesOfPictureQuery } from "../../shop/catalogueQueries.ts";
import { dataOf } from "../../state/query.ts";

const nobody = atom(null);

/** Who the picture shows; « Photo » while that loads, and its file's name if nobody is known on it. */
export function usePictureTitle(picture: Picture | null): string {
  // A picture that is read alone says who it shows.
  const known = picture?.names;
  const found = useAtomValue(picture && !known ? namesOfPictureQuery(picture.uuid) : nobody);
  if (picture === null || (!known && found?.status === "loading")) return "Photo";
  const names = known ?? ((found && dataOf(found)) ?? []).map(({ value }) => value);
  return names.length === 0 ? `Photo ${picture.name}` : pictureTitle({ ...picture, names });
}
