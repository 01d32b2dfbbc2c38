import { useAtomValue } from "jotai";
import type { Order } from "../../api/contract/orderEntities.ts";
import { formatDateTime } from "../../domain/dates/dates.ts";
import { orderTimeline } from "../../domain/orders/orderTimeline.ts";
import { dataOf } from "../../state/query.ts";
import { Card, PointList, Skeleton } from "../../ui/index.ts";
import { orderStepsQuery } from "./atoms.ts";

export interface OrderTimelineProps {
  order: Order;
  /** Heading level of its title. */
  level: 2 | 3;
}

/** An order's history in plain French; renders nothing if it is unknown. */
export function OrderTimeline({ order, level }: OrderTimelineProps) {
  const state = useAtomValue(orderStepsQuery(order.uuid));
  const known = dataOf(state);
  if (state.status === "loading") return <Skeleton text="body" lines={4} />;
  const steps = known === undefined ? [] : orderTimeline(known, order);
  if (steps.length === 0) return null;
  return (
    <Card as="section" label="Suivi de la commande">
      <PointList
        title="Suivi de la commande"
        level={level}
        icon="check"
        points={steps.map(({ at, words }) => `${words}, le ${formatDateTime(at)}`)}
      />
    </Card>
  );
}
