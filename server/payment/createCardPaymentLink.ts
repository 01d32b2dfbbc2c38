import { randomBytes, randomUUID } from "node:crypto";
import type { orderCalls } from "../../src/api/contract/orderCalls.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { changeStatus } from "../cart/changeStatus.ts";
import { freezeFilterPacks } from "../cart/filterPictures.ts";
import { lockCustomerOrder } from "../cart/lockOrder.ts";
import type { OrderRow } from "../cart/orderAccess.ts";
import { recalculateTotals } from "../cart/recalculateTotals.ts";
import { ApiError } from "../core/apiError.ts";
import type { Handler } from "../core/handler.ts";
import type { Services } from "../core/services.ts";
import type { Tx } from "../db/database.ts";
import { checkOrderable } from "../orders/checkOrderable.ts";
import { forgetStand, leaveStandThatIsGone } from "../orders/clickAndCollect.ts";
import { recordConsents } from "../orders/recordConsents.ts";
import { buildPaymentRequest, paymentLink } from "./axepta/paymentRequest.ts";
import { paymentConfig, paymentReturnUrls } from "./paymentConfig.ts";
import { enqueueInquiry } from "./paymentInquiry.ts";
import { type Payment, paymentsOf, recordPaymentEvent } from "./paymentRows.ts";

/**
 * Starts a card payment: freezes the order's prices and pictures, locks the order, records the attempt and returns the URL of
 * the provider's page. Called again before the provider answers, it returns the same attempt's URL: a browser that lost the
 * first response neither pays twice nor gets stuck. After a refusal the order is unlocked first, and the next attempt is a new
 * transaction.
 */
export const createCardPaymentLink: Handler<typeof orderCalls.createCardPaymentLink> = async (
  context,
  { params, query },
) => {
  const customerId = context.requireCustomer();
  const { services } = context;
  await leaveStandThatIsGone(services, params.uuid, customerId);
  const link = await context.transaction(async (tx) => {
    const order = await lockCustomerOrder(tx, params.uuid, customerId);
    if (order.status === "paying") return linkTo(services, await attemptUnderWay(tx, order));
    if (order.status !== "uncomplete") throw new ApiError("ORDER_NOT_MODIFIABLE");

    const { hasPaper, hasFiles } = await checkOrderable(tx, order, services);
    if (!hasPaper) await forgetStand(tx, order);
    const totalPrice = await recalculateTotals(tx, order.uuid, services);
    if (totalPrice !== (query.totalPrice ?? order.totalPrice)) return null;
    await recordConsents(tx, services, order.uuid, query, { waiver: hasFiles });
    await freezeFilterPacks(tx, order.uuid);
    if (totalPrice === 0) return completeFreeOrder(tx, services, order);
    return linkTo(services, await startAttempt(tx, order, totalPrice));
  });
  // Thrown after the commit: the new prices are kept, so the shopper sees them and can agree.
  if (link === null) throw new ApiError("PRICE_CHANGED");
  return { link };
};

/** Returns the attempt in progress. Throws if it was refused or is undecided: it must not restart unnoticed. */
async function attemptUnderWay(tx: Tx, order: OrderRow): Promise<Payment> {
  const [attempt] = await paymentsOf(tx, order.uuid);
  if (attempt?.status !== "started") throw new ApiError("PAYMENT_IN_PROGRESS");
  return attempt;
}

async function startAttempt(tx: Tx, order: OrderRow, amount: number): Promise<Payment> {
  const orderUuid = order.uuid;
  const attempt = await tx
    .insertInto("payment")
    .values({
      orderUuid,
      transId: randomUUID(),
      // The same for all attempts: the order's reference on bank statements.
      refNr: orderUuid.replaceAll("-", "").slice(0, 12).toUpperCase(),
      reqId: randomBytes(16).toString("hex"),
      amount,
      currency: "EUR",
      status: "started",
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordPaymentEvent(tx, attempt.uuid, "started", { amount });
  await enqueueInquiry(tx, attempt);
  await changeStatus(tx, order, "paying", {
    totalPrice: amount,
    transactionId: attempt.transId,
    requestId: attempt.reqId,
    referenceNumber: attempt.refNr,
  });
  return attempt;
}

function linkTo(services: Services, attempt: Payment): string {
  const request = buildPaymentRequest(
    {
      transId: attempt.transId,
      refNr: attempt.refNr,
      amountCents: attempt.amount,
      currency: "EUR",
      reqId: attempt.reqId,
      userData: attempt.orderUuid,
      orderDesc: `Photographies, commande ${orderCode(attempt.orderUuid)}`,
      ...paymentReturnUrls(services.publicUrl),
    },
    paymentConfig(services),
  );
  return paymentLink(request);
}

/** A discount has made the order free: marks it as paid and returns its page. */
async function completeFreeOrder(tx: Tx, services: Services, order: OrderRow): Promise<string> {
  const paidAt = services.now().toISOString();
  await changeStatus(tx, order, "paid", { paidAt, paymentMethod: "other", totalPrice: 0 });
  await services.onOrderPaid(tx, services, order.uuid);
  return `/order/${order.uuid}`;
}
