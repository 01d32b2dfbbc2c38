import { createBrowserRouter, type RouteObject, redirect } from "react-router";
import type { PlaceKind } from "../domain/shop/place.ts";
import { searchLoader } from "../features/search/searchLoader.ts";
import { Shell } from "../shell/Shell.tsx";
import { paths, routePaths } from "../shop/paths.ts";
import type { Place } from "../shop/place.ts";
import { ScreenLoader } from "../shop/ScreenLoader.tsx";
import { drawnScreen, lazyScreen } from "../state/lazyPart.ts";
import { ErrorRoute } from "./ErrorRoute.tsx";
import { customerOnly, guarded, mainPlaceOnly, signedOutOnly, standOnly } from "./guards.ts";
import { SearchRoute } from "./SearchRoute.tsx";

/**
 * Every screen (specification, section 2). Each loads on first visit; its guards are in `loader: guarded(placeWhat,
 * mainPlaceOnly, …)` and run while its code loads.
 */
export function createRoutes(place: Pick<Place, "placeWhat">): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: ErrorRoute,
      children: [
        {
          // Below the shell, so that a screen that loads or has failed keeps the top bar.
          ErrorBoundary: ErrorRoute,
          HydrateFallback: ScreenLoader,
          children: [
            { path: routePaths.root, loader: () => redirect(paths.search()), Component: ScreenLoader },
            {
              id: routePaths.search,
              path: routePaths.search,
              loader: searchLoader,
              Component: SearchRoute,
            },
            {
              path: routePaths.cart,
              lazy: lazyScreen(() => import("./CartRoute.tsx"), "CartRoute"),
            },
            {
              path: routePaths.savedCart,
              loader: guarded(place.placeWhat, standOnly),
              lazy: lazyScreen(() => import("./SavedCartRoute.tsx"), "SavedCartRoute"),
            },
            {
              path: routePaths.orderItem,
              lazy: lazyScreen(() => import("./OrderItemRoute.tsx"), "OrderItemRoute"),
            },
            {
              path: routePaths.order,
              lazy: lazyScreen(() => import("./OrderRoute.tsx"), "OrderRoute"),
            },
            {
              path: routePaths.help,
              lazy: drawnScreen(() => import("./HelpRoute.tsx"), "HelpRoute"),
            },
            {
              path: routePaths.cgv,
              lazy: lazyScreen(() => import("./TermsRoute.tsx"), "TermsRoute"),
            },
            {
              path: routePaths.legalNotice,
              lazy: lazyScreen(() => import("./LegalNoticeRoute.tsx"), "LegalNoticeRoute"),
            },
            {
              path: routePaths.privacy,
              lazy: lazyScreen(() => import("./PrivacyRoute.tsx"), "PrivacyRoute"),
            },
            {
              path: routePaths.counter,
              lazy: lazyScreen(() => import("./CounterRoute.tsx"), "CounterRoute"),
            },
            ...mainPlaceRoutes(place.placeWhat),
            {
              path: routePaths.unknown,
              lazy: lazyScreen(() => import("./NotFoundRoute.tsx"), "NotFoundRoute"),
            },
          ],
        },
      ],
    },
    // Without the shell: it takes the whole window.
    {
      path: routePaths.wall,
      ErrorBoundary: ErrorRoute,
      HydrateFallback: ScreenLoader,
      lazy: lazyScreen(() => import("./WallRoute.tsx"), "WallRoute"),
    },
  ];
}

/** Screens of the main site only: accounts, payment results, email links (design.md, "guards"). */
function mainPlaceRoutes(placeWhat: PlaceKind): RouteObject[] {
  const open = guarded(placeWhat, mainPlaceOnly);
  const signedOut = guarded(placeWhat, mainPlaceOnly, signedOutOnly);
  const customer = guarded(placeWhat, mainPlaceOnly, customerOnly);
  const orderInvoice = lazyScreen(() => import("./OrderInvoiceRoute.tsx"), "OrderInvoiceRoute");
  return [
    {
      path: routePaths.login,
      loader: signedOut,
      lazy: lazyScreen(() => import("./LoginRoute.tsx"), "LoginRoute"),
    },
    {
      path: routePaths.register,
      loader: signedOut,
      lazy: lazyScreen(() => import("./RegisterRoute.tsx"), "RegisterRoute"),
    },
    {
      path: routePaths.forgot,
      loader: signedOut,
      lazy: lazyScreen(() => import("./ForgotRoute.tsx"), "ForgotRoute"),
    },
    {
      path: routePaths.recover,
      loader: signedOut,
      lazy: lazyScreen(() => import("./RecoverRoute.tsx"), "RecoverRoute"),
    },
    {
      path: routePaths.nameAlert,
      loader: open,
      lazy: lazyScreen(() => import("./NameAlertRoute.tsx"), "NameAlertRoute"),
    },
    {
      path: routePaths.account,
      loader: customer,
      lazy: lazyScreen(() => import("./AccountRoute.tsx"), "AccountRoute"),
    },
    {
      path: routePaths.paymentSuccess,
      loader: open,
      lazy: lazyScreen(() => import("./PaymentResultRoute.tsx"), "PaymentResultRoute"),
    },
    {
      path: routePaths.paymentFailure,
      loader: open,
      lazy: lazyScreen(() => import("./PaymentResultRoute.tsx"), "PaymentResultRoute"),
    },
    {
      path: routePaths.downloadOrder,
      loader: open,
      lazy: lazyScreen(() => import("./DownloadOrderRoute.tsx"), "DownloadOrderRoute"),
    },
    { path: routePaths.orderInvoice, loader: open, lazy: orderInvoice },
    { path: routePaths.orderInvoiceHyphen, loader: open, lazy: orderInvoice },
  ];
}

/** Whether a page shows the shop's frame around a loader at first. @param matches of its address, as the router begins */
export const isScreenToLoad = (matches: readonly { route: Pick<RouteObject, "lazy"> }[]): boolean =>
  matches.length > 2 && matches.at(-1)?.route.lazy !== undefined;

/** @param isDrawn whether the page contains its server-rendered screen: starts there, without touching the scroll */
export function createShopRouter(place: Pick<Place, "placeWhat">, isDrawn: boolean) {
  const hydrationData = isDrawn ? { loaderData: { [routePaths.search]: null } } : undefined;
  return createBrowserRouter(createRoutes(place), hydrationData && { hydrationData });
}
