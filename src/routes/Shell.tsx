import { useAtom, useAtomValue } from "jotai";
import { lazy, Suspense, useEffect } from "react";
import { type Location, Outlet, ScrollRestoration } from "react-router";
import { customerTokenAtom } from "../api/customerToken.ts";
import { placeAtom } from "../api/place.ts";
import { currentCustomerQueryAtom } from "../api/session.ts";
import { DiscountBanner } from "../features/discount/DiscountBanner.tsx";
import { leavingAtom } from "../features/kiosk/atoms.ts";
import { Footer, type FooterProps } from "../ui/index.ts";
import { paths, routePaths } from "./paths.ts";
import { TopBar } from "./TopBar.tsx";
import { useScreenFocus } from "./useScreenFocus.ts";

const terms = { label: "Conditions générales de vente", to: paths.cgv() };
const help = { label: "Aide", to: paths.help() };
// In view on every screen, as the law has it; the orders are there, each with its button.
const withdrawal = { label: "Renoncer au contrat ici", to: paths.account() };

const thisLoad = performance.timeOrigin;

/**
 * Under which name the router keeps how far the page was scrolled. After the page was loaded again, the search's is not found:
 * the mosaic has gone to its picture by then, and pixels of another shape would take it elsewhere.
 */
const scrollKey = ({ key, pathname }: Location) =>
  pathname === routePaths.search ? `${key} ${thisLoad}` : key;

const Kiosk = lazy(async () => ({ default: (await import("./Kiosk.tsx")).Kiosk }));

/** What stands around every screen: top bar, banner of the discount, footer. */
export function Shell() {
  useScreenFocus();
  useForgottenToken();
  const { placeWhat } = useAtomValue(placeAtom);
  const leaving = useAtomValue(leavingAtom);
  return (
    <>
      {placeWhat === "truck" && (
        <Suspense>
          <Kiosk />
        </Suspense>
      )}
      {!leaving && <Screen links={placeWhat === "main" ? [help, terms, withdrawal] : [terms]} />}
    </>
  );
}

function Screen({ links }: Pick<FooterProps, "links">) {
  return (
    <>
      <TopBar />
      <DiscountBanner />
      <Outlet />
      <Footer note="Dossard, les photos de vos événements" navigationLabel="Informations" links={links} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** A token that the server no longer knows is worth nothing: the shop would act as if someone were signed in. */
function useForgottenToken(): void {
  const customer = useAtomValue(currentCustomerQueryAtom);
  const [token, setToken] = useAtom(customerTokenAtom);
  const unknown =
    customer.status === "data" && !customer.refreshing && customer.data === null && token !== null;
  useEffect(() => {
    if (unknown) setToken(null);
  }, [unknown, setToken]);
}
