import { atom, type WritableAtom } from "jotai";
import { ApiError } from "../../api/apiError.ts";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { combineQueries } from "../../state/combineQueries.ts";
import { customerTokenAtom } from "../../state/customerToken.ts";
import { memoizeByKey } from "../../state/memoizeByKey.ts";
import { type QueryState, queryAtom } from "../../state/query.ts";
import { type HeldPack, type PackPage, packPage } from "./packPage.ts";

// Data from before another screen changed the pack must not flash: each visit refetches it.
const visitAtom = atom(0);
visitAtom.onMount = (set) => () => set((visit) => visit + 1);

const makeHeldQuery = (uuid: string) =>
  queryAtom({
    // Signing in or out changes the cart.
    params: (get) => [get(customerTokenAtom), get(visitAtom)],
    load: async (_, { api, signal }): Promise<HeldPack> => {
      const [item, places, pictures, contests, values] = await Promise.all([
        api.orderItems.readItemOfCurrentOrder({ params: { uuid } }, { signal }),
        api.orderItemPictures.listOrderItemPicturesOfItem({ query: { orderItemUuid: uuid } }, { signal }),
        api.pictures.listPicturesOfOrderItem({ query: { orderItemUuid: uuid } }, { signal }),
        api.contests.listContestsOfCurrentOrder({}, { signal }),
        api.filterValues.listFilterValuesOfCurrentOrder({}, { signal }),
      ]);
      const { eventUuid } = item;
      const event =
        eventUuid === null
          ? null
          : await api.events.readEvent({ params: { uuid: eventUuid } }, { signal }).catch(nullIfGone);
      return { item, places, pictures, contests, values, event };
    },
  });

/** An event can be hidden while the cart contains a pack of it. */
function nullIfGone(thrown: unknown): null {
  if (thrown instanceof ApiError && thrown.code === "NOT_FOUND") return null;
  throw thrown;
}

export type PackPageAtom = WritableAtom<QueryState<PackPage>, [], Promise<void>>;

function makePackPage(uuid: string): PackPageAtom {
  const heldQueryAtom = makeHeldQuery(uuid);
  const joinedAtom = combineQueries(heldQueryAtom, catalogueQueryAtom, packPage);
  return atom(
    (get) => get(joinedAtom),
    async (get, set) => {
      const catalogueFailed = get(catalogueQueryAtom).status === "error";
      await Promise.all([set(heldQueryAtom), catalogueFailed ? set(catalogueQueryAtom) : undefined]);
    },
  );
}

/** A pack of the visitor's cart with all data of its page. Set it to refetch. */
export const packPageQuery = memoizeByKey(makePackPage);

/** Whether an error means that the pack is not, or no longer, in the visitor's cart. */
export const isGone = (error: ApiError | null) =>
  error !== null && (error.code === "NOT_FOUND" || error.code === "INVALID_INPUT");
