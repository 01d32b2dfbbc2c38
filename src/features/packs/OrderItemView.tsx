import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { failureWords } from "../../api/failureWords.ts";
import type { QueryState } from "../../api/query.ts";
import {
  Alert,
  Badge,
  ButtonLink,
  Heading,
  Inline,
  Loader,
  LoadFailure,
  Stack,
  Text,
  TextLink,
  WithAside,
} from "../../ui/index.ts";
import { ConfigurationForm, type ConfigurationFormProps } from "./ConfigurationForm.tsx";
import { type FilterChoice, FilterChoices, type FilterChoicesProps } from "./FilterChoices.tsx";
import { MatchingPictures } from "./MatchingPictures.tsx";
import { PackGroup, type PackGroupActions, type PackGroupView } from "./PackGroup.tsx";
import { loadingItem } from "./texts.ts";

/** One item of the cart as its page shows it. */
export interface OrderItemDetail {
  /** « Pack 3 tirages et 2 fichiers ». */
  label: string;
  description: string;
  /** Its slots are full, or all that it is about is chosen. */
  isComplete: boolean;
  content:
    | { kind: "multi"; groups: readonly PackGroupView[] }
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
  places: PackGroupActions;
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
          <Stack space="lg">
            {content.groups.map((group) => (
              <PackGroup
                key={group.position}
                group={group}
                numbered={content.groups.length > 1}
                {...places}
                onChangeGroup={content.groups.length > 1 ? places.onChangeGroup : undefined}
              />
            ))}
            <TextLink standalone to={selectionPath}>
              Voir ma sélection
            </TextLink>
          </Stack>
        ) : (
          <Stack space="lg">
            <FilterChoices choices={content.choices} {...filters} />
            {content.isSpecial && (
              <Alert live="off">
                Ce pack contient toutes les photos ci-dessous{"\u00a0"}: il n’y a rien à choisir.
              </Alert>
            )}
            <MatchingPictures pictures={content.pictures} onOpen={places.onOpen} onRetry={onRetry} />
          </Stack>
        )}
      </WithAside>
    </Stack>
  );
}
