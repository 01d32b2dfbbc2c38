import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { failureWords } from "../../api/failureWords.ts";
import type { QueryState } from "../../api/query.ts";
import { counted } from "../../domain/counted.ts";
import {
  Badge,
  ButtonLink,
  Heading,
  Inline,
  Loader,
  LoadFailure,
  PackSlots,
  Stack,
  Text,
  WithAside,
} from "../../ui/index.ts";
import { ConfigurationForm, type ConfigurationFormProps } from "./ConfigurationForm.tsx";
import { type FilterChoice, FilterChoices, type FilterChoicesProps } from "./FilterChoices.tsx";
import { MatchingPictures } from "./MatchingPictures.tsx";
import { PackPlaces, type PackPlacesActions, type PackPlacesProps } from "./PackPlaces.tsx";
import { loadingItem } from "./texts.ts";

/** One item of the cart as its page shows it. */
export interface OrderItemDetail {
  /** « Pack 3 tirages et 2 fichiers ». */
  label: string;
  description: string;
  /** Its slots are full, or all that it is about is chosen. */
  isComplete: boolean;
  content:
    | { kind: "multi"; groups: PackPlacesProps["groups"] }
    | {
        kind: "filter";
        choices: readonly FilterChoice[];
        pictures: QueryState<readonly Picture[]> | null;
        /** The whole set of an event or a contest as files: nothing to tick (specification, section 4). */
        isSpecial: boolean;
      };
}

export interface OrderItemViewProps {
  item: QueryState<OrderItemDetail>;
  configuration: ConfigurationFormProps;
  filters: Pick<FilterChoicesProps, "onChoose" | "onClear">;
  places: PackPlacesActions;
  cartPath: string;
  selectionPath: string;
  onRetry: () => Promise<void> | void;
}

/** /orderItem/{orderItemUuid}: what a pack holds, and how it is made (specification, section 2 "Order-item detail"). */
export function OrderItemView({ item, onRetry, ...rest }: OrderItemViewProps) {
  if (item.status === "loading") return <Loader space="screen" label={loadingItem} />;
  if (item.status === "error") {
    return <LoadFailure level={1} {...failureWords(item.error)} onRetry={onRetry} />;
  }
  return <Detail detail={item.data} {...rest} onRetry={onRetry} />;
}

function Detail({
  detail: { label, description, isComplete, content },
  configuration,
  filters,
  places,
  cartPath,
  selectionPath,
  onRetry,
}: Omit<OrderItemViewProps, "item"> & { detail: OrderItemDetail }) {
  return (
    <Stack space="lg">
      <Stack space="xs">
        <Inline space="md">
          <Heading level={1} size="title2">
            {label}
          </Heading>
          <Badge tone={isComplete ? "accent" : "warning"} icon={isComplete ? "check" : "warning"}>
            {isComplete ? "Pack complet" : "Pack incomplet"}
          </Badge>
        </Inline>
        <Text tone="muted">{description}</Text>
      </Stack>
      <WithAside
        aside={
          <Stack space="md">
            <ConfigurationForm {...configuration} />
            <ButtonLink icon="cart" to={cartPath} full>
              Voir le panier
            </ButtonLink>
          </Stack>
        }
      >
        {content.kind === "multi" ? (
          <PackPlaces groups={content.groups} selectionPath={selectionPath} {...places} />
        ) : (
          <Stack space="lg">
            <FilterChoices choices={content.choices} {...filters} />
            {content.isSpecial && content.pictures?.status === "data" && (
              <PackSlots
                level={2}
                whole={{
                  heading: "Toutes les photos ci-dessous",
                  count: counted(content.pictures.data.length, "photo"),
                  detail: "Il n’y a rien à choisir\u00a0: le pack les contient toutes.",
                }}
              />
            )}
            <MatchingPictures pictures={content.pictures} onOpen={places.onOpen} onRetry={onRetry} />
          </Stack>
        )}
      </WithAside>
    </Stack>
  );
}
