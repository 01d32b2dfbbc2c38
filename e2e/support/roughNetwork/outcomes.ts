import { sql } from "kysely";
import type { Db } from "../../../server/db/database.ts";
import type { Walk } from "./walk.ts";

/** Counts orders that are not empty, of all customers. */
export async function countFilledOrders(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct item."orderUuid")::int as count from "orderItem" item
      join "order" on "order".uuid = item."orderUuid" and not "order"."isDeleted"
    where not item."isDeleted" and item.kind = 'item'`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Found {
  email: string;
  orders: number;
  paidOrders: number;
  items: number;
  copies: number;
  payments: number;
  due: number;
}

/** Returns what the database holds of finished walks beyond one paid order of one print each, one line per excess. */
export async function doublesOf(db: Db, walks: readonly Walk[], filledBefore: number): Promise<string[]> {
  const finished = walks.filter(({ isFinished }) => isFinished);
  const { rows } = await sql<Found>`
    select customer.email,
      count(distinct "order".uuid)::int as orders,
      count(distinct "order".uuid) filter (where "order".status = 'paid')::int as "paidOrders",
      count(distinct item.uuid)::int as items,
      coalesce(sum(item.quantity), 0)::int as copies,
      (select count(*)::int from payment join "order" own on own.uuid = payment."orderUuid"
        where own."customerId" = customer.id and payment.status = 'paid') as payments,
      (select count(*)::int from payment join "order" own on own.uuid = payment."orderUuid"
        where own."customerId" = customer.id and payment.status = 'refundDue') as due
    from customer
      left join "order" on "order"."customerId" = customer.id and not "order"."isDeleted" and "order".status <> 'withdrawn'
      left join "orderItem" item on item."orderUuid" = "order".uuid and not item."isDeleted" and item.kind = 'item'
    where customer.email = any(${finished.map(({ email }) => email)})
    group by customer.id`.execute(db);
  const wrong = finished.flatMap(({ email, seed }) => {
    const found = rows.filter((row) => row.email === email);
    const [one] = found;
    const isOnce = [one?.orders, one?.paidOrders, one?.items, one?.copies, one?.payments].every(
      (count) => count === 1,
    );
    return found.length === 1 && isOnce && one?.due === 0 ? [] : [`seed ${seed}: ${JSON.stringify(found)}`];
  });
  const filled = (await countFilledOrders(db)) - filledBefore;
  if (filled !== finished.length && finished.length === walks.length)
    wrong.push(`${filled} orders hold something after ${finished.length} walks`);
  return wrong;
}
