import { atom } from "jotai";
import { ApiError } from "../api/apiError.ts";
import { cartCountAtom, cartCountQueryAtom } from "./session.ts";

/**
 * Call it after an addition to the cart. Throws COOKIES_REFUSED if the first one is not there: a browser that kept the session
 * cookie would find it.
 */
export const requireCartKeptAtom = atom(null, async (get, set): Promise<void> => {
  if (get(cartCountAtom) > 0) return;
  await set(cartCountQueryAtom);
  const counted = get(cartCountQueryAtom);
  if (counted.status === "data" && !counted.refreshError && counted.data === 0) {
    throw new ApiError("COOKIES_REFUSED");
  }
});
