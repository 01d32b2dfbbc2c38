import type { ApiError } from "../../api/apiError.ts";
import type { Event } from "../../api/contract/catalogueEntities.ts";
import { formatDateRange } from "../../domain/dates/dates.ts";
import { loadFailureProps } from "../../shop/loadFailureProps.ts";
import type { QueryState } from "../../state/query.ts";
import {
  Alert,
  Box,
  ClickableCard,
  EmptyState,
  Loader,
  LoadFailure,
  Modal,
  Stack,
  Text,
} from "../../ui/index.ts";

export interface ClickAndCollectModalProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Events with a stand, not yet ended. */
  events: QueryState<readonly Event[]>;
  /** Uuid of the previously chosen event; null if none. */
  chosen: string | null;
  /** Why the last choice was refused. */
  failure: ApiError | null;
  onChoose: (event: Event) => Promise<void> | void;
  onRetry: () => Promise<void> | void;
}

/** Chooses the event whose stand holds the order for collection. Load it lazily: it bundles the dialog. */
export function ClickAndCollectModal({ open, onOpenChange, failure, ...list }: ClickAndCollectModalProps) {
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title="Retrait en Click&Collect"
      description="Vos photos sont disponibles au stand 2 heures après la commande, et jusqu’à la fin de l’événement."
      closeLabel="Fermer"
    >
      {failure && <Alert tone="critical">{failure.shopperMessage}</Alert>}
      <Stands {...list} />
    </Modal>
  );
}

function Stands({
  events,
  chosen,
  onChoose,
  onRetry,
}: Pick<ClickAndCollectModalProps, "events" | "chosen" | "onChoose" | "onRetry">) {
  if (events.status === "loading") return <Loader label="Chargement en cours..." />;
  if (events.status === "error") {
    return <LoadFailure level={3} {...loadFailureProps(events.error)} onRetry={onRetry} />;
  }
  if (events.data.length === 0) {
    return (
      <EmptyState
        level={3}
        icon="calendar"
        title="Pour l'instant, aucun concours à venir n'est éligible au Click&Collect."
      >
        Vos tirages peuvent être livrés à domicile.
      </EmptyState>
    );
  }
  return (
    <Stack space="md">
      <Text>{"À quel événement souhaitez-vous retirer vos photos\u202f?"}</Text>
      <Stack as="ul" space="sm">
        {events.data.map((event) => (
          <Box as="li" key={event.uuid}>
            <ClickableCard
              title={event.label}
              meta={[formatDateRange(event.start, event.end)]}
              selected={event.uuid === chosen}
              onClick={() => void onChoose(event)}
            />
          </Box>
        ))}
      </Stack>
    </Stack>
  );
}
