import { atom } from "jotai";
import { apiAtom } from "../../state/apiAtom.ts";

/** The shopper has left a shared screen: it hides their data and resets for the next shopper. */
export const leavingAtom = atom(false);

/** Ends the shopper's session at the server. Throws `ApiError`. */
export const endSessionAtom = atom(null, async (get) => {
  await get(apiAtom).visitors.leave({ body: {} });
});
