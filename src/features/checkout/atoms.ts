import { atom } from "jotai";
import type { NewAddress } from "../../api/contract/customerCalls.ts";
import { agreedVersions } from "../../domain/orders/consents.ts";
import { addressesQueryAtom } from "../../shop/addresses.ts";
import { openPackAtom } from "../../shop/openPack.ts";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { mutationAtom } from "../../state/mutation.ts";
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
export const addAddressAtom = mutationAtom({
  name: "addAddress",
  send: (api, options, form: NewAddress) => api.customers.createAddress({ body: form }, options),
  onSuccess: (set) => set(addressesQueryAtom),
});

export interface OrderAddresses {
  orderUuid: string;
  deliveryAddressId: number | null;
  invoiceAddressId: number;
}

/** Saves both addresses on the order. Throws `ApiError`. */
export const setAddressesAtom = mutationAtom({
  name: "setAddresses",
  send: (api, options, { orderUuid, ...body }: OrderAddresses) =>
    api.orders.setAddresses({ params: { uuid: orderUuid }, body }, options),
  onSuccess: async (set) => set(chosenDeliveryAtom, null),
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
export const setStandAtom = mutationAtom({
  name: "setStand",
  send: (api, options, { orderUuid, ...body }: { orderUuid: string; eventUuid: string | null }) =>
    api.orders.setClickAndCollectEvent({ params: { uuid: orderUuid }, body }, options),
});

/** Starts the card payment at the agreed total; returns the bank's address. Throws `ApiError`. */
export const startPaymentAtom = mutationAtom({
  name: "startPayment",
  send: async (api, options, { uuid, totalPrice, contents }: CheckoutOrder) => {
    const query = { totalPrice, ...agreedVersions(contents.hasFiles) };
    return (await api.orders.createCardPaymentLink({ params: { uuid }, query }, options)).link;
  },
});

/** Whether an order is being placed: the total is unknown until the response arrives. */
export const placingAtom = atom((get) => get(placingCountAtom) > 0);
const placingCountAtom = atom(0);

const placeOrderAtom = mutationAtom({
  name: "placeOrder",
  send: (api, options, { form, totalPrice }: { form: CounterForm; totalPrice: number }) =>
    api.orders.finalizeCurrentOrder(
      {
        body: {
          email: form.email.trim(),
          lastName: form.lastName.trim(),
          phone: form.phone.trim() || null,
          totalPrice,
          ...agreedVersions(false),
        },
      },
      options,
    ),
});

/**
 * Places an order at the stand and returns its uuid. The screen then belongs to the next shopper: local storage is
 * cleared (specification, section 2 "Checkout, truck"). Throws `ApiError`.
 */
export const finalizeAtom = atom(
  null,
  async (_get, set, form: CounterForm, totalPrice: number): Promise<string> => {
    set(placingCountAtom, (count) => count + 1);
    try {
      const { orderUuid } = await set(placeOrderAtom, { form, totalPrice });
      set(clearLocalStorageAtom);
      set(openPackAtom, null);
      void set(cartCountQueryAtom);
      return orderUuid;
    } finally {
      set(placingCountAtom, (count) => count - 1);
    }
  },
);
