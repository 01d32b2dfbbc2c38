import type { Counted } from "../core/handler.ts";
import { type Page, slicePage } from "../core/page.ts";
import type { Db } from "../db/database.ts";
import { type RefundDue, refundsDue } from "./refunds.ts";

/** Returns a page of what is due back, oldest first. */
export async function listRefundsDue(db: Db, page: Page): Promise<Counted<RefundDue[]>> {
  return slicePage(await refundsDue(db), page);
}
