import { useAtomValue } from "jotai";
import { imageUrl } from "../../domain/pictures/imageUrl.ts";
import { placeAtom } from "../../shop/place.ts";
import { AdvertCard } from "../../ui/index.ts";
import { advertsAtom } from "./atoms.ts";

export interface AdvertTileProps {
  /** Which advert of the mosaic, from 0; the list comes round again from its first. */
  index: number;
}

/** An advert between pictures. */
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
    />
  );
}
