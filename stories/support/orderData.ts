import type { Picture, Product, ProductVariant } from "../../src/api/contract/catalogueEntities.ts";
import { contract } from "../../src/api/contract/contract.ts";
import type { Address, Customer } from "../../src/api/contract/customerEntities.ts";
import type { Order, OrderItem } from "../../src/api/contract/orderEntities.ts";
import type { Suggestion } from "../../src/api/contract/orderItemCalls.ts";
import type { Withdrawal } from "../../src/api/contract/withdrawalCalls.ts";
import { answering } from "./calls.ts";
import { noSlots } from "./noSlots.ts";

/** An order as the server would return it: two prints, a file, shipping, a discount. */

const stored = {
  createdAt: "2026-05-16T09:12:00.000Z",
  modifiedAt: "2026-05-16T09:12:00.000Z",
  creationPlaceId: 1,
  isDeleted: false,
};
const uuid = (kind: string, number: number) =>
  `${kind.padEnd(8, "0").slice(0, 8)}-0000-4000-8000-${String(number).padStart(12, "0")}`;
const workspaceUuid = uuid("a0", 1);
const eventUuid = uuid("e0", 1);
const contestUuid = uuid("c0", 1);

export const orderUuid = uuid("4f7c", 1);

export const order: Order = {
  ...stored,
  uuid: orderUuid,
  workspaceUuid,
  currentPlaceId: 1,
  status: "uncomplete",
  numericStatus: null,
  paidAt: null,
  isPriority: false,
  isBlocked: false,
  paymentMethod: null,
  email: null,
  lastName: null,
  phone: null,
  totalPrice: 5310,
  customerId: null,
  deliveryAddressId: null,
  invoiceAddressId: null,
  clickAndCollectEventUuid: null,
  transactionId: null,
  requestId: null,
  referenceNumber: null,
  paymentId: null,
  invoiceNumber: null,
  notifiedValidated: false,
  notifiedInvoiced: false,
  invoiceAccessKey: null,
  publicAccessKey: null,
  paperAlteringUserId: null,
  paperProducingUserId: null,
  numericAlteringUserId: null,
  numericProducingUserId: null,
  lastPrintTarget: null,
  sellerId: null,
  downloadMailedAt: null,
  downloadAccessedAt: null,
  downloadedAt: null,
  ignoreMissingDownload: false,
};

const product = (
  number: number,
  nature: Product["nature"],
  label: string,
  count: number | null,
): Product => ({
  ...stored,
  ...noSlots,
  uuid: uuid("b0", number),
  pricingId: 1,
  nature,
  label,
  description: "",
  longDescription: "",
  grp1_count: count,
});
export const print = product(1, "sp", "Tirage photo", 1);
export const file = product(2, "sp", "Fichier numérique", 1);
export const pack = product(3, "multi", "Pack 5 photos", 5);
const wholeRound: Product = {
  ...product(4, "filter", "Pack de tout mon parcours", null),
  filter1_nature: "contest",
  filter2_nature: "filterValue",
};

const variant = (number: number, of: Product, format: ProductVariant["grp1_format"], price: number) => ({
  ...stored,
  uuid: uuid("d0", number),
  productUuid: of.uuid,
  grp1_format: format,
  grp2_format: null,
  base_price: price,
  mat_option: 300,
  satin_option: 300,
  numeric_option: 700,
});
export const print20 = variant(1, print, "20_30", 1500);
const fileLow = variant(2, file, "low", 1200);
export const packHigh = variant(3, pack, "high", 4500);
const roundHigh = variant(4, wholeRound, "high", 6900);

const item = (number: number, of: ProductVariant, change: Partial<OrderItem> = {}): OrderItem => ({
  ...stored,
  uuid: uuid("f0", number),
  hasLocalChanges: false,
  orderUuid,
  kind: "item",
  productUuid: of.productUuid,
  productVariantUuid: of.uuid,
  quantity: 1,
  price: of.base_price,
  contestUuid,
  eventUuid,
  filterValueUuid1: null,
  filterValueUuid2: null,
  pictureUuid: uuid("90", number),
  discount_mode: null,
  discount_percent: null,
  discount_value: null,
  withMatOption: false,
  withSatinOption: false,
  withNumericOption: null,
  remainingPictures: null,
  ...change,
});
const extra = (kind: "shipping" | "discount", price: number, change: Partial<OrderItem> = {}): OrderItem => ({
  ...item(kind === "shipping" ? 8 : 9, print20, { pictureUuid: null, price }),
  kind,
  productUuid: null,
  productVariantUuid: null,
  ...change,
});

export const prints = item(1, print20, { quantity: 2, price: 1800, withMatOption: true });
export const oneFile = item(2, fileLow);
export const shipping = extra("shipping", 990);
export const discount = extra("discount", -480, { discount_mode: "percent", discount_percent: 10 });
export const items = [prints, oneFile, shipping, discount];

/** A pack of pictures with free places, and one without its rider. */
export const openPack = item(3, packHigh, { pictureUuid: null, remainingPictures: 2 });
export const openRound = item(4, roundHigh, { pictureUuid: null });

