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

/** An address chosen for one order says nothing of the next one, nor of the next customer's. */
const chosenDeliveryAtom = atom<{ orderUuid: string; addressId: number } | null>(null);

/** The delivery address chosen a moment ago; the order takes it together with the invoice address. */
export const chosenDeliveryAddressAtom = atom((get) => get(chosenDeliveryAtom));
export const chooseDeliveryAddressAtom = atom(null, (_, set, orderUuid: string, addressId: number) =>
  set(chosenDeliveryAtom, { orderUuid, addressId }),
);

/** Adds an address to the customer's. Throws `ApiError`. */
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

/** Writes both addresses into the order. Throws `ApiError`. */
export const setAddressesAtom = atom(null, async (get, set, addresses: OrderAddresses) => {
  const { orderUuid, ...body } = addresses;
  await get(apiAtom).orders.setAddresses({ params: { uuid: orderUuid }, body });
  set(chosenDeliveryAtom, null);
});

/** The events at whose stands orders can be fetched, the soonest first. */
export const standsQueryAtom = queryAtom({
  params: () => null,
  load: async (_, { api, signal }) => {
    const events = await api.events.listEvents({ query: {} }, { signal });
    return events
      .filter((event) => event.hasClickAndCollect && Date.parse(event.end) > Date.now())
      .sort((a, b) => Date.parse(a.start) - Date.parse(b.start));
  },
});

/** Has the order kept at an event's stand, or sent (null). Throws `ApiError`. */
export const setStandAtom = atom(null, async (get, _set, orderUuid: string, eventUuid: string | null) => {
  await get(apiAtom).orders.setClickAndCollectEvent({ params: { uuid: orderUuid }, body: { eventUuid } });
});

/** Starts the card payment of what was shown and agreed to; gives the bank's address. Throws `ApiError`. */
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

/** Whether an order is being placed just now: what it comes to is not known before the answer is there. */
export const placingAtom = atom((get) => get(placingCountAtom) > 0);
const placingCountAtom = atom(0);

/**
 * Orders at the stand; gives the order's uuid. The screen then belongs to the next shopper: local storage is emptied
 * (specification, section 2 "Checkout, truck"). Throws `ApiError`.
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
