import { createStore, Provider } from "jotai";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { apiAtom } from "./api/atoms.ts";
import { createClient } from "./api/client.ts";
import { customerTokenAtom, readCustomerToken } from "./api/customerToken.ts";
import { fetchPlace, placeAtom, placeOfPage } from "./api/place.ts";
import { reloadOnce } from "./routes/reloadOnce.ts";
import { createShopRouter } from "./routes/router.tsx";
import { signInAgain } from "./routes/signInAgain.ts";
import { applyTheme } from "./ui/index.ts";
import "./ui/theme/global.ts";

const store = createStore();
let router: ReturnType<typeof createShopRouter> | null = null;

const api = createClient({
  prefix: "",
  token: readCustomerToken,
  onUnauthenticated: () => {
    store.set(customerTokenAtom, null);
    if (router) signInAgain(router);
  },
  onOldVersion: reloadOnce,
});
store.set(apiAtom, api);

const place = placeOfPage() ?? (await fetchPlace(api));
store.set(placeAtom, place);
applyTheme(place.placeWhat === "truck" ? "stand" : "boutique");
router = createShopRouter(place);

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);