/** Single pictures that cost less in packs: in a new one, and in one of the cart. */
export const newPack = {
  kind: "newOrderItem",
  orderItemUuid: null,
  product: pack,
  productVariant: packHigh,
  expectedCount: 5,
  pictureCount: 5,
  packPrice: 5900,
  unitPrice: 7500,
} satisfies Suggestion["packs"][number];
export const begunPack = {
  ...newPack,
  kind: "fillExisting",
  orderItemUuid: openPack.uuid,
  expectedCount: 3,
  pictureCount: 2,
  packPrice: 0,
  unitPrice: 3000,
} satisfies Suggestion["packs"][number];
export function suggestionOf(...packs: Suggestion["packs"]): Suggestion {
  if (packs.length === 0) return { kind: "noSuggestion", gain: 0, packs };
  const isNew = packs.some(({ kind }) => kind === "newOrderItem");
  const gain = packs.reduce((cents, { unitPrice, packPrice }) => cents + unitPrice - packPrice, 0);
  return { kind: isNew ? "newOrderItem" : "fillExisting", gain, packs };
}

export const picture = (number: number): Picture => ({
  ...stored,
  uuid: uuid("90", number),
  name: `DSC_0${410 + number}`,
  imageFile: `${number}.jpg`,
  thumbnailFile: `${number}.webp`,
  kind: "picture",
  rawFileName: `DSC_0${410 + number}.JPG`,
  rawFileExtension: "jpg",
  rawFileType: "image/jpeg",
  photographerLabel: null,
  copyright: null,
  width: 6000,
  height: 4000,
  kbSize: 9000,
  orientation: 1,
  durationSeconds: null,
  takenAt: "2026-05-16T08:40:00.000Z",
  importUuid: null,
  photoSessionCode: null,
  eventUuid,
  contestUuid,
  names: number === 1 ? ["Oeil d’Or", "Jeanne Lefèvre"] : [],
});

export const customer: Customer = {
  ...stored,
  id: 7,
  workspaceUuid,
  email: "camille.lefevre@example.fr",
  firstName: "Camille",
  lastName: "Lefèvre",
  mobile: null,
  company: null,
  vatNumber: null,
};

export const addresses: Address[] = [
  {
    ...stored,
    id: 12,
    customerId: 7,
    recipient: null,
    street: "3 rue des Lices",
    zipCode: "35000",
    city: "Rennes",
  },
  {
    ...stored,
    id: 11,
    customerId: 7,
    recipient: "Écuries Lefèvre-Noël",
    street: "Haras du Breuil, lieu-dit La Croix aux Chevaux",
    zipCode: "61310",
    city: "Le Pin-au-Haras",
  },
];

/** The calls that every screen makes. */
export const shopCalls = [
  answering(contract.customers.readCurrentCustomer, null),
  answering(contract.orderItems.countCartItems, { count: 2 }),
  answering(contract.orders.listUnavailablePictures, { names: [] }),
  answering(contract.discounts.listDiscounts, []),
  answering(contract.products.listProducts, [print, file, pack, wholeRound]),
  answering(contract.productVariants.listVariants, [print20, fileLow, packHigh, roundHigh]),
];

/** The calls of a signed-in customer. */
export const customerCalls = [
  answering(contract.customers.readCurrentCustomer, customer),
  answering(contract.customers.listAddresses, addresses),
];

/** The calls of a cart: its order and what it holds. */
export function cartCalls(change: Partial<Order> = {}, held: readonly OrderItem[] = items) {
  return [
    answering(contract.orders.readCurrentOrderUuid, { currentOrderUuid: orderUuid }),
    answering(contract.orderItems.listItemsOfCurrentOrder, [...held]),
    answering(contract.orderItems.readSuggestion, { kind: "noSuggestion", gain: 0, packs: [] }),
    answering(contract.pictures.listPicturesOfCurrentOrder, [1, 2].map(picture)),
    answering(contract.orderItemPictures.listOrderItemPicturesOfCurrentOrder, []),
    answering(contract.contests.listContestsOfCurrentOrder, []),
    answering(contract.filterValues.listFilterValuesOfCurrentOrder, []),
    answering(contract.orders.readOrder, { ...order, ...change }),
    answering(contract.configs.readShippingPrice, { fee: 990, freeAbove: null }),
  ];
}

/** A print whose paper the shopper has moved on a 4:3 picture, as an item and its picture. */
export const movedPrint: OrderItem = { ...prints, cropOffset: 0 };
export const movedPictures = [1, 2].map((number) => ({ ...picture(number), width: 4000, height: 3000 }));

/** Nothing of the order can be withdrawn from. */
export const noWithdrawal: Withdrawal = {
  isOpen: false,
  until: null,
  declaredAt: null,
  email: null,
  covers: [],
};

/** The calls of an order's page. */
export function orderCalls(change: Partial<Order> = {}) {
  return [
    answering(contract.orders.checkAccess, { access: "OK" }),
    answering(contract.orders.listStatusHistory, []),
    answering(contract.orders.listCreditNotes, []),
    answering(contract.withdrawals.readWithdrawal, noWithdrawal),
    answering(contract.orderItems.listItemsOfOrder, items),
    answering(contract.pictures.listPicturesOfOrder, [1, 2].map(picture)),
    answering(contract.orders.readOrder, { ...order, ...change }),
  ];
}
