import type { RouteObject } from "react-router";
import type { PlaceKind } from "../domain/place.ts";
import { customerOnly, guarded, mainPlaceOnly, signedOutOnly } from "./guards.ts";
import { routePaths } from "./paths.ts";

/** The screens that only the main site has: accounts, results of payments, links of mails (design.md, "guards"). */
export function mainPlaceRoutes(placeWhat: PlaceKind): RouteObject[] {
  const open = guarded(placeWhat, mainPlaceOnly);
  const signedOut = guarded(placeWhat, mainPlaceOnly, signedOutOnly);
  const customer = guarded(placeWhat, mainPlaceOnly, customerOnly);
  const OrderInvoice = async () => (await import("./OrderInvoiceRoute.tsx")).OrderInvoiceRoute;
  return [
    {
      path: routePaths.login,
      loader: signedOut,
      lazy: { Component: async () => (await import("./LoginRoute.tsx")).LoginRoute },
    },
    {
      path: routePaths.register,
      loader: signedOut,
      lazy: { Component: async () => (await import("./RegisterRoute.tsx")).RegisterRoute },
    },
    {
      path: routePaths.forgot,
      loader: signedOut,
      lazy: { Component: async () => (await import("./ForgotRoute.tsx")).ForgotRoute },
    },
    {
      path: routePaths.recover,
      loader: signedOut,
      lazy: { Component: async () => (await import("./RecoverRoute.tsx")).RecoverRoute },
    },
    {
      path: routePaths.account,
      loader: customer,
      lazy: { Component: async () => (await import("./AccountRoute.tsx")).AccountRoute },
    },
    {
      path: routePaths.paymentSuccess,
      loader: open,
      lazy: { Component: async () => (await import("./PaymentSuccessRoute.tsx")).PaymentSuccessRoute },
    },
    {
      path: routePaths.paymentFailure,
      loader: open,
      lazy: { Component: async () => (await import("./PaymentFailureRoute.tsx")).PaymentFailureRoute },
    },
    {
      path: routePaths.downloadOrder,
      loader: open,
      lazy: { Component: async () => (await import("./DownloadOrderRoute.tsx")).DownloadOrderRoute },
    },
    { path: routePaths.orderInvoice, loader: open, lazy: { Component: OrderInvoice } },
    { path: routePaths.orderInvoiceHyphen, loader: open, lazy: { Component: OrderInvoice } },
  ];
}
