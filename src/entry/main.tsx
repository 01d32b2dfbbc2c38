import { createStore, Provider } from "jotai";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { createClient } from "../api/client.ts";
import { yieldToMain } from "../browser/yieldToMain.ts";
import { savedSearch } from "../features/search/searchLoader.ts";
import { createShopRouter, isScreenToLoad } from "../routes/router.tsx";
import { RouterLink } from "../shell/RouterLink.tsx";
import { paths, routePaths } from "../shop/paths.ts";
import { placeAtom, placeOfPage } from "../shop/place.ts";
import { apiAtom } from "../state/apiAtom.ts";
import { customerTokenAtom, readCustomerToken } from "../state/customerToken.ts";
import { hydratedAtom } from "../state/hydrated.ts";
import { type FirstQueries, holdScreens, untilLoaded } from "../state/lazyPart.ts";
import { reloadOnce } from "../state/reloadOnce.ts";
import { afterFirstPicture, LinkProvider, setHydrating } from "../ui/index.ts";
import { replayTaps } from "./earlyTaps.ts";
import { loadFirstView } from "./loadFirstView.ts";
import { preloadedResponses } from "./preloadedResponses.ts";
import { redirectToLogin } from "./redirectToLogin.ts";
import "../ui/theme/global.ts";

// Parsing all this code takes a task of its own.
await yieldToMain();
const store = createStore();
let router: ReturnType<typeof createShopRouter> | null = null;

const brought = preloadedResponses();
const api = createClient({
  prefix: "",
  brought,
  token: readCustomerToken,
  onUnauthenticated: () => {
    store.set(customerTokenAtom, null);
    if (router) redirectToLogin(router);
  },
  onOldVersion: reloadOnce,
});
store.set(apiAtom, api);

// Only Vite's own server sends a page without its place and theme.
const place = placeOfPage() ?? (await (await import("./fetchPlace.ts")).fetchPlace(api));
store.set(placeAtom, place);
// For the root, the server renders the search that it redirects to.
if (brought && location.pathname === routePaths.root) {
  history.replaceState(history.state, "", paths.search() + location.hash);
}
const saved = location.pathname === routePaths.search ? savedSearch(location.search) : null;
// Without the cookie, the server does not know that this browser has a saved search.
const isDrawn = brought !== null && (saved ?? paths.rootSearch()) === paths.rootSearch();
if (isDrawn && saved) history.replaceState(history.state, "", saved + location.hash);
const shopRouter = createShopRouter(place, isDrawn);
router = shopRouter;

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
const isFramed =
  brought === null && root.firstElementChild !== null && isScreenToLoad(shopRouter.state.matches);
const shop = (
  <StrictMode>
    <Provider store={store}>
      <LinkProvider link={RouterLink}>
        <RouterProvider router={shopRouter} />
      </LinkProvider>
    </Provider>
  </StrictMode>
);
/** Returns the queries of the screen once its code has loaded; undefined for the search. */
const queriesOf = ({ state, subscribe }: typeof shopRouter) =>
  new Promise<FirstQueries | undefined>((resolve) => {
    const look = ({ initialized, matches }: typeof state) => {
      if (!initialized) return;
      leave();
      resolve(matches.at(-1)?.route.handle);
    };
    const leave = subscribe(look);
    look(state);
  });
const releaseScreens = isFramed ? holdScreens() : null;
const taps = window.earlyTaps;
// Not awaited: parts that a first view needs import this file, and would wait for its end.
const draw = async () => {
  const hydrates = isDrawn || isFramed;
  if (hydrates) {
    store.set(hydratedAtom, false);
    if (isDrawn) await loadFirstView(store, location.search, await queriesOf(shopRouter));
    setHydrating(true);
    const leave = store.sub(hydratedAtom, () => {
      leave();
      setHydrating(false);
      releaseScreens?.();
      if (taps) replayTaps(taps);
    });
  } else root.replaceChildren();
  // Hydrates in slices, between which a phone can scroll.
  startTransition(() => {
    if (hydrates) hydrateRoot(root, shop);
    else createRoot(root).render(shop);
  });
  taps?.stop();
};
const { connection } = navigator as { connection?: { saveData?: boolean } };
void draw()
  .then(afterFirstPicture)
  .then(async () => {
    // Any action needs it. If it fails to load, the next call loads it again.
    await import("../api/http.ts").catch(() => null);
    // With data saving on, all other code loads on demand only.
    if (!connection?.saveData) (await untilLoaded(() => import("./warmUp.ts"))).warmUp();
  });
