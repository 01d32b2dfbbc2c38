import type { operatorOrderCalls } from "../../../src/api/contract/operator/orderCalls.ts";
import { authorOf } from "../../core/author.ts";
import { deliverPartialOrder } from "../../files/deliverPartialOrder.ts";
import { listOrders } from "../../fulfilment/listOrders.ts";
import { listPrints } from "../../fulfilment/listPrints.ts";
import { shipOrder } from "../../fulfilment/shipOrder.ts";
import { showOrder } from "../../fulfilment/showOrder.ts";
import { advanceOrder } from "../../orders/advanceOrder.ts";
import { cancelOrder } from "../../orders/cancelOrder.ts";
import { listRefundsDue } from "../../payment/listRefundsDue.ts";
import { refundOrder } from "../../payment/refundOrder.ts";
import { refundPayment } from "../../payment/refundPayment.ts";
import type { HandlersOf } from "../http/mount.ts";

export const operatorOrderHandlers: HandlersOf<typeof operatorOrderCalls> = {
  listOrders: ({ db }, { query }) => listOrders(db, query, query),
  listRefundsDue: ({ db }, { query }) => listRefundsDue(db, query),
  listPrints: ({ db }, { query: { day, eventUuid, ...page } }) =>
    listPrints(db, { ...(day && { day }), ...(eventUuid && { eventUuid }) }, page),
  showOrder: ({ db }, { params }) => showOrder(db, params.uuid),
  advanceOrder: (context, { params, body }) => advanceOrder(authorOf(context), params.uuid, body.status),
  cancelOrder: (context, { params }) => cancelOrder(authorOf(context), params.uuid),
  refundOrder: (context, { params, body }) =>
    refundOrder(authorOf(context), context.services, params.uuid, body),
  refundPayment: (context, { params, body }) =>
    refundPayment(authorOf(context), context.services, params.uuid, body),
  deliverPartialOrder: (context, { params }) => deliverPartialOrder(authorOf(context), params.uuid),
  shipOrder: (context, { params, body }) => shipOrder(authorOf(context), context.services, params.uuid, body),
};
