import { useAtomValue } from "jotai";
import { useId } from "react";
import type { ApiError } from "../../api/apiError.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import type { SelectionChoice } from "../../domain/orders/selectionOrder.ts";
import { smallAmong } from "../../domain/products/originalSize.ts";
import { isPaperVariant } from "../../domain/products/product.ts";
import { eventQuery } from "../../shop/catalogueQueries.ts";
import { discountPercentAtom } from "../../shop/discounts.ts";
import { SingleOptionsFields } from "../../shop/SingleOptionsFields.tsx";
import { useDiscountedEuros } from "../../shop/useDiscountedEuros.ts";
import { dataOf } from "../../state/query.ts";
import { Alert, Columns, Heading, PointList, Select, Stack } from "../../ui/index.ts";
import { OwnFormats } from "./OwnFormats.tsx";
import type { ChosenGroup, OrderedLot, SelectionGroup } from "./selectionGroups.ts";
import { lotSum, lotWords, missingWords } from "./texts.ts";

export interface OrderFormProps {
  /** The pictures of each pricing. */
  chosen: readonly ChosenGroup[];
  lots: readonly OrderedLot[];
  /** Number of pictures that are not on sale. */
  missing: number;
  /** Why the last addition was refused; null if none was. */
  failure: ApiError | null;
  onChange: (group: SelectionGroup, choice: SelectionChoice) => void;
}

/** A format with its options for all pictures of a pricing, then the format of each. */
export function OrderForm({ chosen, lots, missing, failure, onChange }: OrderFormProps) {
  return (
    <Stack space="lg">
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
      {missing > 0 && <Alert tone="warning">{missingWords(missing)}</Alert>}
      {chosen.map(({ group, choice }) => (
        <GroupForm
          key={group.pricingId}
          group={group}
          choice={choice}
          isOnly={chosen.length === 1}
          lots={lots.filter(({ variant }) => group.formats.includes(variant))}
          onChange={(next) => onChange(group, next)}
        />
      ))}
    </Stack>
  );
}

interface GroupFormProps extends ChosenGroup {
  isOnly: boolean;
  lots: readonly OrderedLot[];
  onChange: (choice: SelectionChoice) => void;
}

function GroupForm({ group, choice, isOnly, lots, onChange }: GroupFormProps) {
  const id = useId();
  const percent = useAtomValue(discountPercentAtom);
  const euros = useDiscountedEuros();
  const { formats, pictures } = group;
  const variant = formats.find(({ uuid }) => uuid === choice.variantUuid) ?? formats[0];
  if (!variant) return null;
  const change = (part: Partial<SelectionChoice>) => onChange({ ...choice, ...part });
  return (
    <Stack as="section" space="md" {...(isOnly ? {} : { "aria-labelledby": id })}>
      {!isOnly && (
        <Heading level={3} size="title4" id={id}>
          {pluralize(pictures.length, "photo")}
          {"\u00a0: "}
          <EventNames uuids={[...new Set(pictures.map(({ picture }) => picture.eventUuid))]} />
        </Heading>
      )}
      <Columns count={[1, 2, 2]} space="md">
        <Select
          label="Format de toutes les photos"
          options={formats.map(({ uuid, label, base_price }) => ({
            value: uuid,
            label: `${label}, ${euros(base_price)}`,
          }))}
          value={variant.uuid}
          onValueChange={(variantUuid) => change({ variantUuid })}
        />
        <SingleOptionsFields
          variant={variant}
          choice={choice}
          onChange={change}
          quantityLabel="Quantité de chaque photo"
          isCounted={lots.some((lot) => isPaperVariant(lot.variant)) || isPaperVariant(variant)}
        />
      </Columns>
      {lots.map((lot) => (
        <SmallAmong key={lot.variant.uuid} group={group} lot={lot} />
      ))}
      {lots.length > 1 && (
        <PointList
          space="tight"
          points={lots.map(
            (lot) => `${lotWords(lot, lot.pictureUuids.length)}\u00a0: ${lotSum(lot, percent)}`,
          )}
        />
      )}
      <OwnFormats group={group} choice={choice} level={isOnly ? 3 : 4} onChange={(own) => change({ own })} />
    </Stack>
  );
}

/** The labels of the events that pictures were taken at. */
function EventNames({ uuids }: { uuids: readonly string[] }) {
  return uuids.map((uuid, index) => (
    <span key={uuid}>
      {index > 0 && ", "}
      <EventName uuid={uuid} />
    </span>
  ));
}

function EventName({ uuid }: { uuid: string }) {
  return dataOf(useAtomValue(eventQuery(uuid)))?.label ?? "…";
}

/** Warns of originals with too few pixels for their format. */
function SmallAmong({ group, lot }: { group: SelectionGroup; lot: OrderedLot }) {
  const ordered = new Set(lot.pictureUuids);
  const pictures = group.pictures.map(({ picture }) => picture).filter(({ uuid }) => ordered.has(uuid));
  const words = smallAmong(pictures, pictures.length, lot.variant.grp1_format);
  return words && <Alert tone="warning">{words}</Alert>;
}
