import { useAtom, useAtomValue } from "jotai";
import type { Picture, ProductVariant } from "../../../api/contract/catalogueEntities.ts";
import { pictureUrl } from "../../../domain/pictures/imageUrl.ts";
import { formatName } from "../../../domain/products/formatWords.ts";
import { paperCrop } from "../../../domain/products/paperCrop.ts";
import { isDigitalFormat, turnedPaper } from "../../../domain/products/pictureFormat.ts";
import { hungIn, roomFor, sofa, within } from "../../../domain/products/wallScene.ts";
import { placeAtom } from "../../../shop/place.ts";
import { WallScene } from "../../../ui/index.ts";
import { ownWallAtom, ownWallWidthAtom, spotAtom } from "./ownWall.ts";

export interface OnWallStageProps {
  picture: Picture;
  /** The formats to choose from: the room has room for each. */
  variants: readonly ProductVariant[];
  variant: ProductVariant;
  /** Where the paper lies on the picture, from 0 to 1. */
  cropOffset: number;
}

/** The print at the scale of a sofa of 2 m, or of the shopper's own wall. */
export function OnWallStage({ picture, variants, variant, cropOffset }: OnWallStageProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const image = useAtomValue(ownWallAtom)?.image ?? null;
  const ownWidth = useAtomValue(ownWallWidthAtom);
  const [spot, setSpot] = useAtom(spotAtom);
  const format = variant.grp1_format;
  const crop = paperCrop(picture, format, cropOffset) ?? { left: 0, top: 0, width: 1, height: 1 };
  if (isDigitalFormat(format)) return null;
  const paper = turnedPaper(format, picture);
  const room = roomFor(
    variants.flatMap(({ grp1_format }) =>
      isDigitalFormat(grp1_format) ? [] : [turnedPaper(grp1_format, picture)],
    ),
  );
  const wall = image
    ? { src: image.src, width: ownWidth, height: (ownWidth * image.height) / image.width }
    : { ...room, sofa: { ...room.sofa, ...sofa }, measure: "2\u00a0m" };
  const hung = image ? { x: wall.width / 2, y: wall.height * 0.4 } : hungIn(room, paper);
  const centre = spot ? { x: spot.x * wall.width, y: spot.y * wall.height } : hung;
  const words = formatName(format);
  return (
    <WallScene
      label={
        image ? `Tirage de ${words} sur votre mur` : `Tirage de ${words} au-dessus d’un canapé de 2\u00a0m`
      }
      roleDescription="tirage à déplacer"
      wall={wall}
      print={{
        ...paper,
        src: pictureUrl(cdnHost, picture, 1350),
        of: picture.width > 0 && picture.height > 0 ? picture : paper,
        crop,
      }}
      spot={within(wall, paper, centre)}
      onSpotChange={(to) => {
        const { x, y } = within(wall, paper, to);
        setSpot({ x: x / wall.width, y: y / wall.height });
      }}
    />
  );
}
