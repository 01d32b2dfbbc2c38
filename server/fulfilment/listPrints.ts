import { orderCode } from "../../src/domain/orders/orderCode.ts";
import type { Counted } from "../core/handler.ts";
import { type Page, slicePage } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import { findPrintOrders, type PrintScope, printObstacle } from "./print/findPrintOrders.ts";
import { type Print, readPrints } from "./print/readPrints.ts";

export type OrderToPrint = { uuid: string; code: string; prints: Print[] };

/** Returns a page of the orders that `orders print` would print, with their prints: urgent ones first, then as they were paid. */
export async function listPrints(
  db: Db,
  scope: Pick<PrintScope, "day" | "eventUuid">,
  page: Page,
): Promise<Counted<OrderToPrint[]>> {
  const orders = (await findPrintOrders(db, scope)).filter((order) => printObstacle(order, false) === null);
  const { items, totalCount } = slicePage(orders, page);
  const uuids = items.map(({ uuid }) => uuid);
  const prints = await readPrints(db, uuids, false);
  return {
    items: uuids.map((uuid) => ({ uuid, code: orderCode(uuid), prints: prints.get(uuid) ?? [] })),
    totalCount,
  };
}
