import { networkMayBeBack } from "../state/lazyPart.ts";
import { awaitNetwork } from "./awaitNetwork.ts";

/** The service worker, then code that is needed after a press, in the order from a name to a picture and a paid order. */
const parts: (() => Promise<unknown>)[] = [
  async () => (await import("./keepOffline.ts")).keepOffline(),
  () => import("../features/search/nameSuggestions.tsx"),
  () => import("../features/search/ContestCards.tsx"),
  () => import("../widgets/OwnPictures.tsx"),
  () => import("../api/contract/contract.ts"),
  () => import("../features/selection/TickedBar.tsx"),
  () => import("../widgets/SearchPictureModal.tsx"),
  () => import("../routes/CartRoute.tsx"),
  () => import("../routes/LoginRoute.tsx"),
  () => import("../routes/RegisterRoute.tsx"),
  () => import("../routes/SelectionScreen.tsx"),
  () => import("../features/checkout/ClickAndCollectModal.tsx"),
  () => import("../features/cart/RemoveItemModal.tsx"),
  () => import("../features/cart/SaveCart.tsx"),
  () => import("../routes/PaymentResultRoute.tsx"),
  () => import("../routes/OrderRoute.tsx"),
  () => import("../features/search/TimeHistogram.tsx"),
  () => import("../features/search/SpanChip.tsx"),
];

/** Safari lacks requestIdleCallback. */
const idle = () =>
  new Promise<void>((resolve) =>
    typeof requestIdleCallback === "function"
      ? requestIdleCallback(() => resolve())
      : setTimeout(resolve, 500),
  );

/** Loads all parts one at a time while the page is idle. */
export async function warmUp(): Promise<void> {
  awaitNetwork();
  for (let left = parts; left.length > 0; ) {
    const failed: typeof parts = [];
    for (const load of left) {
      await idle();
      await load().catch(() => failed.push(load));
    }
    if (failed.length > 0) await networkMayBeBack();
    left = failed;
  }
}
