import { useAtom, useAtomValue, useSetAtom } from "jotai";
import type { Picture, ProductVariant } from "../../../api/contract/catalogueEntities.ts";
import { formatBytes } from "../../../domain/french/formatBytes.ts";
import { formatName } from "../../../domain/products/formatWords.ts";
import { isDigitalFormat, turnedPaper } from "../../../domain/products/pictureFormat.ts";
import { wallWidth } from "../../../domain/products/wallScene.ts";
import { DiscountedPrice } from "../../../shop/DiscountedPrice.tsx";
import { placeAtom } from "../../../shop/place.ts";
import { StepHeading } from "../../../shop/StepHeading.tsx";
import { Alert, FileDrop, NumberField, RadioGroup, Stack, Text } from "../../../ui/index.ts";
import { chooseWallAtom, ownWallAtom, ownWallWidthAtom } from "./ownWall.ts";

export interface OnWallOptionsProps {
  picture: Picture;
  variants: readonly ProductVariant[];
  variant: ProductVariant;
  onVariantChange: (variant: ProductVariant) => void;
}

/** The format on the wall, and which wall it is. */
export function OnWallOptions({ picture, variants, variant, onVariantChange }: OnWallOptionsProps) {
  const { placeWhat } = useAtomValue(placeAtom);
  const isOwn = useAtomValue(ownWallAtom)?.image != null;
  return (
    <Stack space="md">
      <StepHeading>Sur un mur</StepHeading>
      <Text tone="muted">
        {isOwn
          ? "À l’échelle de votre mur. Faites glisser le tirage, ou touchez l’endroit où l’accrocher."
          : "À l’échelle\u00a0: le canapé mesure 2\u00a0m. Faites glisser le tirage, ou touchez l’endroit où l’accrocher."}
      </Text>
      <RadioGroup
        legend="Format"
        options={variants.map(({ uuid, grp1_format, base_price }) => ({
          value: uuid,
          label: formatName(grp1_format),
          aside: <DiscountedPrice cents={base_price} />,
        }))}
        value={variant.uuid}
        onValueChange={(uuid) => {
          const chosen = variants.find((one) => one.uuid === uuid);
          if (chosen) onVariantChange(chosen);
        }}
      />
      {/* A stand's screen has no photographs of anybody. */}
      {placeWhat === "main" && <OwnWallFields picture={picture} variant={variant} />}
    </Stack>
  );
}

/** The photograph of the shopper's own wall, and how much of it that shows. */
function OwnWallFields({ picture, variant }: Pick<OnWallOptionsProps, "picture" | "variant">) {
  const own = useAtomValue(ownWallAtom);
  const [width, setWidth] = useAtom(ownWallWidthAtom);
  const choose = useSetAtom(chooseWallAtom);
  const format = variant.grp1_format;
  const height = own?.image ? (width * own.image.height) / own.image.width : 0;
  const paper = isDigitalFormat(format) ? { width: 0, height: 0 } : turnedPaper(format, picture);
  return (
    <>
      <FileDrop
        label="Votre mur"
        optionalMark="facultatif"
        hint={"Photographiez-le de face. La photo reste sur votre appareil\u00a0: elle n’est jamais envoyée."}
        prompt="Choisissez une photo de votre mur"
        icon="image"
        accept="image/*"
        value={own ? [own.file] : []}
        onValueChange={([file]) => void choose(file)}
        error={
          own && !own.image
            ? "Ce fichier ne peut pas être affiché. Choisissez une photo JPEG ou PNG."
            : undefined
        }
        countText={() => "Photo choisie"}
        sizeText={formatBytes}
        removeLabel={(name) => `Retirer ${name}`}
        refusalText={({ file }) => `${file.name} n’est pas une photo.`}
      />
      {own?.image && (
        <NumberField
          label="Largeur de mur visible sur la photo, en cm"
          hint="D’un bord à l’autre de la photo."
          min={wallWidth.min}
          max={wallWidth.max}
          step={10}
          value={width}
          onValueChange={setWidth}
          decreaseLabel="Un mur moins large"
          increaseLabel="Un mur plus large"
        />
      )}
      {own?.image && (paper.width > width || paper.height > height) && (
        <Alert tone="warning">Ce tirage est plus grand que le mur visible sur la photo.</Alert>
      )}
    </>
  );
}
