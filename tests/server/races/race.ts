import { type Kysely, sql, type Transaction } from "kysely";
import { lockOrders } from "../../../server/cart/lockOrder.ts";
import { recalculateTotals } from "../../../server/cart/recalculateTotals.ts";
import type { Services } from "../../../server/core/services.ts";
import type { Database } from "../../../server/db/schema.ts";
import { checkOrderable } from "../../../server/orders/checkOrderable.ts";
import type { Actor, Standing, Statement } from "./actor.ts";
import type { RaceHandler } from "./handlers.ts";
import type { Stage, World } from "./world.ts";

/** One race and its end. */
export interface Race {
  /** Both answers and all changes, as one text. */
  end: string;
  /** Violations of rules that hold in any race. */
  faults: string[];
  first: { statements: Statement[]; isInTransaction: boolean };
  /** The second handler's state, and its number of sent statements, when the first was resumed. */
  second: { standing: Standing; sent: number };
}

export const separator = "\n---\n";

/**
 * Races two handlers: the first stops before its nth statement, the second runs until it ends or waits for a lock, the first continues.
 * @param isPricedAgain reprices carts before the comparison, as any touch would
 */
export async function race(
  { actors, door, facts, keeper, shop }: Stage,
  world: World,
  [first, second]: readonly [RaceHandler, RaceHandler],
  stop: number,
  isPricedAgain = false,
): Promise<Race> {
  const [a, b] = actors;
  await keeper.putBack(world);
  const orderUuid = facts.orders[world] ?? "";
  const begin = (actor: Actor, handler: RaceHandler, before?: number) =>
    actor.begin(
      () =>
        handler.run({ ...door(actor, world), facts, world, orderUuid }).catch((error) => `threw ${error}`),
      before,
    );
  const answering = [begin(a, first, stop)];
  await a.settled();
  const isInTransaction = a.statements.at(-1)?.isInTransaction ?? false;
  answering.push(begin(b, second));
  const standing = await b.settled(a);
  const sent = b.statements.length;
  // The second takes no further step until the first ends, or waits for the second in turn.
  if (standing === "blocked") b.goOn(sent);
  a.goOn();
  await a.settled(b);
  b.goOn();
  const answers = await Promise.all(answering);
  const faults = [
    ...answers.filter((answer) => /^5\d\d|threw/.test(answer)).map((answer) => `answered ${answer}`),
    ...[...a.failures, ...b.failures].filter((code) => code === "40P01").map(() => "a deadlock"),
    ...(await brokenRules(shop.services.db)),
    ...(await wronglyPlaced(shop.services.db, door(a, world).services, world)),
  ];
  if (isPricedAgain) await priceAgain({ ...door(a, world).services, db: shop.services.db });
  return {
    end: [...answers, await keeper.fingerprint()].join(separator),
    faults,
    first: { statements: [...a.statements], isInTransaction },
    second: { standing, sent },
  };
}

const priceAgain = (services: Services) =>
  services.db.transaction().execute(async (tx) => {
    const carts = await tx
      .selectFrom("order")
      .select("uuid")
      .where("status", "in", ["uncomplete", "saved"])
      .where("isDeleted", "=", false)
      .execute();
    for (const { uuid } of carts) await recalculateTotals(tx, uuid, services);
  });

/** Checks the rules that hold in any race. */
async function brokenRules(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select 'a cart holds a picture that is down' as rule from "order"
      join "orderItem" item on item."orderUuid" = "order".uuid and not item."isDeleted"
      join "orderItemPicture" place on place."orderItemUuid" = item.uuid and not place."isDeleted"
      join picture on picture.uuid = place."pictureUuid"
    where "order".status in ('uncomplete', 'saved') and picture."isDeleted" and not "order"."isDeleted"
    union
    select 'a total is not the sum of its lines' from "order"
    where not "isDeleted" and status <> 'withdrawn' and "totalPrice" <> (
      select coalesce(sum(item.quantity * item.price), 0) from "orderItem" item
      where item."orderUuid" = "order".uuid and not item."isDeleted")
    union
    select 'shares are not the price of their line' from "orderItem" item
      join "orderItemPicture" place on place."orderItemUuid" = item.uuid and not place."isDeleted"
    where not item."isDeleted" group by item.uuid having sum(place."priceShare") <> item.price * item.quantity
    union
    select 'an order has two payments' from payment where status = 'paid' group by "orderUuid" having count(*) > 1
    union
    select 'a job failed: ' || "lastError" from job where "lastError" is not null`.execute(db);
  return rows.map(({ rule }) => rule);
}

/** Returns orders placed although they cannot be fulfilled. An order placed before its picture's takedown is valid. */
async function wronglyPlaced(db: Kysely<Database>, services: Services, world: World): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select now.uuid from "order" now join ${sql.table(`${world}.order`)} before on before.uuid = now.uuid
    where now.status in ('paying', 'finalized', 'paid') and now.status <> before.status
      and before.status in ('uncomplete', 'paying') and not exists (
        select from takedown where "pictureUuid" not in (select "pictureUuid" from ${sql.table(`${world}.takedown`)}))`.execute(
    db,
  );
  const check = async (tx: Transaction<Database>) => {
    for (const order of await lockOrders(
      tx,
      rows.map(({ uuid }) => uuid),
    ))
      await checkOrderable(tx, order, services);
    return [];
  };
  return db
    .transaction()
    .execute(check)
    .catch((thrown) => [`placed, and yet ${thrown.code ?? thrown}`]);
}
