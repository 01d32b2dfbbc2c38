import { useAtomValue } from "jotai";
import type { Picture as Photo } from "../../api/contract/catalogueEntities.ts";
import { placeAtom } from "../../api/place.ts";
import { counted } from "../../domain/counted.ts";
import { pictureAddress } from "../../domain/imageAddress.ts";
import {
  Badge,
  Box,
  Button,
  Card,
  Columns,
  Heading,
  Icon,
  Inline,
  Picture,
  Stack,
  Text,
} from "../../ui/index.ts";

/** A picture in its place. */
export interface PlacedPicture {
  /** The order item picture's: what the calls about a place name. */
  placeUuid: string;
  picture: Photo;
}

/** One group of a pack of pictures: what it holds and how many places it has. */
export interface PackGroupView {
  position: 1 | 2;
  /** Places in all. */
  capacity: number;
  /** « 20x30 cm ». */
  format: string;
  pictures: readonly PlacedPicture[];
}

export interface PackGroupActions {
  onOpen: (picture: Photo) => void;
  /** Puts a picture into the other group. Left out where the pack has one group. */
  onChangeGroup?: ((placed: PlacedPicture) => void) | undefined;
  onEdit: (placed: PlacedPicture) => void;
  onRemove: (placed: PlacedPicture) => void;
  onAddFromCart: (position: 1 | 2) => void;
}

export interface PackGroupProps extends PackGroupActions {
  group: PackGroupView;
  /** Whether the pack has two groups, so that this one needs its number. */
  numbered: boolean;
}

/** The places of one group, filled ones with their picture, and what can be done with each. */
export function PackGroup({ group, numbered, onAddFromCart, ...actions }: PackGroupProps) {
  const { position, capacity, format, pictures } = group;
  const free = Math.max(0, capacity - pictures.length);
  return (
    <Card as="section" label={numbered ? `Groupe ${position}` : "Photos du pack"}>
      <Stack space="md">
        <Inline justify="space-between">
          <Stack space="xxs">
            <Heading level={2} size="title3">
              {numbered ? `Groupe ${position}` : "Photos du pack"}
            </Heading>
            <Text size="small" tone="muted">
              {format}
            </Text>
          </Stack>
          <Badge tone={free === 0 ? "accent" : "warning"} icon={free === 0 ? "check" : "warning"}>
            {free === 0 ? "Complet" : `${pictures.length} sur ${capacity}`}
          </Badge>
        </Inline>
        <Columns as="ul" count={[2, 3]} space="md">
          {pictures.map((placed) => (
            <Box as="li" key={placed.placeUuid}>
              <FilledPlace placed={placed} {...actions} />
            </Box>
          ))}
          {Array.from({ length: free }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: free places have no identity but their place
            <Box as="li" key={place}>
              <FreePlace />
            </Box>
          ))}
        </Columns>
        {free > 0 && (
          <Inline>
            <Button icon="cart" onClick={() => onAddFromCart(position)}>
              {numbered
                ? `Choisir dans le panier, groupe ${position}`
                : `Choisir ${counted(free, "photo")} dans le panier`}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function FilledPlace({
  placed,
  onOpen,
  onChangeGroup,
  onEdit,
  onRemove,
}: { placed: PlacedPicture } & Omit<PackGroupActions, "onAddFromCart">) {
  const { cdnHost } = useAtomValue(placeAtom);
  const { picture } = placed;
  const name = `photo ${picture.name}`;
  return (
    <Stack space="xs">
      <Picture
        src={pictureAddress(cdnHost, picture, 320)}
        alt={`Agrandir la ${name}`}
        retryLabel="Réessayer"
        caption={picture.name}
        onOpen={() => onOpen(picture)}
      />
      <Inline space="xs">
        {onChangeGroup && (
          <Button
            size="small"
            aria-label={`Changer de groupe, ${name}`}
            onClick={() => onChangeGroup(placed)}
          >
            Changer de groupe
          </Button>
        )}
        <Button size="small" aria-label={`Modifier, ${name}`} onClick={() => onEdit(placed)}>
          Modifier
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={`Retirer du pack, ${name}`}
          onClick={() => onRemove(placed)}
        >
          Retirer
        </Button>
      </Inline>
    </Stack>
  );
}

function FreePlace() {
  return (
    <Card tone="sunken" space="md">
      <Stack space="xs" align="center">
        <Icon name="image" size="large" />
        <Text size="small" tone="muted" align="center">
          Emplacement libre
        </Text>
      </Stack>
    </Card>
  );
}
