import type {
  Event,
  FilterValue,
  Picture,
  Product,
  ProductVariant,
} from "../../src/api/contract/catalogueEntities.ts";
import type { Order } from "../../src/api/contract/orderEntities.ts";
import { orderCode } from "../../src/domain/orders/orderCode.ts";
import { checkOut, payAt, payByCard, Shopper } from "../support/purchaseFlow.ts";
import { rides } from "./show.ts";
import { isListed } from "./spreadsheet.ts";

/** What a shopper orders, and what becomes of it. */
export type Nature =
  | "print"
  | "mat prints"
  | "file"
  | "pack"
  | "mixed pack"
  | "whole round"
  | "collected"
  | "refused first"
  | "unpaid";

const wanted: Record<Nature, number> = {
  print: 18,
  "mat prints": 8,
  file: 12,
  pack: 6,
  "mixed pack": 4,
  "whole round": 4,
  collected: 4,
  "refused first": 2,
  unpaid: 2,
};

export interface Placed {
  nature: Nature;
  uuid: string;
  code: string;
  email: string;
  /** Cents. */
  total: number;
}

interface Shop {
  url: string;
  event: Event;
  products: { product: Product; variants: ProductVariant[] }[];
}

async function readShop(url: string, label: string): Promise<Shop> {
  const anybody = new Shopper({ url, tries: 1, onRepeat: () => {} });
  const events = await anybody.call<Event[]>("GET", "/anonymous/events");
  const event = events.find((one) => one.label === label);
  if (!event) throw new Error(`no event ${label}`);
  const products = await anybody.call<Product[]>("GET", `/anonymous/products?pricingId=${event.pricingId}`);
  return {
    url,
    event,
    products: await Promise.all(
      products.map(async (product) => ({
        product,
        variants: await anybody.call<ProductVariant[]>(
          "GET",
          `/anonymous/productVariants?productUuid=${product.uuid}`,
        ),
      })),
    ),
  };
}

/** Places 60 orders of every nature, as shoppers do. @param label the event's */
export async function placeOrders(url: string, label: string): Promise<Placed[]> {
  const shop = await readShop(url, label);
  const placed: Placed[] = [];
  for (const [nature, count] of Object.entries(wanted) as [Nature, number][]) {
    for (let number = 0; number < count; number++) placed.push(await placeOrder(shop, nature, placed.length));
  }
  return placed;
}

async function placeOrder(shop: Shop, nature: Nature, index: number): Promise<Placed> {
  // The first one's name is corrected and taken off a picture in the document.
  const riders = rides.filter(isListed).slice(1);
  const ride = riders[(index * 7) % riders.length] as (typeof rides)[number];
  const [firstName = "", ...rest] = ride.rider.split(" ");
  const shopper = new Shopper(
    { url: shop.url, tries: 1, onRepeat: () => {} },
    `client${index + 1}@example.fr`,
  );
  await fillCart(shopper, shop, nature, ride.rider);
  const collectAt = nature === "collected" ? shop.event.uuid : undefined;
  const uuid = await checkOut(shopper, { firstName, lastName: rest.join(" ") }, collectAt);
  const answer = (order: Order): Placed => ({
    nature,
    uuid,
    code: orderCode(uuid),
    email: shopper.email,
    total: order.totalPrice,
  });
  if (nature === "unpaid") {
    await payAt(shopper, uuid, "refuse");
    return answer(await shopper.call<Order>("GET", `/anonymous/orders/${uuid}`));
  }
  if (nature === "refused first") {
    await payAt(shopper, uuid, "refuse");
    await shopper.call("PUT", `/customer/orders/${uuid}/unlockPaying`, {});
  }
  return answer(await payByCard(shopper, uuid));
}

async function fillCart(shopper: Shopper, shop: Shop, nature: Nature, rider: string): Promise<void> {
  const [value] = await shopper.call<FilterValue[]>(
    "GET",
    `/anonymous/filterValues?${new URLSearchParams({ tagSearch: rider, eventUuids: shop.event.uuid, limit: "1" })}`,
  );
  if (!value) throw new Error(`no rider ${rider}`);
  const pictures = await shopper.call<Picture[]>(
    "GET",
    `/anonymous/pictures?${new URLSearchParams({ eventUuid: shop.event.uuid, filterValueUuid: value.uuid, limit: "10" })}`,
  );
  const [first] = pictures;
  if (!first) throw new Error(`no picture of ${rider}`);
  const add = async (label: string, format: string, more: object) => {
    const { product, variant } = variantOf(shop, label, format);
    const item = { productUuid: product.uuid, productVariantUuid: variant.uuid, ...more };
    return (await shopper.call<{ orderItemUuid: string }>("POST", "/anonymous/orderItems", item))
      .orderItemUuid;
  };
  const single = { pictureUuid: first.uuid };
  if (nature === "file") return void (await add("Fichier numérique", "high", single));
  if (nature === "mat prints") {
    return void (await add("Tirage photo", "20_30", { ...single, quantity: 2, withMatOption: true }));
  }
  if (nature === "whole round") {
    const round = {
      eventUuid: shop.event.uuid,
      contestUuid: first.contestUuid,
      filterValueUuid1: value.uuid,
    };
    return void (await add("Mon parcours complet", "high", round));
  }
  if (nature === "pack" || nature === "mixed pack") {
    const pack = nature === "pack" ? "Pack 5 tirages" : "Pack 3 tirages et 2 fichiers";
    const uuid = await add(pack, nature === "pack" ? "15_22" : "20_30", single);
    const others = await shopper.call<Picture[]>(
      "GET",
      `/anonymous/pictures?eventUuid=${shop.event.uuid}&limit=6`,
    );
    for (const { uuid: pictureUuid } of others.filter((picture) => picture.uuid !== first.uuid).slice(0, 4)) {
      await shopper.call("PUT", `/anonymous/orderItems/${uuid}/addPictureToPack`, { pictureUuid });
    }
    return;
  }
  await add("Tirage photo", nature === "print" ? "15_22" : "20_30", single);
}

function variantOf({ products }: Shop, label: string, format: string) {
  const found = products.find(({ product }) => product.label === label);
  const variant = found?.variants.find(({ grp1_format }) => grp1_format === format);
  if (!found || !variant) throw new Error(`nothing sells ${label} in ${format}`);
  return { product: found.product, variant };
}
