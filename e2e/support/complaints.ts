import type { Shop } from "./shop.ts";

/** Returns what a shop's log says that no caller and no neighbour is to blame for: failed requests, and ends by an exception. */
export const complaintsOf = (shop: Pick<Shop, "log">): string[] =>
  shop.log().match(/.*"failed request".*|^Node\.js v\d.*/gm) ?? [];
