import { useAtomValue } from "jotai";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import { pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { pictureLabel, pictureTitle } from "../../domain/pictures/pictureTitle.ts";
import { placeAtom } from "../../shop/place.ts";
import {
  Alert,
  Box,
  Button,
  Card,
  Inline,
  PackSlots,
  type PackSlotsLabels,
  Stack,
  TextLink,
} from "../../ui/index.ts";

/** A picture in its place. */
export interface PlacedPicture {
  /** Uuid of the order item picture, used by the calls about a place. */
  placeUuid: string;
  picture: Picture;
  /** « Photo de 1200x800 px, petite pour ce format »; null if the size suffices. */
  small: string | null;
}

/** One group of a pack of pictures: its pictures and its capacity. */
export interface PlaceGroup {
  position: 1 | 2;
  /** Total number of places. */
  capacity: number;
  /** « 20x30 cm »; null once the pack's format is no longer sold. */
  format: string | null;
  pictures: readonly PlacedPicture[];
}

export interface PackPlacesActions {
  /** Opens the gallery at a picture. */
  onOpen: (picture: Picture) => void;
  /** Opens the dialog with all actions on one picture, by its place. */
  onEdit: (placeUuid: string) => void;
  /** Moves a picture to the other group, by its place. */
  onChangeGroup: (placeUuid: string) => void;
  /** Asks what to do with a removed picture, by its place. */
  onRemove: (placeUuid: string) => void;
  onAddFromCart: (position: 1 | 2) => void;
}

export interface PackPlacesProps extends PackPlacesActions {
  groups: readonly [PlaceGroup] | readonly [PlaceGroup, PlaceGroup];
  selectionPath: string;
  /** Path of the pictures to fill it with. */
  fillPath: string;
}

const labels: PackSlotsLabels = {
  count: (filled, size) => `${pluralize(filled, "photo")} sur ${size}`,
  full: "Complet",
  incomplete: "Incomplet",
  over: (excess) => `${pluralize(excess, "photo")} en trop`,
  free: "Place libre",
  excess: "À retirer",
  remove: (name) => `Retirer la photo ${name} du pack`,
  move: "Changer de groupe",
  add: "Choisir dans le panier",
  retry: "Réessayer",
};

/** The places of a pack by group, with buttons to fill them. */
export function PackPlaces({ groups, selectionPath, fillPath, ...actions }: PackPlacesProps) {
  const { cdnHost } = useAtomValue(placeAtom);
  const numbered = groups.length > 1;
  const slotsOf = ({ position, capacity, format, pictures }: PlaceGroup) => ({
    key: String(position),
    heading: [numbered ? `Groupe ${position}` : "Photos du pack", ...(format ? [format] : [])].join(", "),
    size: capacity,
    pictures: pictures.map(({ placeUuid, picture }) => ({
      key: placeUuid,
      name: pictureTitle(picture),
      label: pictureLabel(picture),
      src: pictureUrl(cdnHost, picture, 400),
      alt: `Photo ${pictureLabel(picture)}`,
    })),
  });
  const [first, second] = groups;
  const held = groups.flatMap((group) => group.pictures);
  const shown = held[0]?.picture;
  const small = held.filter((one) => one.small !== null);
  return (
    <Card as="section" label="Photos du pack">
      <Stack space="lg">
        <PackSlots
          level={2}
          labels={labels}
          groups={second ? [slotsOf(first), slotsOf(second)] : [slotsOf(first)]}
          onOpen={actions.onEdit}
          onMove={numbered ? actions.onChangeGroup : undefined}
          onRemove={actions.onRemove}
          fill={{ to: fillPath, label: "Choisir parmi mes photos" }}
          onAdd={(key) => actions.onAddFromCart(key === "2" ? 2 : 1)}
        />
        {small.length > 0 && (
          <Alert tone="warning">
            <Stack as="ul" space="xs">
              {small.map((one) => (
                <Box as="li" key={one.placeUuid}>{`${pictureLabel(one.picture)}\u00a0: ${one.small}`}</Box>
              ))}
            </Stack>
          </Alert>
        )}
        <Inline>
          {shown && (
            <Button icon="eye" onClick={() => actions.onOpen(shown)}>
              Voir les photos en grand
            </Button>
          )}
          <TextLink standalone to={selectionPath}>
            Voir ma sélection
          </TextLink>
        </Inline>
      </Stack>
    </Card>
  );
}
