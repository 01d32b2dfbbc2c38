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
import type { OperatorTables } from "./operatorTables.ts";
import type { InvoiceContent, Seller } from "./storedDocument.ts";

/** The four fields of every stored entity; the database fills them in. */
interface Stored {
  createdAt: Generated<string>;
  modifiedAt: Generated<string>;
  creationPlaceId: Generated<number>;
  isDeleted: Generated<boolean>;
}

/** The table of an entity: columns are named like fields. `Filled`: columns with a default. */
type TableOf<Entity, Filled extends keyof Entity = never> = Stored & {
  [Field in Exclude<keyof Entity, keyof Stored>]: Field extends Filled
    ? Generated<Entity[Field]>
    : Entity[Field];
};

/** One attempt to pay an order by card; never deleted. */
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

/** Append-only journal of payments. */
export interface PaymentEventTable {
  id: Generated<number>;
  paymentUuid: string | null;
  kind: string;
  /** Details for the operator, as JSON. */
  detail: string;
  createdAt: Generated<string>;
}

/** A job to run after the transaction that enqueued it; only `server/jobs` writes this table. */
export interface JobTable {
  id: Generated<number>;
  kind: string;
  /** Unique among jobs of its kind, done or not. */
  key: string;
  payload: ColumnType<unknown, string, string>;
  createdAt: Generated<string>;
  /** When it may be taken; while a worker has it, when its lease ends. */
  dueAt: Generated<string>;
  /** Identifies one lease: a worker that has lost the job cannot finish it. */
  takenBy: string | null;
  attempts: Generated<number>;
  lastError: string | null;
  doneAt: string | null;
  /** Failed: the operator decides. */
  deadAt: string | null;
  /** The request that caused it, for the log; null for a recurring job. */
  requestId: string | null;
}

/** An issued invoice; the database rejects changes and deletion. */
export interface InvoiceTable {
  orderUuid: string;
  placeId: number;
  year: number;
  /** From 1, gapless for each place and year. */
  sequence: number;
  number: string;
  issuedAt: string;
  content: JSONColumnType<InvoiceContent>;
  /** Null while the settings name no seller: until then it is a specimen. */
  seller: JSONColumnType<Seller> | null;
}

/** Status history of an order, written by the database at each change. */
export interface OrderStepTable {
  id: Generated<number>;
  orderUuid: string;
  status: OrderStatus;
  /** Who changed it: `shop`, `counter`, `operator`. */
  by: string;
  at: Generated<string>;
}

/** Money that the operator has given back, or has noted to give back; never changed. */
export interface RefundTable {
  uuid: Generated<string>;
  orderUuid: string;
  /** The payment due back; null for the refund of a paid order. */
  paymentUuid: string | null;
  /** Cents. */
  amount: number;
  method: PaymentMethod;
  reason: string;
  createdAt: Generated<string>;
}

/** The credit note of a refund; the database rejects changes and deletion. */
export interface CreditNoteTable extends InvoiceTable {
  refundUuid: string;
}

export interface Database extends OperatorTables {
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
    Omit<OrderItem, "remainingPictures" | "cropOffset">,
    "uuid" | "hasLocalChanges" | "kind" | "quantity" | "withMatOption" | "withSatinOption"
  >;
  orderItemPicture: TableOf<
    Omit<OrderItemPicture, "cropOffset">,
    "uuid" | "groupPosition" | "isFileFetched" | "alterWithExternalFile" | "alterFrameDisabled" | "priceShare"
  > & { cropOffset: number | null };
  product: TableOf<Product, "uuid" | "description" | "longDescription">;
  productVariant: TableOf<ProductVariant, "uuid">;
  pricing: TableOf<Pricing, "id" | "workspaceUuid">;
  event: TableOf<
    Event,
    "uuid" | "isVisible" | "isDisplaySelected" | "hasClickAndCollect" | "totalPictureCount"
  > & {
    /** IANA name: capture dates of its photographs are local times there. */
    timeZone: Generated<string>;
    /** Set by the operator: imported pictures do not change them. */
    hasFixedDates: Generated<boolean>;
  };
  contest: TableOf<Contest, "uuid" | "isVisible" | "totalPictureCount">;
  picture: TableOf<Picture, "uuid" | "kind"> & {
    /** Key of the original in the file store. Never public. */
    originalKey: string;
    /** SHA-256 of the original: repeated imports add no duplicate. */
    contentHash: string | null;
    cameraUuid: string | null;
    /** What the camera's clock said, `YYYY-MM-DDTHH:mm:ss`; null: no date, or imported before 0004_cameras.ts. */
    cameraTime: string | null;
    /** UTC offset that the camera recorded, `+02:00`. */
    cameraOffset: string | null;
    /** The moment that the camera's clock means; `takenAt` is null while that is out of reason. */
    clockedAt: string | null;
    /** `#rrggbb`, top to bottom: a tile's placeholder. */
    colours: Generated<string[]>;
    /** The contract's fields as one JSON object, maintained by the database (0001_shop.sql lists them). */
    json: GeneratedAlways<string>;
  };
  /** The filter values that a picture shows. */
  pictureFilterValue: {
    pictureUuid: string;
    filterValueUuid: string;
    /** Only start lists have given it: it goes with the last of them. */
    isFromList: Generated<boolean>;
  };
  /** Number of an event's pictures that show a filter value; updated by import and demonstration. */
  eventFilterValue: { eventUuid: string; filterValueUuid: string; pictureCount: number };
  filterType: TableOf<FilterType, "uuid" | "hasLocalChanges" | "workspaceUuid" | "showAsTag">;
  filterValue: TableOf<FilterValue, "uuid" | "hasLocalChanges"> & {
    searchKey: string;
    /** The value that this deleted one is a former spelling of. */
    mergedIntoUuid: string | null;
  };
  discount: TableOf<Discount, "id">;
  advert: TableOf<Advert, "uuid" | "workspaceUuid" | "isPlaceMain" | "isPlaceTruck">;

