import createClient from "openapi-fetch";
import type { paths } from "./api.ts";

/** A stand's Saturday by the generated client: a photograph and its rider come in, a print of it is sold, paid in cash and handed over. */
export async function saturday(baseUrl: string, operatorKey: string, photograph: Uint8Array<ArrayBuffer>) {
  const operator = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${operatorKey}` } });
  const event = first(got(await operator.GET("/api/anonymous/events")));
  const { uuid: eventUuid, pricingId } = event;
  const picture = { params: { query: { eventUuid, fileName: "DSC_1.JPG" } }, body: photograph, ...file };
  got(await operator.POST("/api/operator/imports/pictures", picture));
  const riders = {
    params: { query: { eventUuid, fileName: "riders.csv" } },
    body: "rider;photo\nZoé Guével;DSC_1\n",
  };
  got(await operator.POST("/api/operator/startLists", { ...riders, ...file }));

  const shopper = await register(baseUrl);
  const { totalPrice } = await choose(shopper, { tagSearch: "guevel", eventUuid, pricingId });
  const order = { email: "zoe@example.fr", lastName: "Guével", totalPrice, termsVersion };
  const placed = got(await shopper.POST("/api/anonymous/orders/finalizeCurrentOrder", { body: order }));

  const params = { path: { uuid: placed.orderUuid }, header: { "Idempotency-Key": crypto.randomUUID() } };
  const pay = "/api/operator/orders/{uuid}/pay";
  got(await operator.POST(pay, { params, body: { method: "cash", totalPrice } }));
  const handOver = { params: { path: params.path }, body: {} };
  return got(await operator.POST("/api/operator/orders/{uuid}/handOver", handOver));
}

const termsVersion = "2026-11-23";
/** How a call takes a file: its bytes as they are. */
const file = {
  headers: { "content-type": "application/octet-stream" },
  bodySerializer: (bytes: unknown) => bytes,
};

async function register(baseUrl: string) {
  const body = { email: "zoe@example.fr", password: "mot de passe", firstName: "Zoé", lastName: "Guével" };
  const shop = createClient<paths>({ baseUrl });
  const { accessToken } = got(await shop.POST("/api/anonymous/customers/register", { body }));
  return createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${accessToken}` } });
}

type Shopper = Awaited<ReturnType<typeof register>>;
type Wanted = { tagSearch: string; eventUuid: string; pricingId: number };

/** Finds a rider's picture and puts a print of it into the cart. */
async function choose(shopper: Shopper, { tagSearch, eventUuid, pricingId }: Wanted) {
  const rider = { params: { query: { tagSearch, eventUuids: eventUuid } } };
  const { uuid: filterValueUuid } = first(got(await shopper.GET("/api/anonymous/filterValues", rider)));
  const query = { eventUuid, filterValueUuid, limit: 1 };
  const picture = first(got(await shopper.GET("/api/anonymous/pictures", { params: { query } })));
  const products = got(await shopper.GET("/api/anonymous/products", { params: { query: { pricingId } } }));
  const productUuid = first(products.filter(({ nature }) => nature === "sp")).uuid;
  const variants = await shopper.GET("/api/anonymous/productVariants", {
    params: { query: { productUuid } },
  });
  const { uuid: productVariantUuid, base_price: totalPrice } = first(got(variants));
  const body = { productUuid, productVariantUuid, pictureUuid: picture.uuid };
  got(await shopper.POST("/api/anonymous/orderItems", { body }));
  return { totalPrice };
}

function got<Data>({ data, error }: { data?: Data; error?: { code: string; message: string } }): Data {
  if (data === undefined) throw new Error(`${error?.code}: ${error?.message}`);
  return data;
}

function first<Item>([item]: Item[]): Item {
  if (item === undefined) throw new Error("The list is empty");
  return item;
}
