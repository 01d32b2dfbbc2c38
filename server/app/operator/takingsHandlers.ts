import type { operatorTakingsCalls } from "../../../src/api/contract/operator/takingsCalls.ts";
import type { Context } from "../../core/context.ts";
import { dayOf } from "../../fulfilment/day.ts";
import { exportOrders } from "../../fulfilment/exportOrders.ts";
import type { Period } from "../../fulfilment/period.ts";
import { readTakings } from "../../fulfilment/readTakings.ts";
import { reconcilePayments } from "../../import/reconcilePayments.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorTakingsHandlers: HandlersOf<typeof operatorTakingsCalls> = {
  readTakings: async (context, { query }) => {
    const period = periodOf(context, query);
    return { ...period, ...(await readTakings(context.db, context.settings.creationPlaceId, period)) };
  },
  exportOrders: (context, { query }) =>
    exportOrders(context.db, context.settings.creationPlaceId, periodOf(context, query), query),
  reconcilePayments: (context, { query, body }) =>
    reconcilePayments(context.db, body, periodOf(context, query)),
};

/** One day alone is that day; none is today. */
function periodOf(
  { services }: Context,
  { from, to }: { [Day in keyof Period]?: string | undefined },
): Period {
  const today = dayOf(services.now());
  return { from: from ?? to ?? today, to: to ?? from ?? today };
}
