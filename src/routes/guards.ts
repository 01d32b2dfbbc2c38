import { type LoaderFunction, redirect } from "react-router";
import type { PlaceKind } from "../domain/shop/place.ts";
import { paths, shopPath } from "../shop/paths.ts";
import { readCustomerToken } from "../state/customerToken.ts";

/** What a guard knows of the one who comes. */
export interface Visit {
  placeWhat: PlaceKind;
  customerToken: string | null;
  /** Path and query of the screen asked for. */
  url: string;
}

/** Gives the address to go to instead, or null where the screen is open. */
export type Guard = (visit: Visit) => string | null;

/** Login, accounts, payment results, downloads and invoices are things of the main site; a stand has none. */
export const mainPlaceOnly: Guard = ({ placeWhat }) => (placeWhat === "main" ? null : paths.search());

/** Putting a cart aside and the counter are things of the stand. */
export const standOnly: Guard = ({ placeWhat }) => (placeWhat === "truck" ? null : paths.search());

/** Signed in, or off to /login and back. */
export const customerOnly: Guard = ({ customerToken, url }) =>
  customerToken === null ? paths.login(url) : null;

/** Login, register, forgot and recover have nothing to say to who is signed in: back to where he came from. */
export const signedOutOnly: Guard = ({ customerToken, url }) => {
  if (customerToken === null) return null;
  const query = url.indexOf("?");
  const returnUrl = query < 0 ? null : new URLSearchParams(url.slice(query)).get("returnUrl");
  return shopPath(returnUrl) ?? paths.account();
};

/** The first address that a guard gives. */
export function turnedAway(guards: readonly Guard[], visit: Visit): string | null {
  for (const guard of guards) {
    const instead = guard(visit);
    if (instead !== null) return instead;
  }
  return null;
}

/** Guards as a route's loader; they run in the order given, before the screen's code is shown. */
export function guarded(placeWhat: PlaceKind, ...guards: readonly Guard[]): LoaderFunction {
  return ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const url = pathname + search;
    const instead = turnedAway(guards, { placeWhat, customerToken: readCustomerToken(), url });
    return instead === null ? null : redirect(instead);
  };
}
