import type { RouteObject } from "react-router";
import { lazyScreen } from "../api/lazyPart.ts";
import type { PlaceKind } from "../domain/shop/place.ts";
import { customerOnly, guarded, mainPlaceOnly, signedOutOnly } from "./guards.ts";
import { routePaths } from "./paths.ts";

/** The screens that only the main site has: accounts, results of payments, links of mails (design.md, "guards"). */
export function mainPlaceRoutes(placeWhat: PlaceKind): RouteObject[] {
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
      path: routePaths.account,
      loader: customer,
      lazy: lazyScreen(() => import("./AccountRoute.tsx"), "AccountRoute"),
    },
    {
      path: routePaths.paymentSuccess,
      loader: open,
      lazy: lazyScreen(() => import("./PaymentSuccessRoute.tsx"), "PaymentSuccessRoute"),
    },
    {
      path: routePaths.paymentFailure,
      loader: open,
      lazy: lazyScreen(() => import("./PaymentFailureRoute.tsx"), "PaymentFailureRoute"),
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
