import { insertOrder } from "../support/orderCodes.ts";
import { jpeg } from "../support/photographs.ts";
import type { CardShop } from "./cardShop.ts";
import { filePrice, printPrice } from "./paymentModel.ts";

/** An order ready for payment, and its customer's token. */
export interface Ordered {
  token: string;
  email: string;
  orderUuid: string;
  printUuid: string;
}

/** Payable stock: a picture with its original, as a print and as a file. */
export interface PaymentStock {
  printVariantUuid: string;
  /** Creates a new customer's order of one print and one file, with addresses. */
  order(): Promise<Ordered>;
}

export async function stockPayments({ services, ...shop }: CardShop): Promise<PaymentStock> {
  const { db, store } = services;
  const product = await db.selectFrom("product").select("uuid").executeTakeFirstOrThrow();
  const picture = await db.selectFrom("picture").selectAll().executeTakeFirstOrThrow();
  await store.put(picture.originalKey, await jpeg({ seed: 1, width: 90, height: 60 }));
  const place = {
    pictureUuid: picture.uuid,
    eventUuid: picture.eventUuid,
    contestUuid: picture.contestUuid,
  };
  const variant = async (grp1_format: "20_30" | "low", base_price: number) => {
    const made = await db
      .insertInto("productVariant")
      .values({ productUuid: product.uuid, grp1_format, base_price })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    return made.uuid;
  };
  const print = { paperFormat: "20_30", paperStatus: "new" } as const;
  const file = { numericFormat: "low", numericStatus: "new" } as const;
  const printVariantUuid = await variant("20_30", printPrice);
  const fileVariantUuid = await variant("low", filePrice);

  const item = async (
    orderUuid: string,
    productVariantUuid: string,
    price: number,
    formats: typeof print | typeof file,
  ) => {
    const { uuid } = await db
      .insertInto("orderItem")
      .values({ orderUuid, productUuid: product.uuid, productVariantUuid, price, ...place })
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("orderItemPicture")
      .values({ orderItemUuid: uuid, ...place, ...formats })
      .execute();
    return uuid;
  };

  return {
    printVariantUuid,
    async order() {
      const { id, visitor } = await shop.newCustomer();
      const address = { customerId: id, street: "12 chemin des Écuries", zipCode: "50000", city: "Saint-Lô" };
      const { id: addressId } = await db
        .insertInto("address")
        .values(address)
        .returning("id")
        .executeTakeFirstOrThrow();
      const orderUuid = await insertOrder(db, {
        customerId: id,
        totalPrice: printPrice + filePrice,
        deliveryAddressId: addressId,
        invoiceAddressId: addressId,
      });
      await item(orderUuid, fileVariantUuid, filePrice, file);
      const token = visitor.token ?? "";
      return {
        token,
        email: `${token}@example.fr`,
        orderUuid,
        printUuid: await item(orderUuid, printVariantUuid, printPrice, print),
      };
    },
  };
}
