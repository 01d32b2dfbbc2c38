import { useAtomValue } from "jotai";
import { useEffect, useState } from "react";
import { joinDots } from "../domain/french/joinDots.ts";
import { namesOfPictureQuery } from "../shop/catalogueQueries.ts";
import { dataOf } from "../state/query.ts";
import { PictureNote } from "../ui/index.ts";
import { watchTiles } from "./pointedTile.ts";

/** Who a tile shows, while the pointer or the focus rests on it, and after a long press: lists come without names. */
export function PictureNames() {
  const [tile, setTile] = useState<HTMLElement | null>(null);
  useEffect(() => watchTiles(setTile), []);
  const uuid = tile?.dataset.picture;
  return tile && uuid && <Names key={uuid} tile={tile} uuid={uuid} />;
}

function Names({ tile, uuid }: { tile: HTMLElement; uuid: string }) {
  const names = dataOf(useAtomValue(namesOfPictureQuery(uuid))) ?? [];
  const control = tile.querySelector("button");
  if (names.length === 0 || control === null) return null;
  return <PictureNote of={control} text={joinDots(names.map(({ value }) => value))} />;
}
