import createClient from "openapi-fetch";
import type { paths } from "./api.ts";

/** A sale at a stand by the generated client: a print goes into the cart, is ordered, paid in cash and handed over. */
export async function saturday(baseUrl: string, operatorKey: string) {
  const shop = createClient<paths>({ baseUrl });
  const registration = {
    email: "zoe@example.fr",
    password: "mot de passe",
    firstName: "Zoé",
    lastName: "Guével",
  };
  const { accessToken } = got(await shop.POST("/api/anonymous/customers/register", { body: registration }));
  const shopper = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${accessToken}` } });
  const operator = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${operatorKey}` } });

  const event = first(got(await shop.GET("/api/anonymous/events")));
  const query = { eventUuid: event.uuid, limit: 1 };
  const picture = first(got(await shop.GET("/api/anonymous/pictures", { params: { query } })));
  const { pricingId } = event;
  const products = got(await shop.GET("/api/anonymous/products", { params: { query: { pricingId } } }));
  const productUuid = first(products.filter(({ nature }) => nature === "sp")).uuid;
  const variants = await shop.GET("/api/anonymous/productVariants", { params: { query: { productUuid } } });
  const { uuid: productVariantUuid, base_price: totalPrice } = first(got(variants));

  const item = { productUuid, productVariantUuid, pictureUuid: picture.uuid };
  got(await shopper.POST("/api/anonymous/orderItems", { body: item }));
  const order = { email: "zoe@example.fr", lastName: "Guével", totalPrice, termsVersion: "2026-11-23" };
  const placed = got(await shopper.POST("/api/anonymous/orders/finalizeCurrentOrder", { body: order }));

  const params = { path: { uuid: placed.orderUuid }, header: { "Idempotency-Key": crypto.randomUUID() } };
  const pay = "/api/operator/orders/{uuid}/pay";
  got(await operator.POST(pay, { params, body: { method: "cash", totalPrice } }));
  const handOver = { params: { path: params.path }, body: {} };
  return got(await operator.POST("/api/operator/orders/{uuid}/handOver", handOver));
}

function got<Data>({ data, error }: { data?: Data; error?: { code: string; message: string } }): Data {
  if (data === undefined) throw new Error(`${error?.code}: ${error?.message}`);
  return data;
}

function first<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error("The list is empty");
  return item;
}
