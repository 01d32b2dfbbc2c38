import { createBrowserRouter, type RouteObject, redirect } from "react-router";
import type { Place } from "../api/place.ts";
import { ErrorRoute } from "./ErrorRoute.tsx";
import { paths, routePaths } from "./paths.ts";
import { ScreenLoader } from "./ScreenLoader.tsx";
import { Shell } from "./Shell.tsx";
import { searchLoader } from "./searchLoader.ts";

/**
 * Every screen (specification, section 2). Each is loaded when it is first gone to; its guards stand in
 * `loader: guarded(placeWhat, mainPlaceOnly, …)` and run while its code is on its way.
 */
export function createRoutes(_place: Pick<Place, "placeWhat">): RouteObject[] {
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
            { path: routePaths.root, loader: () => redirect(paths.search()) },
            {
              path: routePaths.search,
              loader: searchLoader,
              lazy: { Component: async () => (await import("./SearchRoute.tsx")).SearchRoute },
            },
            {
              path: "*",
              lazy: { Component: async () => (await import("./NotFoundRoute.tsx")).NotFoundRoute },
            },
          ],
        },
      ],
    },
  ];
}

export function createShopRouter(place: Pick<Place, "placeWhat">) {
  return createBrowserRouter(createRoutes(place));
}
