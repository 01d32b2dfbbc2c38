import type { Event, Picture, Product, ProductVariant } from "../../src/api/contract/catalogueEntities.ts";
import type { PictureFormat } from "../../src/domain/products/pictureFormat.ts";

/** The shop cannot answer at the moment (503 with Retry-After): its client retries. */
export class Unavailable extends Error {}

/** Whether an answer says so; a 503 that names no moment is a fault. */
export const isUnavailable = ({ status, headers }: Response) => status === 503 && headers.has("retry-after");

/** A browser without a screen: cookie, token, JSON. Each request opens a new connection. */
export class Browser {
  readonly url: string;
  readonly #headers: Record<string, string>;
  #cookie = "";
  token = "";

  /** @param headers sent with each request */
  constructor(url: string, headers: Record<string, string> = {}) {
    this.url = url;
    this.#headers = headers;
  }

  /** The session's cookie as sent; empty before the first response. */
  get cookie(): string {
    return this.#cookie;
  }

  /** What names the browser and its customer in a request. */
  get credentials(): Record<string, string> {
    return { cookie: this.#cookie, ...(this.token ? { authorization: `Bearer ${this.token}` } : {}) };
  }

  /** Opens any address of the shop; does not follow redirects. */
  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(path, this.url), {
      redirect: "manual",
      ...init,
      headers: {
        ...this.#headers,
        ...this.credentials,
        connection: "close",
        ...init.headers,
      },
    });
    this.#cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? this.#cookie;
    return response;
  }

  /** Calls the API. Throws on a status other than 2xx, `Unavailable` on a 503, and a TypeError if no response arrives. */
  async call<Body>(method: "GET" | "POST" | "PUT", path: string, body?: object, key?: string): Promise<Body> {
    const response = await this.open(`/api${path}`, {
      method,
      headers: {
        ...(body ? { "content-type": "application/json" } : {}),
        ...(key ? { "idempotency-key": key } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    // A proxy's own errors are not JSON.
    const answer = await response.text();
    const told = `${method} ${path}: ${response.status} ${answer}`;
    if (isUnavailable(response)) throw new Unavailable(told);
    if (!response.ok) throw new Error(told);
    return JSON.parse(answer) as Body;
  }
}

export interface Choice {
  picture: Picture;
  product: Product;
  variant: ProductVariant;
}

/**
 * Returns pictures of one event of the demonstration, each as a single picture in this format.
 * @param eventUuid default: any event with enough pictures
 */
export async function choices(
  browser: Browser,
  format: PictureFormat,
  count: number,
  eventUuid?: string,
): Promise<Choice[]> {
  const events = await browser.call<Event[]>("GET", "/anonymous/events");
  const event = events.find(({ uuid, totalPictureCount }) =>
    eventUuid === undefined ? totalPictureCount >= count : uuid === eventUuid,
  ) as Event;
  const products = await browser.call<Product[]>("GET", `/anonymous/products?pricingId=${event.pricingId}`);
  for (const product of products.filter(({ nature }) => nature === "sp")) {
    const variants = await browser.call<ProductVariant[]>(
      "GET",
      `/anonymous/productVariants?productUuid=${product.uuid}`,
    );
    const variant = variants.find(({ grp1_format }) => grp1_format === format);
    if (!variant) continue;
    const pictures = await browser.call<Picture[]>(
      "GET",
      `/anonymous/pictures?eventUuid=${event.uuid}&limit=${count}`,
    );
    return pictures.map((picture) => ({ picture, product, variant }));
  }
  throw new Error(`the demonstration has no single of ${format}`);
}

/** Returns the cart item for a choice. */
export const itemOf = ({ picture, product, variant }: Choice) => ({
  productUuid: product.uuid,
  productVariantUuid: variant.uuid,
  pictureUuid: picture.uuid,
  quantity: 1,
});
