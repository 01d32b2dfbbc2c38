import { type LoaderFunction, redirect } from "react-router";
import type { PlaceKind } from "../domain/shop/place.ts";
import { paths, shopPath } from "../shop/paths.ts";
import { readCustomerToken } from "../state/customerToken.ts";

/** What a guard knows about the visit. */
export interface Visit {
  placeWhat: PlaceKind;
  customerToken: string | null;
  /** Path and query of the requested screen. */
  url: string;
}

/** Returns the address to redirect to, or null if access is granted. */
export type Guard = (visit: Visit) => string | null;

/** Login, accounts, payment results, downloads and invoices exist on the main site only. */
export const mainPlaceOnly: Guard = ({ placeWhat }) => (placeWhat === "main" ? null : paths.search());

/** Saved carts exist at a stand only. */
export const standOnly: Guard = ({ placeWhat }) => (placeWhat === "truck" ? null : paths.search());

/** Requires a sign-in: redirects to /login and back. */
export const customerOnly: Guard = ({ customerToken, url }) =>
  customerToken === null ? paths.login(url) : null;

/** Login, register, forgot and recover are for signed-out visitors: others return to where they came from. */
export const signedOutOnly: Guard = ({ customerToken, url }) => {
  if (customerToken === null) return null;
  const query = url.indexOf("?");
  const returnUrl = query < 0 ? null : new URLSearchParams(url.slice(query)).get("returnUrl");
  return shopPath(returnUrl) ?? paths.account();
};

/** Returns the first guard's redirect, if any. */
export function turnedAway(guards: readonly Guard[], visit: Visit): string | null {
  for (const guard of guards) {
    const instead = guard(visit);
    if (instead !== null) return instead;
  }
  return null;
}

/** Runs guards as a route's loader, in the given order, before the screen's code shows. */
export function guarded(placeWhat: PlaceKind, ...guards: readonly Guard[]): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const instead = turnedAway(guards, { placeWhat, customerToken: readCustomerToken(), url });
    return instead === null ? null : redirect(instead);
  };
}
