// Renders the shop on the server, for display before its code loads (decision 27). scripts/buildShop.ts builds it.
import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from "react-router";
import { createClient } from "../api/client.ts";
import type { BroughtAnswers, DrawFirstView, FindScreen } from "../api/contract/firstView.ts";
import { createRoutes, isScreenToLoad } from "../routes/router.tsx";
import { RouterLink } from "../shell/RouterLink.tsx";
import { Shell } from "../shell/Shell.tsx";
import { routePaths } from "../shop/paths.ts";
import { type Place, placeAtom } from "../shop/place.ts";
import { ScreenLoader } from "../shop/ScreenLoader.tsx";
import { apiAtom } from "../state/apiAtom.ts";
import { hydratedAtom } from "../state/hydrated.ts";
import { LinkProvider } from "../ui/index.ts";
import { loadFirstView } from "./loadFirstView.ts";

const host = "http://shop.invalid";
const none = () => undefined;

export const drawFirstView: DrawFirstView = async (address, told, fetch) => {
  const place = told as Place;
  const asked = new URL(address, host);
  const url = drawnAddress(asked, place);
  if (!url && !isFramed(asked, place)) return null;
  const calls = notedCalls(fetch);
  const store = createStore();
  store.set(hydratedAtom, false);
  store.set(placeAtom, place);
  store.set(
    apiAtom,
    createClient({
      prefix: host,
      token: () => null,
      onUnauthenticated: none,
      onOldVersion: none,
      fetch: calls.fetch,
    }),
  );
  const routes = createStaticHandler(url ? createRoutes(place) : [frameRoute]);
  const context = await routes.query(new Request(url ?? asked));
  if (context instanceof Response) return null;
  const { handle } = context.matches.at(-1)?.route ?? {};
  if (url && !(await loadFirstView(store, url.search, handle))) return null;
  // Calls from here on can wait for the shop itself.
  calls.close();
  // Same tree as in src/entry/main.tsx, which hydrates it.
  const html = renderToString(
    <StrictMode>
      <Provider store={store}>
        <LinkProvider link={RouterLink}>
          <StaticRouterProvider
            router={createStaticRouter(routes.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </LinkProvider>
      </Provider>
    </StrictMode>,
  );
  return { html, answers: url && calls.answers };
};

export const findScreen: FindScreen = (pathname, told) => {
  const { path, lazy } = routeOf(pathname, told as Place) ?? {};
  if (path === routePaths.unknown) return null;
  return typeof lazy === "object" ? { ...lazy.Component } : {};
};

const routeOf = (pathname: string, place: Place) => matchRoutes(createRoutes(place), pathname)?.at(-1)?.route;

/**
 * Returns the address of the search or the other screen to draw; null for a screen that only the browser draws, and for a selection,
 * which only the browser knows.
 */
function drawnAddress(url: URL, place: Place): URL | null {
  const { pathname, search, searchParams } = url;
  if (pathname === routePaths.root && search === "") return new URL(routePaths.search, host);
  if (pathname === routePaths.search)
    return searchParams.has("selection") || searchParams.get("view") === "selection" ? null : url;
  const lazy = routeOf(pathname, place)?.lazy;
  return typeof lazy === "object" && lazy.handle ? url : null;
}

/** As the browser renders a screen in the shop's frame until its code has loaded. */
const frameRoute: RouteObject = { Component: Shell, children: [{ path: "*", Component: ScreenLoader }] };

const isFramed = ({ pathname }: URL, place: Place) =>
  isScreenToLoad(matchRoutes(createRoutes(place), pathname) ?? []);

/** A fetch that records responses until it is closed. */
function notedCalls(fetch: typeof globalThis.fetch) {
  const answers: BroughtAnswers = {};
  let isOpen = true;
  return {
    answers,
    close: () => {
      isOpen = false;
    },
    fetch: async (...call: Parameters<typeof globalThis.fetch>): Promise<Response> => {
      if (!isOpen) throw new DOMException("The first view is drawn", "AbortError");
      const request = new Request(...call);
      const response = await fetch(request);
      if (response.ok) {
        const { pathname, search } = new URL(request.url);
        const count = response.headers.get("x-total-count");
        answers[pathname.slice("/api".length) + search] = {
          body: await response.clone().json(),
          totalCount: count === null ? null : Number(count),
        };
      }
      return response;
    },
  };
}
