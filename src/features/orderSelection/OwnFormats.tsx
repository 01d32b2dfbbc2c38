import { useAtomValue } from "jotai";
import { useId } from "react";
import { pluralize } from "../../domain/french/pluralize.ts";
import { type SelectionChoice, variantOf } from "../../domain/orders/selectionOrder.ts";
import { pictureUrl } from "../../domain/pictures/imageUrl.ts";
import { placeAtom } from "../../shop/place.ts";
import { useDiscountedEuros } from "../../shop/useDiscountedEuros.ts";
import { Box, Button, Columns, Heading, Inline, Picture, Select, Stack } from "../../ui/index.ts";
import type { SelectionGroup } from "./selectionGroups.ts";

export interface OwnFormatsProps {
  group: SelectionGroup;
  choice: SelectionChoice;
  /** Heading level. */
  level: 3 | 4;
  onChange: (own: SelectionChoice["own"]) => void;
}

const leftOut = "leftOut";

/** The format of each picture, which follows the format of all until it is changed. */
export function OwnFormats({ group, choice, level, onChange }: OwnFormatsProps) {
  const id = useId();
  const { cdnHost } = useAtomValue(placeAtom);
  const euros = useDiscountedEuros();
  const { own } = choice;
  const options = [
    ...group.formats.map(({ uuid, label, base_price }) => ({
      value: uuid,
      label: `${label}, ${euros(base_price)}`,
    })),
    { value: leftOut, label: "Ne pas commander" },
  ];
  const changed = Object.keys(own).length;
  function change(uuid: string, value: string) {
    const next = value === leftOut ? null : value;
    const { [uuid]: _, ...others } = own;
    onChange(next === choice.variantUuid ? others : { ...others, [uuid]: next });
  }
  return (
    <Stack space="sm">
      <Inline justify="space-between">
        <Heading level={level} size="title4" id={id}>
          Photo par photo
        </Heading>
        {changed > 0 && (
          <Button size="small" variant="quiet" onClick={() => onChange({})}>
            {`Même format pour toutes (${pluralize(changed, "photo modifiée", "photos modifiées")})`}
          </Button>
        )}
      </Inline>
      <Columns as="ul" aria-labelledby={id} count={[2, 3, 3]} space="md">
        {group.pictures.map(({ picture, caption }) => (
          <Box as="li" key={picture.uuid}>
            <Stack space="xs">
              <Picture
                src={pictureUrl(cdnHost, picture)}
                alt={`Photo ${picture.name}`}
                fit="contain"
                retryLabel="Réessayer"
              />
              <Select
                label={caption}
                options={options}
                value={variantOf(picture.uuid, choice) ?? leftOut}
                onValueChange={(value) => change(picture.uuid, value)}
              />
            </Stack>
          </Box>
        ))}
      </Columns>
    </Stack>
  );
}
