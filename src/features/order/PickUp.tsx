import { useAtomValue } from "jotai";
import type { Order } from "../../api/contract/orderEntities.ts";
import { capitalize } from "../../domain/french/capitalize.ts";
import { isPaidOrLater } from "../../domain/orders/orderStatus.ts";
import { pickUpPlace, pickUpTime } from "../../domain/orders/pickUp.ts";
import { eventQuery } from "../../shop/catalogueQueries.ts";
import { dataOf } from "../../state/query.ts";
import { Card, Heading, Skeleton, Stack, Text } from "../../ui/index.ts";

export interface PickUpProps {
  order: Order;
  /** Heading level of its title. */
  level: 2 | 3;
}

/** Where and when to collect a paid order; renders nothing for one sent by post. */
export function PickUp({ order, level }: PickUpProps) {
  const { clickAndCollectEventUuid: eventUuid, paidAt, status } = order;
  if (eventUuid === null || paidAt === null || !isPaidOrLater(status)) return null;
  return (
    <Card as="section" label="Retrait en Click&Collect">
      <Stack space="xs">
        <Heading level={level} size="title4">
          {"Retrait en Click&Collect"}
        </Heading>
        <Stand eventUuid={eventUuid} paidAt={paidAt} isFetched={status === "localDelivered"} />
      </Stack>
    </Card>
  );
}

function Stand({ eventUuid, paidAt, isFetched }: { eventUuid: string; paidAt: string; isFetched: boolean }) {
  const state = useAtomValue(eventQuery(eventUuid));
  const event = dataOf(state);
  if (state.status === "loading") return <Skeleton text="body" lines={2} />;
  // A hidden event still has its stand.
  if (!event) return <Text>Au stand de l’événement que vous avez choisi</Text>;
  return (
    <Text as="div">
      <Text>{capitalize(pickUpPlace(event))}</Text>
      {!isFetched && <Text>{capitalize(pickUpTime(event, paidAt))}</Text>}
    </Text>
  );
}
