import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from "kysely";
import type {
  Advert,
  Contest,
  Discount,
  Event,
  FilterType,
  FilterValue,
  Picture,
  Pricing,
  Product,
  ProductVariant,
} from "../../src/api/contract/catalogueEntities.ts";
import type { Address, Customer } from "../../src/api/contract/customerEntities.ts";
import type { Order, OrderItem, OrderItemPicture } from "../../src/api/contract/orderEntities.ts";
import type { OrderStatus, PaymentMethod } from "../../src/domain/orders/orderStatus.ts";
import type { DigitalFormat } from "../../src/domain/products/pictureFormat.ts";
import type { InvoiceContent, Seller } from "./storedDocument.ts";

/** The four fields that every stored entity carries; the database fills them in. */
interface Stored {
  createdAt: Generated<string>;
  modifiedAt: Generated<string>;
  creationPlaceId: Generated<number>;
  isDeleted: Generated<boolean>;
}

/** The table of an entity: columns and fields bear the same names. `Filled`: the database has a default. */
type TableOf<Entity, Filled extends keyof Entity = never> = Stored & {
  [Field in Exclude<keyof Entity, keyof Stored>]: Field extends Filled
    ? Generated<Entity[Field]>
    : Entity[Field];
};

/** One attempt to pay an order by card; its rows are never deleted. */
export interface PaymentTable {
  uuid: Generated<string>;
  orderUuid: string;
  transId: string;
  refNr: string;
  reqId: string;
  /** Cents. */
  amount: number;
  currency: string;
  status: "started" | "paid" | "refused" | "pending" | "refundDue";
  payId: string | null;
  code: string | null;
  createdAt: Generated<string>;
  settledAt: string | null;
}

/** What happened to payments, appended only. */
export interface PaymentEventTable {
  id: Generated<number>;
  paymentUuid: string | null;
  kind: string;
  /** Details for the operator, as JSON. */
  detail: string;
  createdAt: Generated<string>;
}

/** Something to do after the transaction that put it here; `server/jobs` alone writes this table. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  /** Of its kind there is one job with this key, done or not. */
  key: string;
  payload: ColumnType<unknown, string, string>;
  createdAt: Generated<string>;
  /** When it may be taken; while a worker has it, when it may be taken from him. */
  dueAt: Generated<string>;
  /** Names one taking: who has lost the job to another cannot end it. */
  takenBy: string | null;
  attempts: Generated<number>;
  lastError: string | null;
  doneAt: string | null;
  /** Given up: the operator decides. */
  deadAt: string | null;
}

/** An invoice as it was issued; the database refuses to change or delete one. */
export interface InvoiceTable {
  orderUuid: string;
  placeId: number;
  year: number;
  /** From 1, without a gap, for each place and year. */
  sequence: number;
  number: string;
  issuedAt: string;
  content: JSONColumnType<InvoiceContent>;
  /** Null while the settings do not yet say who sells: until then it is a specimen. */
  seller: JSONColumnType<Seller> | null;
}

/** What an order went through, written by the database at each change of its status. */
export interface OrderStepTable {
  id: Generated<number>;
  orderUuid: string;
  status: OrderStatus;
  /** Who changed it: `shop`, `counter`, `operator`. */
  by: string;
  at: Generated<string>;
}

/** Money that the operator gave back, or noted that he will; never changed. */
export interface RefundTable {
  uuid: Generated<string>;
  orderUuid: string;
  /** The payment that was due back; null where an order that was paid is refunded. */
  paymentUuid: string | null;
  /** Cents. */
  amount: number;
  method: PaymentMethod;
  reason: string;
  createdAt: Generated<string>;
}

/** The credit note of a refund; the database refuses to change or delete one. */
export interface CreditNoteTable extends InvoiceTable {
  refundUuid: string;
}

