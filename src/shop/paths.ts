/** Path patterns of all screens, for the router (specification, section 2). */
export const routePaths = {
  root: "/",
  search: "/search",
  cart: "/cart",
  /** The ticket of a cart saved at the stand. */
  savedCart: "/savedCart/:orderUuid",
  orderItem: "/orderItem/:orderItemUuid",
  order: "/order/:orderUuid",
  orderInvoice: "/orderInvoice/:orderUuid",
  /** Alternative spelling of the invoice's address. */
  orderInvoiceHyphen: "/order-invoice/:orderUuid",
  downloadOrder: "/downloadOrder",
  login: "/login",
  forgot: "/forgot",
  register: "/register",
  recover: "/recover",
  account: "/account",
  paymentSuccess: "/paymentSuccess",
  paymentFailure: "/paymentFailure",
  cgv: "/cgv",
  legalNotice: "/mentions-legales",
  privacy: "/donnees-personnelles",
  /** The links in mails of « Prévenez-moi ». */
  nameAlert: "/alerte",
  /** The operators' counter. */
  counter: "/comptoir",
  /** The recent pictures, for a second screen. */
  wall: "/mur",
  help: "/help",
  unknown: "*",
} as const;

function withQuery(path: string, query: Record<string, string | null>): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return entries.length === 0 ? path : `${path}?${new URLSearchParams(entries)}`;
}

/** Addresses of screens, for links and redirections. */
export const paths = {
  /** The search; `query` is a filter's (`filterQuery`). */
  search: (query: Record<string, string> = {}) => withQuery(routePaths.search, query),
  /** The initial search: every event. */
  rootSearch: () => withQuery(routePaths.search, { mode: "events" }),
  selection: () => withQuery(routePaths.search, { view: "selection" }),
  /** Opens a shared selection by its code. */
  sharedSelection: (code: string) => withQuery(routePaths.search, { selection: code }),
  cart: () => routePaths.cart,
  savedCart: (orderUuid: string) => `/savedCart/${orderUuid}`,
  /** Takes over the cart of a stand's screen; the server leads it to the cart (`server/core/shortLink.ts`). */
  takeOver: (code: string) => `/t/${code}`,
  /** Restores a saved cart: the target of its ticket's QR code. */
  restoreCart: (orderUuid: string) => withQuery(routePaths.cart, { panier: orderUuid }),
  orderItem: (uuid: string) => `/orderItem/${uuid}`,
  order: (uuid: string) => `/order/${uuid}`,
  downloadOrder: (orderUuid: string, orderKey: string) =>
    withQuery(routePaths.downloadOrder, { orderUuid, orderKey }),
  login: (returnUrl: string | null = null) => withQuery(routePaths.login, { returnUrl }),
  forgot: () => routePaths.forgot,
  register: (returnUrl: string | null = null) => withQuery(routePaths.register, { returnUrl }),
  account: () => routePaths.account,
  cgv: () => routePaths.cgv,
  legalNotice: () => routePaths.legalNotice,
  privacy: () => routePaths.privacy,
  counter: () => routePaths.counter,
  counterOrder: (uuid: string) => withQuery(routePaths.counter, { commande: uuid }),
  help: () => routePaths.help,
};

/**
 * Returns a path of this shop that is safe to redirect to, or null: a `returnUrl` comes from the address bar, and
 * anything that a browser could read as another site is refused (design.md, "guards").
 */
export function shopPath(candidate: string | null | undefined): string | null {
  if (!candidate || candidate.length > 2000) return null;
  // Browsers strip tabs and line breaks and read a backslash as a slash: "/\t/evil.example" is another site.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused here
  if (!candidate.startsWith("/") || /^\/[/\\]|[\u0000-\u0020\u007f\\]/.test(candidate)) return null;
  const base = "http://shop.invalid";
  const url = URL.canParse(candidate, base) ? new URL(candidate, base) : null;
  // "/x/..//evil.example" normalises to "//evil.example".
  if (url?.origin !== base || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}
