import type { ServedContract } from "../../../../src/api/contract/operatorCalls.ts";

/** The document's introduction, for those who read it as a page; docs/api.md says more. */
export const aboutTheApi = `What the shop's own pages call, and what operators decide.

- Amounts are integers in cents of a euro. Moments are in UTC; a request may name another zone, and means UTC without one.
- Every error has the body \`Error\`: decide by its \`code\`. A path that is asked by another method answers 405 with \`Allow\`.
- A list with \`limit\` and \`offset\` gives its whole length in \`x-total-count\`.
- A writing request with an \`Idempotency-Key\` may be repeated: it is done once.
- A 503 may be repeated after \`Retry-After\` seconds.`;

/** What the document's groups of calls are about. */
export const resources: Readonly<Record<keyof ServedContract | "links", string>> = {
  customers: "Accounts, sign-in and addresses",
  orderItems: "What the cart holds, and the packs that would cost less",
  orderItemPictures: "The pictures in the places of packs",
  orders: "Orders, from the cart to the card payment",
  withdrawals: "Withdrawing from an order's contract",
  counter: "Paying and handing over orders, and the day's sales: for operators",
  products: "Products of each pricing",
  productVariants: "Formats and prices of products",
  events: "Events with pictures",
  contests: "Contests of an event",
  pictures: "Finding pictures",
  sharedSelections: "Selections of pictures that others open by a code",
  visitors: "Shared screens",
  pricings: "Groups of products that an event sells",
  configs: "What kind of shop this is",
  seller: "Who sells",
  discounts: "Discounts that the cart has",
  adverts: "The seller's own advertisements",
  filterTypes: "Kinds of names: rider, horse, start number",
  filterValues: "Names that pictures are found by",
  nameAlerts: "Mails to those whose pictures were not in yet",
  nameClaims: "Names that shoppers propose for pictures without one",
  operator: "What operators decide: each call does what the command of its name does",
  links: "Files that a browser opens itself",
};