  /** Images of /images/{uuid}.webp: covers of events, adverts. */
  plainImage: { uuid: string; originalKey: string };
  /** A selection shared by its code, until it expires. */
  sharedSelection: {
    code: string;
    pictureUuids: string[];
    createdAt: Generated<string>;
    expiresAt: string;
  };
  /** A shared screen's cart and selection, for a phone to take over until the code expires. */
  handover: Omit<Database["sharedSelection"], "createdAt"> & { sessionUuid: string; takenAt: string | null };
  /** Who asked to be told when pictures with a name are in, until the mail is sent. */
  nameAlert: {
    uuid: Generated<string>;
    email: string;
    /** As typed into the search. */
    text: string;
    /** Of the text: two spellings of the same are one alert. */
    searchKey: string;
    /** Null: any event. */
    eventUuid: string | null;
    createdAt: Generated<string>;
    /** Until then nothing but the link to confirm is mailed. */
    confirmedAt: string | null;
    /** Of its event's answers, or of the shop's, when it was last looked for. */
    checkedVersion: number | null;
    /** When its mail was enqueued. */
    queuedAt: string | null;
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
  /** The last number issued at a place in a year. */
  invoiceCounter: { placeId: number; year: number; last: number };
  /** Files made from originals for paid orders, shared by orders. */
  digitalFile: {
    pictureUuid: string;
    format: DigitalFormat;
    byteSize: number;
    width: number;
    height: number;
    /** The original that it was made from: a replaced one makes it stale. */
    originalKey: string;
    /** The original is smaller than the format and was delivered at its own size. */
    isSmaller: boolean;
    /** CRC-32 of the bytes; null for a file made before there were checksums, until it is downloaded. */
    crc32: number | null;
    createdAt: Generated<string>;
  };
  creditNote: CreditNoteTable;
  /** The last credit note number issued at a place in a year. */
  creditNoteCounter: { placeId: number; year: number; last: number };
  orderStep: OrderStepTable;
  /** The consents given when an order was placed, with their versions. */
  orderConsent: { orderUuid: string; kind: "terms" | "waiver"; version: string; at: Generated<string> };
  refund: RefundTable;
  /** A customer's declaration of withdrawal from an order's contract; never changed. */
  withdrawal: {
    orderUuid: string;
    name: string;
    email: string;
    /** One line of text for each item. */
    covers: ColumnType<string[], string, never>;
    /** The amount due back, in cents. */
    amount: number;
    at: string;
  };
  /** Pictures taken down permanently (image rights). */
  takedown: { pictureUuid: string; reason: string; at: Generated<string> };
  /** Pictures that a cart lost to a takedown, until its shopper has read the notice. */
  lostPicture: { orderUuid: string; pictureUuid: string; at: Generated<string> };
  payment: PaymentTable;
  paymentEvent: PaymentEventTable;
  idempotencyKey: {
    visitor: string;
    key: string;
    requestHash: string;
    /** The answer as JSON text; null only inside the transaction that creates it. */
    answer: string | null;
    createdAt: Generated<string>;
  };
  /** Changes whenever an answer of its scope does; kept by the database (0011_answerVersions.ts). */
  answerVersion: { scope: string; version: GeneratedAlways<number> };
  /** Pictures of an event or a contest by the minute of an hour, those of hidden contests too; kept by the database. */
  pictureHour: { of: string; hour: string; counts: number[]; total: number };
  job: JobTable;
  /** The sandbox bank's transactions; amount in cents, 0 if the shopper did not pay. */
  sandboxTransaction: { transId: string; amount: number; at: Generated<string> };
  attempt: { bucket: string; windowStart: string; count: number };
  /** Facts of the shop itself: shipping fee, session secret, which demonstration was seeded. */
  shopFact: { key: string; value: string };
}
