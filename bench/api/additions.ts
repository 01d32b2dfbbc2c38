import { type Ask, connect } from "./benchServers.ts";
import { benchEventUuid } from "./benchShop.ts";

/** Lines of a cart before its shopper leaves and another one comes. */
const cartLines = 10;

/** What an addition to a cart sends, on both sides. */
export interface Addition {
  productUuid: string;
  productVariantUuid: string;
  pictureUuid: string;
  quantity: number;
}

interface Row {
  uuid: string;
}

/** Returns prints of different pictures, as many as a cart gets. */
export async function chooseAdditions(shop: string): Promise<Addition[]> {
  const { ask, close } = connect(1);
  const read = async <Read>(path: string): Promise<Read> =>
    JSON.parse((await ask(`${shop}/api/anonymous/${path}`)).body.toString());
  const { pricingId } = await read<{ pricingId: number }>(`events/${benchEventUuid}`);
  const products = await read<(Row & { nature: string })[]>(`products?pricingId=${pricingId}`);
  const single = products.find(({ nature }) => nature === "sp");
  const [variant] = await read<Row[]>(`productVariants?productUuid=${single?.uuid}`);
  const pictures = await read<Row[]>(`pictures?eventUuid=${benchEventUuid}&limit=${cartLines}`);
  close();
  if (!single || !variant) throw new Error("the event sells no single picture");
  return pictures.map(({ uuid }) => ({
    productUuid: single.uuid,
    productVariantUuid: variant.uuid,
    pictureUuid: uuid,
    quantity: 1,
  }));
}

/** Shoppers who add pictures to carts of their own, which a server tells apart by its cookie: each adds one after the other. */
export function createShoppers(additions: readonly Addition[]): (ask: Ask, address: string) => Promise<void> {
  const waiting: { cookie: string; lines: number }[] = [];
  return async (ask, address) => {
    const { cookie, lines } = waiting.pop() ?? { cookie: "", lines: 0 };
    const { headers } = await ask(address, {
      body: additions[lines] ?? {},
      headers: cookie ? { cookie } : {},
    });
    const kept = headers["set-cookie"]?.[0]?.split(";")[0] ?? cookie;
    if (lines + 1 < additions.length) waiting.push({ cookie: kept, lines: lines + 1 });
  };
}
