import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Order, OrderItem } from "../../src/api/contract/orderEntities.ts";
import { agreedVersions } from "../../src/domain/orders/consents.ts";
import type { MailServer } from "../../tests/server/support/mailServer.ts";
import { type ReadMail, readMail } from "../../tests/server/support/readMail.ts";
import { Browser, type Choice, isUnavailable, itemOf, Unavailable } from "./browser.ts";
import { isJpeg, wordsOf } from "./documents.ts";
import { linkIn } from "./linkIn.ts";

/** An order of a print and a file that the shop has confirmed as paid. */
export interface PaidOrder {
  email: string;
  uuid: string;
  /** Cents. */
  total: number;
}

export interface PurchaseSetup {
  url: string;
  prints: Choice[];
  files: Choice[];
  mails: Pick<MailServer, "received">;
  /** Maximum tries of an unanswered call. */
  tries: number;
  /** Called before each retry, with how often this shopper has tried the call. */
  onRepeat: (error: unknown, by: { email: string; tried: number }) => void;
}

/** A mail may be delayed by many kills; lost mails are found at the end. */
const longestMailMs = 600_000;
const oneOf = <Of>(from: readonly Of[]): Of => from[Math.floor(Math.random() * from.length)] as Of;

/** How often the shop's client tries a call by itself, before the shopper is asked to. */
export const callTries = 3;
/** What a 503 says in Retry-After. */
const retryAfterMs = 2_000;

type Wire = Pick<PurchaseSetup, "url" | "tries" | "onRepeat">;

/** A shopper who retries unanswered calls with the same idempotency key, as the shop's client does. */
export class Shopper {
  readonly #browser: Browser;
  readonly #setup: Wire;
  readonly email: string;

  constructor(setup: Wire, email = `${randomUUID()}@example.fr`) {
    this.email = email;
    const place = () => Math.floor(Math.random() * 256);
    // A unique address: the shop limits calls by address.
    this.#browser = new Browser(setup.url, { "x-forwarded-for": `10.${place()}.${place()}.${place()}` });
    this.#setup = setup;
  }

  get credentials(): Record<string, string> {
    return this.#browser.credentials;
  }

  set token(token: string) {
    this.#browser.token = token;
  }

  call<Body>(method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<Body> {
    const key = randomUUID();
    return this.#repeat(`${method} ${path}`, () => this.#browser.call<Body>(method, path, body, key));
  }

  /** Requests a path, outside the API. */
  async open(path: string, init?: RequestInit): Promise<{ status: number; location: string; bytes: Buffer }> {
    return this.#repeat(path, async () => {
      const response = await this.#browser.open(path, init);
      if (isUnavailable(response)) throw new Unavailable(path);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, location: response.headers.get("location") ?? "", bytes };
    });
  }

  async #repeat<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> {
    for (let tried = 1; ; tried++) {
      try {
        return await work();
      } catch (error) {
        // Any response is an answer, except a 503.
        if (!(error instanceof TypeError || error instanceof Unavailable)) throw error;
        if (tried === this.#setup.tries) throw new Error(`${what}: no answer`, { cause: error });
        this.#setup.onRepeat(error, { email: this.email, tried });
        await sleep(error instanceof Unavailable ? retryAfterMs : Math.min(1500, 150 * 2 ** tried));
      }
    }
  }
}

/** Buys a print and a file, from the first picture to the confirmed payment. */
export async function buy(setup: PurchaseSetup): Promise<PaidOrder> {
  const shopper = new Shopper(setup);
  for (const choice of [oneOf(setup.prints), oneOf(setup.files)]) {
    await shopper.call("POST", "/anonymous/orderItems", itemOf(choice));
  }
  const uuid = await checkOut(shopper, { firstName: "Éloïse", lastName: "Lefèvre-Noël" });
  const items = await shopper.call<OrderItem[]>("GET", "/anonymous/orderItems/byCurrentOrder");
  const pieces = items.filter(({ kind }) => kind === "item").map(({ quantity }) => quantity);
  if (pieces.join() !== "1,1") throw new Error(`ordered two pieces, in the cart: ${pieces.join()}`);

  if (Math.random() < 0.3) {
    await payAt(shopper, uuid, "refuse");
    await shopper.call("PUT", `/customer/orders/${uuid}/unlockPaying`, {});
  }
  const paid = await payByCard(shopper, uuid);
  if (paid.status !== "paid") throw new Error(`told that it is paid, and it is ${paid.status}`);
  return { email: shopper.email, uuid, total: paid.totalPrice };
}

/**
 * Opens an account for the shopper and gives the cart's order its addresses; returns its uuid.
 * @param collectAt the event where it is collected; default: delivered by post
 */
