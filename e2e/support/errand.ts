import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Order, OrderItem } from "../../src/api/contract/orderEntities.ts";
import { agreedVersions } from "../../src/domain/orders/consents.ts";
import type { MailServer } from "../../tests/server/support/mailServer.ts";
import { type ReadMail, readMail } from "../../tests/server/support/readMail.ts";
import { Browser, type Choice, itemOf, Unavailable } from "./browser.ts";
import { namesIn, wordsOf } from "./documents.ts";
import { linkIn } from "./linkIn.ts";

/** An order of a print and a file that the shop has told its shopper is paid. */
export interface PaidOrder {
  email: string;
  uuid: string;
  /** Cents. */
  total: number;
}

export interface Errands {
  url: string;
  prints: Choice[];
  files: Choice[];
  mails: MailServer;
  /** How often a call is made at most, as long as no answer comes. */
  tries: number;
  /** Told whenever a call is made once more. */
  onRepeat: () => void;
}

/** A mail may wait for many kills; that none is lost is seen when all is at rest. */
const longestMailMs = 600_000;
const oneOf = <Of>(from: readonly Of[]): Of => from[Math.floor(Math.random() * from.length)] as Of;

/** A shopper who repeats what the network left unanswered, each call under its own key, as the shop's client does. */
class Shopper {
  readonly #browser: Browser;
  readonly #errands: Errands;
  readonly email = `${randomUUID()}@example.fr`;

  constructor(errands: Errands) {
    const place = () => Math.floor(Math.random() * 256);
    // Each comes from an address of his own: the shop counts what comes from one.
    this.#browser = new Browser(errands.url, { "x-forwarded-for": `10.${place()}.${place()}.${place()}` });
    this.#errands = errands;
  }

  set token(token: string) {
    this.#browser.token = token;
  }

  call<Body>(method: "GET" | "POST" | "PUT", path: string, body?: object): Promise<Body> {
    const key = randomUUID();
    return this.#repeat(`${method} ${path}`, () => this.#browser.call<Body>(method, path, body, key));
  }

  /** Opens an address: its status, where it leads, what it holds. */
  async open(path: string, init?: RequestInit): Promise<{ status: number; location: string; bytes: Buffer }> {
    return this.#repeat(path, async () => {
      const response = await this.#browser.open(path, init);
      if (response.status === 503) throw new Unavailable(path);
      const bytes = Buffer.from(await response.arrayBuffer());
      return { status: response.status, location: response.headers.get("location") ?? "", bytes };
    });
  }

  async #repeat<Answer>(what: string, work: () => Promise<Answer>): Promise<Answer> {
    for (let tried = 1; ; tried++) {
      try {
        return await work();
      } catch (error) {
        // What the shop answered is an answer, but for a 503.
        if (!(error instanceof TypeError || error instanceof Unavailable)) throw error;
        if (tried === this.#errands.tries) throw new Error(`${what}: no answer`, { cause: error });
        this.#errands.onRepeat();
        await sleep(Math.min(1500, 150 * 2 ** tried));
      }
    }
  }
}

/** From the first picture to the word that the order is paid. */
export async function order(errands: Errands): Promise<PaidOrder> {
  const shopper = new Shopper(errands);
  for (const choice of [oneOf(errands.prints), oneOf(errands.files)]) {
    await shopper.call("POST", "/anonymous/orderItems", itemOf(choice));
  }
  const { accessToken } = await shopper.call<{ accessToken: string | null }>(
    "POST",
    "/anonymous/customers/register",
    { email: shopper.email, password: "un mot de passe", firstName: "Éloïse", lastName: "Lefèvre-Noël" },
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
  const addresses = { deliveryAddressId: id, invoiceAddressId: id };
  await shopper.call("PUT", `/customer/orders/${uuid}/addresses`, addresses);
  const items = await shopper.call<OrderItem[]>("GET", "/anonymous/orderItems/byCurrentOrder");
  const pieces = items.filter(({ kind }) => kind === "item").map(({ quantity }) => quantity);
  if (pieces.join() !== "1,1") throw new Error(`ordered two pieces, in the cart: ${pieces.join()}`);

  if (Math.random() < 0.3) {
    await payAt(shopper, uuid, "refuse");
    await shopper.call("PUT", `/customer/orders/${uuid}/unlockPaying`, {});
  }
  const back = await payAt(shopper, uuid, "pay");
  const told = await shopper.call<{ errorCode: string | null }>(
    "POST",
    "/customer/orders/handleAxeptaCallback",
    { dataCrypt: back.searchParams.get("Data"), len: back.searchParams.get("Len") },
  );
  if (back.pathname !== "/paymentSuccess" || told.errorCode !== null) {
    throw new Error(`paid, and told ${back.pathname} ${told.errorCode}`);
  }
  const paid = await shopper.call<Order>("GET", `/anonymous/orders/${uuid}`);
  if (paid.status !== "paid") throw new Error(`told that it is paid, and it is ${paid.status}`);
  return { email: shopper.email, uuid, total: paid.totalPrice };
}

/** Goes to the bank and comes back to the shop's page, by whatever way and message the bank chooses. */
async function payAt(shopper: Shopper, orderUuid: string, choice: "pay" | "refuse"): Promise<URL> {
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

/** What follows: the three mails, and by their links the files and the invoice, in a browser where nobody is signed in. */
export async function receive(errands: Errands, { email, uuid }: PaidOrder): Promise<void> {
  const anybody = new Shopper(errands);
  const confirmation = await mailTo(errands.mails, email, /est confirmée$/);
  if (!confirmation.text.includes("enregistrée et payée"))
    throw new Error("the confirmation says not that it is paid");

  const files = linkIn(await mailTo(errands.mails, email, /^Votre photo est prête/), "/downloadOrder");
  const key = new URLSearchParams({ publicAccessKey: files.searchParams.get("orderKey") ?? "" });
  const zip = await anybody.open(`/api/anonymous/orders/${uuid}/doDownloadOrder?${key}`);
  const names = zip.status === 200 ? await namesIn(zip.bytes) : [];
  if (names.length !== 1) throw new Error(`the files were answered ${zip.status}, ${names.length} files`);

  const mail = await mailTo(errands.mails, email, /^Votre facture/);
  const { search } = linkIn(mail, "/orderInvoice");
  const invoice = await anybody.open(`/api/anonymous/orders/${uuid}/invoice${search}`);
  const number = /F\d{4}-\d+-\d+/.exec(mail.subject)?.[0] ?? "none";
  const words = invoice.status === 200 ? await wordsOf(invoice.bytes) : "";
  if (!words.includes(number))
    throw new Error(`the invoice was answered ${invoice.status}, without ${number}`);
}

async function mailTo({ received }: MailServer, email: string, subject: RegExp): Promise<ReadMail> {
  for (const deadline = Date.now() + longestMailMs; Date.now() < deadline; await sleep(200)) {
    const mails = received.filter(({ to }) => to.includes(email)).map(({ eml }) => readMail(eml));
    const found = mails.find((mail) => subject.test(mail.subject));
    if (found) return found;
  }
  throw new Error(`no mail ${subject} came to ${email}`);
}
