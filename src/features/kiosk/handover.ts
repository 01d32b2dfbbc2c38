import { atom } from "jotai";
import { cartCountQueryAtom } from "../../shop/session.ts";
import { mutationAtom } from "../../state/mutation.ts";

/** Creates the code with which a phone takes over this screen's cart and the given selection. Throws `ApiError`. */
export const createHandoverAtom = mutationAtom({
  name: "createHandover",
  send: (api, options, pictureUuids: readonly string[]) =>
    api.visitors.createHandover({ body: { pictureUuids: [...pictureUuids] } }, options),
});

/** Ends the code. Throws `ApiError`. */
export const cancelHandoverAtom = mutationAtom({
  name: "cancelHandover",
  send: (api, options) => api.visitors.cancelHandover({ body: {} }, options),
});

/** Takes over a screen's cart by its code; answers the screen's selection. Throws `ApiError`. */
export const takeOverAtom = mutationAtom({
  name: "takeOver",
  send: (api, options, code: string) => api.visitors.takeOver({ body: { code } }, options),
  onSuccess: (set) => set(cartCountQueryAtom),
});

/** Whether the code is shown, which leaves more time than other screens. */
export const isHandingOverAtom = atom(false);

/** Message above a cart that this phone has just taken over; null once dismissed. */
export const takenOverAtom = atom<string | null>(null);
