import { createBrowserRouter, type RouteObject, redirect } from "react-router";
import { lazyScreen } from "../api/lazyPart.ts";
import type { Place } from "../api/place.ts";
import { ErrorRoute } from "./ErrorRoute.tsx";
import { guarded, standOnly } from "./guards.ts";
import { mainPlaceRoutes } from "./mainPlaceRoutes.ts";
import { paths, routePaths } from "./paths.ts";
import { ScreenLoader } from "./ScreenLoader.tsx";
import { SearchRoute } from "./SearchRoute.tsx";
import { Shell } from "./Shell.tsx";
import { searchLoader } from "./searchLoader.ts";

/**
 * Every screen (specification, section 2). Each is loaded when it is first gone to; its guards stand in
 * `loader: guarded(placeWhat, mainPlaceOnly, …)` and run while its code is on its way.
 */
export function createRoutes(place: Pick<Place, "placeWhat">): RouteObject[] {
  return [
    {
      Component: Shell,
      ErrorBoundary: ErrorRoute,
      HydrateFallback: ScreenLoader,
      children: [
        {
          // Below the shell, so that a screen that fails keeps the top bar.
          ErrorBoundary: ErrorRoute,
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
              lazy: lazyScreen(() => import("./HelpRoute.tsx"), "HelpRoute"),
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
              loader: guarded(place.placeWhat, standOnly),
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
  ];
}

/** @param isDrawn whether the page holds the search as the server drew it: it begins there at once, and leaves the scroll alone */
export function createShopRouter(place: Pick<Place, "placeWhat">, isDrawn: boolean) {
  const hydrationData = isDrawn ? { loaderData: { [routePaths.search]: null } } : undefined;
  return createBrowserRouter(createRoutes(place), hydrationData && { hydrationData });
}
