import { createStore, Provider } from "jotai";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { apiAtom } from "./api/atoms.ts";
import { answersOfPage } from "./api/broughtAnswers.ts";
import { createClient } from "./api/client.ts";
import { customerTokenAtom, readCustomerToken } from "./api/customerToken.ts";
import { untilLoaded } from "./api/lazyPart.ts";
import { nextTask } from "./api/nextTask.ts";
import { placeAtom, placeOfPage } from "./api/place.ts";
import { reloadOnce } from "./api/reloadOnce.ts";
import { loadFirstView } from "./routes/firstView.ts";
import { createShopRouter } from "./routes/router.tsx";
import { signInAgain } from "./routes/signInAgain.ts";
import { themeOfPlace } from "./routes/themeOfPlace.ts";
import { afterFirstPicture, applyTheme, takeOver } from "./ui/index.ts";
import "./ui/theme/global.ts";

// Reading all this code is a piece of work of its own.
await nextTask();
const store = createStore();
let router: ReturnType<typeof createShopRouter> | null = null;

const brought = answersOfPage();
const api = createClient({
  prefix: "",
  brought,
  token: readCustomerToken,
  onUnauthenticated: () => {
    store.set(customerTokenAtom, null);
    if (router) signInAgain(router);
  },
  onOldVersion: reloadOnce,
});
store.set(apiAtom, api);

// Only Vite's own server sends a page without its place.
const place = placeOfPage() ?? (await (await import("./api/fetchPlace.ts")).fetchPlace(api));
store.set(placeAtom, place);
applyTheme(themeOfPlace(place.placeWhat));
const shopRouter = createShopRouter(place);
router = shopRouter;

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
// What the server drew stays in view until the shop can draw as much.
if (brought) {
  await loadFirstView(store, location.search);
  takeOver(root);
}
// In slices, between which a phone can scroll.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={shopRouter} />
      </Provider>
    </StrictMode>,
  ),
);

// Where data are dear, code comes when it is needed.
const { connection } = navigator as { connection?: { saveData?: boolean } };
if (!connection?.saveData) {
  void afterFirstPicture().then(async () => (await untilLoaded(() => import("./routes/warmUp.ts"))).warmUp());
}