export async function checkOut(
  shopper: Shopper,
  name: { firstName: string; lastName: string },
  collectAt?: string,
): Promise<string> {
  const { accessToken } = await shopper.call<{ accessToken: string | null }>(
    "POST",
    "/anonymous/customers/register",
    { email: shopper.email, password: "un mot de passe", ...name },
  );
  if (accessToken === null) throw new Error("the account was not opened");
  shopper.token = accessToken;
  const { id } = await shopper.call<{ id: number }>("POST", "/customer/addresses", {
    street: "12 chemin des Écuries",
    zipCode: "50000",
    city: "Saint-Lô",
  });
  const { currentOrderUuid: uuid } = await shopper.call<{ currentOrderUuid: string }>(
    "GET",
    "/anonymous/orders/currentOrderUuid",
  );
  if (collectAt !== undefined) {
    await shopper.call("PUT", `/customer/orders/${uuid}/clickAndCollectEvent`, { eventUuid: collectAt });
  }
  const addresses = { deliveryAddressId: collectAt === undefined ? id : null, invoiceAddressId: id };
  await shopper.call("PUT", `/customer/orders/${uuid}/addresses`, addresses);
  return uuid;
}

/** Pays an order by card; returns it as it is once the shop has confirmed the payment. */
export async function payByCard(shopper: Shopper, uuid: string): Promise<Order> {
  const back = await payAt(shopper, uuid, "pay");
  const told = await shopper.call<{ errorCode: string | null }>(
    "POST",
    "/customer/orders/handleAxeptaCallback",
    { dataCrypt: back.searchParams.get("Data"), len: back.searchParams.get("Len") },
  );
  if (back.pathname !== "/paymentSuccess" || told.errorCode !== null) {
    throw new Error(`paid, and told ${back.pathname} ${told.errorCode}`);
  }
  return shopper.call<Order>("GET", `/anonymous/orders/${uuid}`);
}

/** Pays or declines at the sandbox bank, which notifies before, after, twice or never; returns the URL of the way back. */
export async function payAt(shopper: Shopper, orderUuid: string, choice: "pay" | "refuse"): Promise<URL> {
  const { link } = await shopper.call<{ link: string }>(
    "GET",
    `/customer/orders/${orderUuid}/cardPaymentLink?${new URLSearchParams(agreedVersions(true))}`,
  );
  const request = new URL(link, "http://shop").searchParams;
  const notification = oneOf(["before", "after", "twice", "none"]);
  const answered = await shopper.open("/sandbox-bank/choice", {
    method: "POST",
    body: new URLSearchParams([...request, ["choice", choice], ["notification", notification]]),
  });
  if (answered.status !== 303) throw new Error(`the bank answered ${answered.status}`);
  const back = await shopper.open(answered.location);
  if (back.status !== 303) throw new Error(`the way back from the bank answered ${back.status}`);
  return new URL(back.location, "http://shop");
}

/** Waits for the three mails and opens their links to files and invoice in a browser without a session. */
export async function receiveMails(setup: PurchaseSetup, { email, uuid }: PaidOrder): Promise<void> {
  const anybody = new Shopper(setup);
  const confirmation = await mailTo(setup.mails, email, /est confirmée$/);
  if (!confirmation.text.includes("enregistrée et payée"))
    throw new Error("the confirmation says not that it is paid");

  const mailed = async (mail: ReadMail, path: string) =>
    new URL((await anybody.open(linkIn(mail, path).pathname)).location, "http://shop");
  const files = await mailed(await mailTo(setup.mails, email, /^Votre photo est prête/), "/d/");
  const key = new URLSearchParams({ publicAccessKey: files.searchParams.get("orderKey") ?? "" });
  const picture = await anybody.open(`/api/anonymous/orders/${uuid}/doDownloadOrder?${key}`);
  if (picture.status !== 200 || !isJpeg(picture.bytes))
    throw new Error(`the picture was answered ${picture.status}, ${picture.bytes.length} bytes`);

  const mail = await mailTo(setup.mails, email, /^Votre facture/);
  const { search } = await mailed(mail, "/f/");
  const invoice = await anybody.open(`/api/anonymous/orders/${uuid}/invoice${search}`);
  const number = /F\d{4}-\d+-\d+/.exec(mail.subject)?.[0] ?? "none";
  const words = invoice.status === 200 ? await wordsOf(invoice.bytes) : "";
  if (!words.includes(number))
    throw new Error(`the invoice was answered ${invoice.status}, without ${number}`);
}

async function mailTo(
  { received }: PurchaseSetup["mails"],
  email: string,
  subject: RegExp,
): Promise<ReadMail> {
  for (const deadline = Date.now() + longestMailMs; Date.now() < deadline; await sleep(200)) {
    const mails = received.filter(({ to }) => to.includes(email)).map(({ eml }) => readMail(eml));
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
  }
  throw new Error(`no mail ${subject} came to ${email}`);
}
