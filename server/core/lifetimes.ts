import type { Database } from "../db/schema.ts";

/** How long temporary data is kept, in days; docs/running-a-shop.md lists it. */
export const lifetimes = {
  /** A visitor's cart and session after their last use. */
  cartDays: { main: 30, truck: 2 },
  /** A saved cart after the event of its pictures, or after its last change if later. */
  savedCartDays: 60,
  /** The session's cookie, and with it access to orders placed without an account. */
  cookieDays: 365,
  /** The answer for a repeated call. */
  idempotencyDays: 7,
  /** Counts of attempts: their windows are 15 minutes. */
  attemptDays: 1 / 24,
  /** Completed jobs: until then the same job does not run twice. */
  doneJobDays: 30,
  /** Completed jobs that may be repeated: password resets contain an e-mail address. */
  doneResetDays: 1,
  /** Failed jobs that no operator has retried. */
  deadJobDays: 90,
  /** Mails written as files, where there is no mail server. */
  mailFileDays: 30,
  /** Rows of a start list, kept for pictures still to come, after it was applied: they name people. */
  startListDays: 90,
  /** Proposed names, which may be people's: those that wait are deleted, the others keep a hash, so that a no counts for good. */
  proposedNameDays: 90,
  /** Alerts that wait for their confirmation, then for pictures with the name. */
  nameAlertDays: { unconfirmed: 2, confirmed: 60 },
  /** Names that no picture and no order has any more, with their former spellings. */
  unusedNameDays: 7,
  /** The sandbox bank's transactions. */
  sandboxDays: 30,
} as const;

/** Tables that the sweep empties; sweep.ts says when. */
type Swept =
  | "attempt"
  | "customerToken"
  | "handover"
  | "idempotencyKey"
  | "job"
  | "nameAlert"
  | "operatorSession"
  | "order"
  | "orderItem"
  | "orderItemPicture"
  | "proposedName"
  | "sandboxTransaction"
  | "sharedSelection"
  | "startListRow"
  | "visitorSession";

/** Why the other tables are kept: a new table does not compile without its lifetime. */
export const kept: Record<Exclude<keyof Database, Swept>, string> = {
  customer: "until the customer is erased",
  address: "until the customer is erased",
  payment: "accounts: ten years",
  paymentEvent: "accounts: ten years",
  invoice: "accounts: ten years",
  invoiceCounter: "accounts: ten years",
  creditNote: "accounts: ten years",
  creditNoteCounter: "accounts: ten years",
  refund: "accounts: ten years",
  withdrawal: "evidence of a contract: ten years",
  orderConsent: "with its order",
  orderStep: "with its order",
  shipment: "until the customer is erased",
  printBatch: "the shop's own",
  lostPicture: "with its order",
  takedown: "a person's right to the image",
  auditEntry: "the shop's own",
  operator: "evidence of who did what: with auditEntry",
  operatorKey: "evidence of who did what: with auditEntry",
  webhook: "evidence of who did what: with auditEntry; its secret until it is ended",
  digitalFile: "the shop's own",
  discount: "the shop's own",
  advert: "the shop's own",
  event: "the shop's own",
  contest: "the shop's own",
  camera: "the shop's own",
  picture: "the shop's own",
  knownFile: "the shop's own",
  pictureFilterValue: "the shop's own",
  eventFilterValue: "the shop's own",
  filterType: "the shop's own",
  filterValue: "while a picture or an order has the name, then unusedNameDays",
  plainImage: "the shop's own",
  startList: "the shop's own",
  startListName: "with its list",
  nameClaim: "until its name is decided; with its proposed name or its session",
  pricing: "the shop's own",
  product: "the shop's own",
  productVariant: "the shop's own",
  shopFact: "the shop's own",
  pictureHour: "the shop's own",
  answerVersion: "the shop's own",
};
