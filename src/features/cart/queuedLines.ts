import { atom } from "jotai";
import { type LineItem, type OrderLine, orderContents } from "../../domain/orders/orderLines.ts";
import { itemPrice } from "../../domain/products/product.ts";
import { type CartChange, queuedChangesAtom } from "../../shop/cartOutbox.ts";
import { catalogueQueryAtom } from "../../shop/catalogue.ts";
import { pictureQuery } from "../../shop/catalogueQueries.ts";
import { dataOf } from "../../state/query.ts";

const noLines: readonly OrderLine[] = [];

/** The pictures that wait for the network, as lines of a cart at the catalogue's prices; none until the catalogue is there. */
export const queuedLinesAtom = atom((get): readonly OrderLine[] => {
  const added = get(queuedChangesAtom).flatMap((change) => (change.name === "addPicture" ? [change] : []));
  const catalogue = added.length > 0 && dataOf(get(catalogueQueryAtom));
  if (!catalogue) return noLines;
  const pictures = added.flatMap(({ body }) =>
    body.pictureUuid ? (dataOf(get(pictureQuery(body.pictureUuid))) ?? []) : [],
  );
  const items = added.map(({ body }, index) =>
    itemOf(
      body,
      `queued ${index}`,
      catalogue.variants.find(({ uuid }) => uuid === body.productVariantUuid),
    ),
  );
  return orderContents(items, catalogue, pictures).lines;
});

type Added = Extract<CartChange, { name: "addPicture" }>["body"];

function itemOf(body: Added, uuid: string, variant: Parameters<typeof itemPrice>[0] | undefined): LineItem {
  const options = {
    withMatOption: Boolean(body.withMatOption),
    withSatinOption: Boolean(body.withSatinOption),
    withNumericOption: Boolean(body.withNumericOption),
  };
  return {
    ...options,
    uuid,
    kind: "item",
    productUuid: body.productUuid,
    productVariantUuid: body.productVariantUuid ?? null,
    quantity: body.quantity ?? 1,
    price: variant ? itemPrice(variant, options) : 0,
    pictureUuid: body.pictureUuid ?? null,
    cropOffset: body.cropOffset ?? null,
    eventUuid: null,
    contestUuid: null,
    filterValueUuid1: null,
    filterValueUuid2: null,
    discount_mode: null,
    discount_percent: null,
    remainingPictures: null,
  };
}
