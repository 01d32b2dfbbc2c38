import { atom } from "jotai";
import type { BodyInput } from "../api/contract/endpoint.ts";
import type { orderItemCalls } from "../api/contract/orderItemCalls.ts";
import { apiAtom } from "../state/apiAtom.ts";
import { sendOnce } from "../state/sendOnce.ts";

/** Adds a single picture or a pack to the cart; returns the item's uuid. Throws `ApiError`. */
export const createOrderItemAtom = atom(
  null,
  async (get, _set, body: BodyInput<typeof orderItemCalls.createOrderItem>): Promise<string> => {
    const { createOrderItem } = get(apiAtom).orderItems;
    const answer = await sendOnce(get, ["createOrderItem", body], (options) =>
      createOrderItem({ body }, options),
    );
    return answer.orderItemUuid;
  },
);
