import { atom } from "jotai";
import { apiAtom } from "../../state/apiAtom.ts";

/** The shopper has left a shared screen: nothing of his is shown any more, it is being made ready for the next one. */
export const leavingAtom = atom(false);

/** Ends the shopper's session at the server. Throws `ApiError`. */
export const endSessionAtom = atom(null, async (get) => {
  await get(apiAtom).visitors.leave({ body: {} });
});
