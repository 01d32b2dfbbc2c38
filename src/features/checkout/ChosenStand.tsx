import { useAtomValue } from "jotai";
import { capitalize } from "../../domain/french/capitalize.ts";
import { pickUpPlace, pickUpTime } from "../../domain/orders/pickUp.ts";
import { eventQuery } from "../../shop/catalogueQueries.ts";
import { dataOf } from "../../state/query.ts";
import { Skeleton, Text } from "../../ui/index.ts";
import { ChangeableCard } from "./ChangeableCard.tsx";

export interface ChosenStandProps {
  eventUuid: string;
  changeLabel: string;
  onChange: () => void;
}

/** Where and when the order can be collected, with a button to change it. */
export function ChosenStand({ eventUuid, changeLabel, onChange }: ChosenStandProps) {
  const state = useAtomValue(eventQuery(eventUuid));
  const event = dataOf(state);
  return (
    <ChangeableCard title="Retrait en Click&Collect" changeLabel={changeLabel} onChange={onChange}>
      {event && (
        <Text as="div">
          <Text>{capitalize(pickUpPlace(event))}</Text>
          <Text>{capitalize(pickUpTime(event, new Date().toISOString()))}</Text>
        </Text>
      )}
      {state.status === "loading" && <Skeleton text="body" lines={2} />}
      {state.status === "error" && <Text>Au stand de l’événement que vous avez choisi</Text>}
    </ChangeableCard>
  );
}
