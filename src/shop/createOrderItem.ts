import type { BodyInput } from "../api/contract/endpoint.ts";
import type { orderItemCalls } from "../api/contract/orderItemCalls.ts";
import { mutationAtom } from "../state/mutation.ts";

/** Adds a single picture or a pack to the cart; returns the item's uuid. Throws `ApiError`. */
export const createOrderItemAtom = mutationAtom({
  name: "createOrderItem",
  send: async (api, options, body: BodyInput<typeof orderItemCalls.createOrderItem>) =>
    (await api.orderItems.createOrderItem({ body }, options)).orderItemUuid,
});
