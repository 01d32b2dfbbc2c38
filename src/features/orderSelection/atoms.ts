import { atom } from "jotai";
import type { Answer } from "../../api/contract/endpoint.ts";
import type { orderItemCalls } from "../../api/contract/orderItemCalls.ts";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { lastChoiceOf } from "../../shop/lastChoice.ts";
import { requireCartKeptAtom } from "../../shop/requireCartKept.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { combineQueries } from "../../state/combineQueries.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { mutationAtom } from "../../state/mutation.ts";
import { type QueryAtom, type QueryState, queryFamily } from "../../state/query.ts";
import { type Choices, type SelectionGroup, selectionGroups } from "./selectionGroups.ts";

/** Pictures of one call: its address stays short enough for any server in between. */
const partSize = 100;

/** The pictures that can be ordered, of those with these uuids. */
const purchasableQuery = queryFamily(async (uuids: readonly string[], { api, signal }) => {
  const parts = Array.from({ length: Math.ceil(uuids.length / partSize) }, (_, part) =>
    uuids.slice(part * partSize, (part + 1) * partSize),
  );
  const found = await Promise.all(
    parts.map((part) =>
      api.orderItems.listPurchasablePictures({ query: { pictureUuids: part } }, { signal }),
    ),
  );
  return found.flat();
});

const groupsAtom = memoizeByKey((uuids: readonly string[]) =>
  combineQueries(purchasableQuery(uuids), catalogueQueryAtom, selectionGroups),
);

/** The pictures by pricing, each with the formats that it is sold in. Set it to retry what failed. */
export const selectionGroupsQuery = memoizeByKey((uuids: readonly string[]) =>
  atom(
    (get): QueryState<SelectionGroup[]> => get(groupsAtom(uuids)),
    async (get, set) => {
      const sources: QueryAtom<unknown>[] = [purchasableQuery(uuids), catalogueQueryAtom];
      await Promise.all(sources.map((one) => (get(one).status === "error" ? set(one) : undefined)));
    },
  ),
);

export type Added = Answer<typeof orderItemCalls.addPicturesToCart>;

const sendAtom = mutationAtom({
  name: "addPicturesToCart",
  send: (api, options, choices: Choices) => api.orderItems.addPicturesToCart({ body: { choices } }, options),
  onSettled: (set) => set(cartCountQueryAtom),
});

/** The last choice of each pricing. */
export const lastChoicesOf = memoizeByKey((pricingIds: readonly number[]) =>
  atom((get) => new Map(pricingIds.map((id) => [id, get(lastChoiceOf(id))]))),
);

/** Adds pictures to the cart, all at once. Throws `ApiError`. */
export const addPicturesToCartAtom = atom(null, async (_, set, choices: Choices): Promise<Added> => {
  const added = await set(sendAtom, choices);
  if (added.addedPictureUuids.length > 0) await set(requireCartKeptAtom);
  return added;
});
