import { pluralize } from "../../domain/french/pluralize.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import { StepHeading } from "../../shop/StepHeading.tsx";
import type { QueryState } from "../../state/query.ts";
import { Alert, EmptyState, LoadFailure, Skeleton, Stack, VisuallyHidden } from "../../ui/index.ts";
import { PackLines } from "./PackLines.tsx";
import { type JoiningPictures, newPackLines, openPackLines, type PackChoices } from "./packChoices.ts";
import { noOpenPack } from "./texts.ts";

export interface PackSelectionStepProps {
  choices: QueryState<PackChoices>;
  pictures: JoiningPictures;
  /** Uuid of the order item being filled or the product being created; null if none. */
  busyUuid: string | null;
  /** The server's message after a refusal; null if none. */
  refused: string | null;
  onRetry: () => Promise<void> | void;
  /** Adds the pictures to a pack of the cart, by its order item. */
  onFill: (orderItemUuid: string) => void;
  /** Creates a pack of a product: at once if it has one variant, otherwise after the choice of a format. */
  onMake: (productUuid: string) => void;
}

/** Chooses the pack that the pictures join: a started one or a new one (steps packSelection and multiPackSelection). */
export function PackSelectionStep(props: PackSelectionStepProps) {
  const { choices, pictures, busyUuid, refused, onRetry, onFill, onMake } = props;
  const { count } = pictures;
  return (
    <Stack space="md">
      <StepHeading>
        {count > 1 ? `Ajouter ${pluralize(count, "photo")} à un pack` : "Choisissez un pack"}
      </StepHeading>
      {refused !== null && <Alert tone="critical">{refused}</Alert>}
      {choices.status === "loading" && <PackSkeletons />}
      {choices.status === "error" && (
        <LoadFailure {...loadFailureProps(choices.error)} level={4} onRetry={onRetry} />
      )}
      {choices.status === "data" && (
        <>
          {choices.data.open.length === 0 ? (
            <EmptyState level={4} icon="image" title={noOpenPack}>
              Créez-en un ci-dessous&nbsp;: vous le compléterez quand vous voudrez.
            </EmptyState>
          ) : (
            <PackLines
              title="Vos packs en cours"
              lines={openPackLines(choices.data, pictures)}
              action="Ajouter à ce pack"
              busyLabel="Ajout au pack en cours…"
              busyUuid={busyUuid}
              onChoose={onFill}
            />
          )}
          <PackLines
            title="Créer un nouveau pack"
            lines={newPackLines(choices.data, pictures)}
            action="Créer le pack"
            busyLabel="Création du pack en cours…"
            busyUuid={busyUuid}
            onChoose={onMake}
          />
        </>
      )}
    </Stack>
  );
}

function PackSkeletons() {
  return (
    <>
      <div role="status">
        <VisuallyHidden>Chargement des packs…</VisuallyHidden>
      </div>
      <Skeleton text="body" lines={3} />
      <Skeleton text="body" lines={3} />
      <Skeleton text="body" lines={3} />
    </>
  );
}
