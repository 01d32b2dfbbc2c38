import type { ReactNode } from "react";
import type { Picture } from "../../api/contract/catalogueEntities.ts";
import { pluralize } from "../../domain/french/pluralize.ts";
import type { PictureFormat } from "../../domain/products/pictureFormat.ts";
import type { QueryState } from "../../state/query.ts";
import {
  Badge,
  Button,
  ButtonLink,
  Heading,
  Inline,
  PackSlots,
  SidebarLayout,
  Stack,
  Text,
} from "../../ui/index.ts";
import { ConfigurationForm, type ConfigurationFormProps } from "./ConfigurationForm.tsx";
import { type FilterChoice, FilterChoices, type FilterChoicesProps } from "./FilterChoices.tsx";
import { MatchingPictures } from "./MatchingPictures.tsx";
import type { MatchingShown } from "./matching.ts";
import { PackPlaces, type PackPlacesActions, type PackPlacesProps } from "./PackPlaces.tsx";

/** One item of the cart, as displayed on its page. */
export interface OrderItemDetail {
  /** « Pack 3 tirages et 2 fichiers ». */
  label: string;
  description: string;
  /** Whether its slots are full, or its criteria are chosen and match pictures; null while unknown. */
  isComplete: boolean | null;
  content:
    | { kind: "multi"; groups: PackPlacesProps["groups"] }
    | {
        kind: "filter";
        choices: readonly FilterChoice[];
        pictures: QueryState<MatchingShown> | null;
        /** The format of its pictures; null once it is no longer sold. */
        format: PictureFormat | null;
        /** All of an event's or contest's files: nothing to tick (specification, section 4). */
        isSpecial: boolean;
      };
}

/** Actions on the pictures of a filter pack. */
export interface MatchingActions {
  /** Opens the gallery at a picture. */
  onOpen: (picture: Picture) => void;
  /** Shows more pictures. */
  onMore: () => void;
  onRetry: () => Promise<void> | void;
}

export interface OrderItemViewProps {
  detail: OrderItemDetail;
  /** Refusal that no dialog or form displays. Default: nothing. */
  notice?: ReactNode;
  configuration: ConfigurationFormProps;
  filters: Pick<FilterChoicesProps, "onChoose" | "onClear">;
  places: PackPlacesActions;
  matching: MatchingActions;
  cartPath: string;
  selectionPath: string;
  /** Path of the pictures to fill a pack with. */
  fillPath: string;
  /** Asks what to do with the pack's pictures before it leaves the cart. */
  onDelete: () => void;
}

/** /orderItem/{orderItemUuid}: a pack's contents and configuration (specification, section 2 "Order-item detail"). */
export function OrderItemView({
  detail: { label, description, isComplete, content },
  notice,
  configuration,
  filters,
  places,
  matching,
  cartPath,
  selectionPath,
  fillPath,
  onDelete,
}: OrderItemViewProps) {
  return (
    <Stack space="lg">
      <Stack space="xs">
        <Inline space="md">
          <Heading level={1} size="title2">
            {label}
          </Heading>
          {isComplete !== null && (
            <Badge tone={isComplete ? "accent" : "warning"} icon={isComplete ? "check" : "warning"}>
              {isComplete ? "Pack complet" : "Pack incomplet"}
            </Badge>
          )}
        </Inline>
        <Text tone="muted">{description}</Text>
      </Stack>
      {notice}
      <SidebarLayout
        aside={
          <Stack space="md">
            <ConfigurationForm {...configuration} />
            <ButtonLink icon="cart" to={cartPath} full>
              Voir le panier
            </ButtonLink>
            <Button variant="quiet" icon="trash" full onClick={onDelete}>
              Supprimer le pack
            </Button>
          </Stack>
        }
      >
        {content.kind === "multi" ? (
          <PackPlaces groups={content.groups} selectionPath={selectionPath} fillPath={fillPath} {...places} />
        ) : (
          <Stack space="lg">
            <FilterChoices choices={content.choices} {...filters} />
            {content.isSpecial && content.pictures?.status === "data" && content.pictures.data.count > 0 && (
              <PackSlots
                level={2}
                whole={{
                  heading: "Toutes les photos ci-dessous",
                  count: pluralize(content.pictures.data.count, "photo"),
                  detail: "Il n’y a rien à choisir\u00a0: le pack les contient toutes.",
                }}
              />
            )}
            <MatchingPictures pictures={content.pictures} format={content.format} {...matching} />
          </Stack>
        )}
      </SidebarLayout>
    </Stack>
  );
}