export interface Database {
  customer: TableOf<Customer, "id" | "workspaceUuid"> & { passwordHash: string };
  address: TableOf<Address, "id">;
  order: TableOf<
    Order,
    | "uuid"
    | "workspaceUuid"
    | "currentPlaceId"
    | "status"
    | "isPriority"
    | "isBlocked"
    | "totalPrice"
    | "notifiedValidated"
    | "notifiedInvoiced"
    | "ignoreMissingDownload"
  > & { sessionUuid: string | null };
  orderItem: TableOf<
    Omit<OrderItem, "remainingPictures">,
    "uuid" | "hasLocalChanges" | "kind" | "quantity" | "withMatOption" | "withSatinOption"
  >;
  orderItemPicture: TableOf<
    OrderItemPicture,
    "uuid" | "groupPosition" | "isFileFetched" | "alterWithExternalFile" | "alterFrameDisabled" | "priceShare"
  >;
  product: TableOf<Product, "uuid" | "description" | "longDescription">;
  productVariant: TableOf<ProductVariant, "uuid">;
  pricing: TableOf<Pricing, "id" | "workspaceUuid">;
  event: TableOf<
    Event,
    "uuid" | "isVisible" | "isDisplaySelected" | "hasClickAndCollect" | "totalPictureCount"
  > & {
    /** IANA name: capture dates of its photographs are wall times there. */
    timeZone: Generated<string>;
    /** Set by the operator: no imported picture moves them. */
    hasFixedDates: Generated<boolean>;
  };
  contest: TableOf<Contest, "uuid" | "isVisible" | "totalPictureCount">;
  picture: TableOf<Picture, "uuid" | "kind"> & {
    /** Key of the original in the file store. Never public. */
    originalKey: string;
    /** SHA-256 of the original: an import repeated doubles nothing. */
    contentHash: string | null;
    /** `#rrggbb`, top to bottom: what a tile shows before its picture. */
    colours: Generated<string[]>;
    /** The contract's fields as one JSON object, kept by the database: 0012_written_pictures.ts lists them. */
    json: GeneratedAlways<string>;
  };
  /** Which filter values a picture shows. */
  pictureFilterValue: { pictureUuid: string; filterValueUuid: string };
  /** How many pictures of an event show a filter value; kept by import and demonstration. */
  eventFilterValue: { eventUuid: string; filterValueUuid: string; pictureCount: number };
  filterType: TableOf<FilterType, "uuid" | "hasLocalChanges" | "workspaceUuid" | "showAsTag">;
  filterValue: TableOf<FilterValue, "uuid" | "hasLocalChanges"> & { searchKey: string };
  discount: TableOf<Discount, "id">;
  advert: TableOf<Advert, "uuid" | "workspaceUuid" | "isPlaceMain" | "isPlaceTruck">;

  /** What /images/{uuid}.webp shows: covers of events, adverts. */
  plainImage: { uuid: string; originalKey: string };
  /** A selection that others open by its code, until it expires. */
  sharedSelection: {
    code: string;
    pictureUuids: string[];
    createdAt: Generated<string>;
    expiresAt: string;
  };
  visitorSession: {
    uuid: Generated<string>;
    tokenHash: string;
    createdAt: Generated<string>;
    /** To the hour. */
    lastUsedAt: Generated<string>;
  };
  customerToken: {
    tokenHash: string;
    customerId: number;
    createdAt: Generated<string>;
    expiresAt: string;
  };
  invoice: InvoiceTable;
  /** The last number that was given out at a place in a year. */
  invoiceCounter: { placeId: number; year: number; last: number };
  /** Files made from originals for paid orders, each for all orders that have it. */
  digitalFile: {
    pictureUuid: string;
    format: DigitalFormat;
    byteSize: number;
    width: number;
    height: number;
    /** The original is smaller than the format: it was delivered at its own size. */
    isSmaller: boolean;
    createdAt: Generated<string>;
  };
  creditNote: CreditNoteTable;
  /** The last number of a credit note that was given out at a place in a year. */
  creditNoteCounter: { placeId: number; year: number; last: number };
  orderStep: OrderStepTable;
  /** What was agreed to when an order was placed, and in which words. */
  orderConsent: { orderUuid: string; kind: "terms" | "waiver"; version: string; at: Generated<string> };
  refund: RefundTable;
  /** What a customer declared when he withdrew from an order's contract; never changed. */
  withdrawal: {
    orderUuid: string;
    name: string;
    email: string;
    /** In words, a line each. */
    covers: ColumnType<string[], string, never>;
    /** What is due back for it, in cents. */
    amount: number;
    at: string;
  };
  /** Pictures that were taken down for good (image rights). */
  takedown: { pictureUuid: string; reason: string; at: Generated<string> };
  /** What a cart has lost to a takedown, until its shopper has read it. */
  lostPicture: { orderUuid: string; pictureUuid: string; at: Generated<string> };
  /** Browsers at a stand that the operator's code has opened. */
  operatorSession: { sessionUuid: string; codeHash: string; openedAt: Generated<string>; closesAt: string };
  payment: PaymentTable;
  paymentEvent: PaymentEventTable;
  idempotencyKey: {
    visitor: string;
    key: string;
    requestHash: string;
    /** The answer as JSON text; null only inside the transaction that is making it. */
    answer: string | null;
    createdAt: Generated<string>;
  };
  job: JobTable;
  /** The sandbox bank's own; amount in cents, 0 where the shopper did not pay. */
  sandboxTransaction: { transId: string; amount: number; at: Generated<string> };
  attempt: { bucket: string; windowStart: string; count: number };
  /** Facts of the shop itself: shipping fee, session secret, which demonstration was seeded. */
  shopFact: { key: string; value: string };
}
