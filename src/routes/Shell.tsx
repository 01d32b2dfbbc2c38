import { useAtom, useAtomValue } from "jotai";
import { useEffect } from "react";
import { Outlet, ScrollRestoration } from "react-router";
import { customerTokenAtom } from "../api/customerToken.ts";
import { currentCustomerQueryAtom } from "../api/session.ts";
import { DiscountBanner } from "../features/discount/DiscountBanner.tsx";
import { TopBar } from "./TopBar.tsx";
import { useScreenFocus } from "./useScreenFocus.ts";

/** What stands around every screen: top bar, banner of the discount, footer. */
export function Shell() {
  useScreenFocus();
  useForgottenToken();
  return (
    <>
      <TopBar />
      <DiscountBanner />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

/** A token that the server no longer knows is worth nothing: the shop would show a login it does not have. */
function useForgottenToken(): void {
  const customer = useAtomValue(currentCustomerQueryAtom);
  const [token, setToken] = useAtom(customerTokenAtom);
  const unknown =
    customer.status === "data" && !customer.refreshing && customer.data === null && token !== null;
  useEffect(() => {
    if (unknown) setToken(null);
  }, [unknown, setToken]);
}
