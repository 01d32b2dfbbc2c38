import { atom } from "jotai";
import { mutationAtom } from "../../state/mutation.ts";

/** The shopper has left a shared screen: it hides their data and resets for the next shopper. */
export const leavingAtom = atom(false);

/** Ends the shopper's session at the server. Throws `ApiError`. */
export const endSessionAtom = mutationAtom({
  name: "leave",
  send: (api, options) => api.visitors.leave({ body: {} }, options),
});
