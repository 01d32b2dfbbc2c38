import { atom } from "jotai";
import type { Address, NewAddress } from "../../api/contract/customerEntities.ts";
import { agreedVersions } from "../../domain/orders/consents.ts";
import { addressesQueryAtom } from "../../shop/addresses.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { apiAtom } from "../../state/apiAtom.ts";
import { clearLocalStorageAtom } from "../../state/persisted.ts";
import { queryAtom } from "../../state/query.ts";
import type { CheckoutOrder } from "./checkoutOrder.ts";
import type { CounterForm } from "./counterForm.ts";

/** Tied to one order: a chosen address does not apply to the next order or customer. */
const chosenDeliveryAtom = atom<{ orderUuid: string; addressId: number } | null>(null);

/** The delivery address just chosen; it is saved together with the invoice address. */
export const chosenDeliveryAddressAtom = atom((get) => get(chosenDeliveryAtom));
export const chooseDeliveryAddressAtom = atom(null, (_, set, orderUuid: string, addressId: number) =>
  set(chosenDeliveryAtom, { orderUuid, addressId }),
);

/** Adds an address to the customer's account. Throws `ApiError`. */
export const addAddressAtom = atom(null, async (get, set, form: NewAddress): Promise<Address> => {
  const address = await get(apiAtom).customers.createAddress({ body: form });
  await set(addressesQueryAtom);
  return address;
});

export interface OrderAddresses {
  orderUuid: string;
  deliveryAddressId: number | null;
  invoiceAddressId: number;
}

/** Saves both addresses on the order. Throws `ApiError`. */
export const setAddressesAtom = atom(null, async (get, set, addresses: OrderAddresses) => {
  const { orderUuid, ...body } = addresses;
  await get(apiAtom).orders.setAddresses({ params: { uuid: orderUuid }, body });
  set(chosenDeliveryAtom, null);
});

/** The events with a collection stand, soonest first. */
export const standsQueryAtom = queryAtom({
  params: () => null,
  load: async (_, { api, signal }) => {
    const events = await api.events.listEvents({ query: {} }, { signal });
    return events
      .filter((event) => event.hasClickAndCollect && Date.parse(event.end) > Date.now())
      .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  },
});

/** Sets collection at an event's stand, or delivery by post (null). Throws `ApiError`. */
export const setStandAtom = atom(null, async (get, _set, orderUuid: string, eventUuid: string | null) => {
  await get(apiAtom).orders.setClickAndCollectEvent({ params: { uuid: orderUuid }, body: { eventUuid } });
});

/** Starts the card payment at the agreed total; returns the bank's address. Throws `ApiError`. */
export const startPaymentAtom = atom(
  null,
  async (get, _set, { uuid, totalPrice, contents }: CheckoutOrder): Promise<string> => {
    const { link } = await get(apiAtom).orders.createCardPaymentLink({
      params: { uuid },
      query: { totalPrice, ...agreedVersions(contents.hasFiles) },
    });
    return link;
  },
);

/** Whether an order is being placed: the total is unknown until the response arrives. */
export const placingAtom = atom((get) => get(placingCountAtom) > 0);
const placingCountAtom = atom(0);

/**
 * Places an order at the stand and returns its uuid. The screen then belongs to the next shopper: local storage is
 * cleared (specification, section 2 "Checkout, truck"). Throws `ApiError`.
 */
export const finalizeAtom = atom(
  null,
  async (get, set, form: CounterForm, totalPrice: number): Promise<string> => {
    set(placingCountAtom, (count) => count + 1);
    try {
      const { orderUuid } = await get(apiAtom).orders.finalizeCurrentOrder({
        body: {
          email: form.email.trim(),
          lastName: form.lastName.trim(),
          phone: form.phone.trim() || null,
          totalPrice,
          ...agreedVersions(false),
        },
      });
      set(clearLocalStorageAtom);
      void set(cartCountQueryAtom);
      return orderUuid;
    } finally {
      set(placingCountAtom, (count) => count - 1);
    }
  },
);
