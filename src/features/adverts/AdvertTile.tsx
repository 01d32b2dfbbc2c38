import { useAtomValue } from "jotai";
import { imageUrl } from "../../domain/pictures/imageUrl.ts";
import { placeAtom } from "../../shop/place.ts";
import { AdvertCard } from "../../ui/index.ts";
import { advertsAtom } from "./atoms.ts";

export interface AdvertTileProps {
  /** Index of the advert in the mosaic, from 0; the list repeats. */
  index: number;
}

/** An advert between the pictures. */
export function AdvertTile({ index }: AdvertTileProps) {
  const adverts = useAtomValue(advertsAtom);
  const { cdnHost } = useAtomValue(placeAtom);
  const advert = adverts[index % adverts.length];
  if (!advert) return null;
  return (
    <AdvertCard
      label={advert.label}
      src={imageUrl(cdnHost, advert.uuid)}
      href={advert.url ?? undefined}
      tag="Publicité"
      newTabLabel="nouvel onglet"
    />
  );
}
