import { useAtom, useAtomValue } from "jotai";
import { Suspense, useEffect } from "react";
import { type Location, Outlet, ScrollRestoration } from "react-router";
import { DiscountBanner } from "../features/discount/DiscountBanner.tsx";
import { leavingAtom } from "../features/kiosk/atoms.ts";
import { paths, routePaths } from "../shop/paths.ts";
import { type Place, placeAtom } from "../shop/place.ts";
import { currentCustomerQueryAtom } from "../shop/session.ts";
import { customerTokenAtom } from "../state/customerToken.ts";
import { hydratedAtom } from "../state/hydrated.ts";
import { lazyPart } from "../state/lazyPart.ts";
import { Footer, type FooterProps } from "../ui/index.ts";
import { laterPart } from "./laterPart.ts";
import { MissingPart } from "./MissingPart.tsx";
import { TopBar } from "./TopBar.tsx";
import { useKeptFocus } from "./useKeptFocus.ts";
import { usePersistedScroll } from "./usePersistedScroll.ts";
import { useScreenFocus } from "./useScreenFocus.ts";

const terms = { label: "Conditions générales de vente", to: paths.cgv() };
const legalNotice = { label: "Mentions légales", to: paths.legalNotice() };
const privacy = { label: "Données personnelles et cookies", to: paths.privacy() };
const help = { label: "Aide", to: paths.help() };
const legal = [terms, legalNotice, privacy];
// Visible on every screen, as the law requires; it leads to the orders, each with its button.
const withdrawal = { label: "Renoncer au contrat ici", to: paths.account() };

const thisLoad = performance.timeOrigin;

/**
 * Key under which the router stores the scroll position. After a reload, the search's key finds none: the mosaic has
 * already scrolled to its picture, and pixels of another layout would move it.
 */
const scrollKey = ({ key, pathname }: Location) =>
  pathname === routePaths.search ? `${key} ${thisLoad}` : key;

const OutboxNotice = laterPart(() => import("./OutboxNotice.tsx"), "OutboxNotice");
const Notices = laterPart(() => import("./Notices.tsx"), "Notices");
const PictureNames = laterPart(() => import("./PictureNames.tsx"), "PictureNames");
const AppearanceChoice = laterPart(() => import("./AppearanceChoice.tsx"), "AppearanceChoice");
const KioskIdleGuard = lazyPart(() => import("./KioskIdleGuard.tsx"), "KioskIdleGuard");

/** Layout of every screen: top bar, discount banner, footer. */
export function Shell() {
  useScreenFocus();
  useKeptFocus();
  useForgottenToken();
  usePersistedScroll();
  const { placeWhat, sellerName, shopName, isDemo } = useAtomValue(placeAtom);
  const leaving = useAtomValue(leavingAtom);
  const hydrated = useAtomValue(hydratedAtom);
  return (
    <>
      {placeWhat === "truck" && hydrated && (
        <Suspense>
          <KioskIdleGuard />
        </Suspense>
      )}
      {!leaving && (
        <Screen
          note={footerNote({ sellerName: sellerName ?? shopName, isDemo })}
          links={placeWhat === "main" ? [help, ...legal, withdrawal] : legal}
          hasMark={!shopName}
          choice={
            placeWhat === "main" &&
            hydrated && (
              <Suspense>
                <AppearanceChoice />
              </Suspense>
            )
          }
        />
      )}
    </>
  );
}

/** Only a demonstration is labelled as one. */
export function footerNote({ sellerName, isDemo }: Pick<Place, "sellerName" | "isDemo">): string {
  if (sellerName) return `${sellerName}, les photos de vos événements`;
  return isDemo ? "Dossard, boutique de démonstration" : "Les photos de vos événements";
}

function Screen(footer: Pick<FooterProps, "note" | "links" | "choice" | "hasMark">) {
  const hydrated = useAtomValue(hydratedAtom);
  return (
    <>
      <TopBar />
      <DiscountBanner />
      {hydrated && (
        <>
          {/* Of the first load: what says that code is missing must not be missing itself. */}
          <MissingPart>
            <Suspense>
              <OutboxNotice />
            </Suspense>
          </MissingPart>
          <Suspense>
            <Notices />
          </Suspense>
        </>
      )}
      <Outlet />
      {hydrated && (
        <Suspense>
          <PictureNames />
        </Suspense>
      )}
      <Footer navigationLabel="Informations" {...footer} />
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** Clears a token that the server no longer knows: the shop would act as if someone were signed in. */
function useForgottenToken(): void {
  const customer = useAtomValue(currentCustomerQueryAtom);
  const [token, setToken] = useAtom(customerTokenAtom);
  const unknown =
    customer.status === "data" && !customer.refreshing && customer.data === null && token !== null;
  useEffect(() => {
    if (unknown) setToken(null);
  }, [unknown, setToken]);
}
