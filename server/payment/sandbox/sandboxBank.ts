import { readFileSync } from "node:fs";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Services } from "../../core/services.ts";
import type { AxeptaConfig } from "../axepta/config.ts";
import { buildInquiryAnswer, readInquiry } from "../axepta/inquiry.ts";
import { UnreadableMessage } from "../axepta/message.ts";
import { buildPaymentAnswer } from "../axepta/paymentAnswer.ts";
import { type PaymentOrder, readPaymentRequest } from "../axepta/paymentRequest.ts";
import { type FormFields, readFormFields } from "../formFields.ts";
import { sandboxBankPath } from "../paymentConfig.ts";
import { choices, notifications, oneOf, outcomes, returnWays } from "./choice.ts";
import { notifyShop } from "./notify.ts";
import { type BroughtRequest, paymentPage, refusalPage, returnPage } from "./pages.ts";
import { findTransaction, payIdOf, recordTransaction } from "./sandboxTransactions.ts";

const bodyMaximum = 64 * 1024;
const afterReturnMs = 1_500;
const stylesheet = readFileSync(new URL("./bank.css", import.meta.url), "utf8");

interface Options {
  config: AxeptaConfig;
  services: Pick<Services, "db" | "publicUrl" | "log">;
  /** Milliseconds before each retry of a notification that the shop did not accept. */
  notifyDelays?: readonly number[];
}

/**
 * The bank that replaces the card provider while no `AXEPTA_…` is set: same request, same answer, same notification, same
 * inquiry. Mount it at `sandboxBankPath`. It stores what was paid; the page carries the sealed request.
 */
export function createSandboxBank({ config, services, notifyDelays }: Options): Hono {
  const { log, publicUrl } = services;
  const base = sandboxBankPath;
  const bank = new Hono();
  bank.use(
    bodyLimit({
      maxSize: bodyMaximum,
      onError: (c) => c.html(refusalPage(base, "the request is too large"), 413),
    }),
  );
  bank.use(async (c, next) => {
    await next();
    c.header("cache-control", c.req.path.endsWith(".css") ? "public, max-age=3600" : "no-store");
  });
  bank.onError((error, c) => {
    if (!(error instanceof UnreadableMessage)) throw error;
    return c.html(refusalPage(base, error.message), 400);
  });

  bank.get("/bank.css", (c) => c.body(stylesheet, 200, { "content-type": "text/css; charset=utf-8" }));

  bank.on(["GET", "POST"], "/paymentpage.aspx", async (c) => {
    const { order, brought } = await readOrder(c);
    return c.html(paymentPage(base, order, brought));
  });

  bank.post("/choice", async (c) => {
    const { order, field } = await readOrder(c);
    const choice = choices.find((candidate) => candidate === field("choice"));
    if (!choice) throw new UnreadableMessage("no choice was made");
    const answer = buildPaymentAnswer(
      {
        ...outcomes[choice],
        transId: order.transId,
        payId: payIdOf(order.transId),
        refNr: order.refNr,
        userData: order.userData,
      },
      config,
    );
    await recordTransaction(services.db, order, choice);
    const notification = oneOf(notifications, field("notification"));
    const notify = () =>
      notifyShop(order.urlNotify, answer, { log, ...(notifyDelays && { delays: notifyDelays }) });
    if (notification === "before" || notification === "twice") await notify();
    if (notification === "after" || notification === "twice") {
      setTimeout(() => void notify(), afterReturnMs).unref();
    }
    // Only the path: the shopper may use another host name of this shop than PUBLIC_URL.
    const url = new URL(choice === "pay" ? order.urlSuccess : order.urlFailure).pathname;
    if (oneOf(returnWays, field("returnWay")) === "post") return c.html(returnPage(base, url, answer));
    return c.redirect(`${url}?Data=${answer.Data}&Len=${answer.Len}`, 303);
  });

  bank.post("/inquire24.aspx", async (c) => {
    const field = await readFormFields(c);
    const asked = { merchantId: field("MerchantID"), data: field("Data"), len: field("Len") };
    const found = await findTransaction(services.db, readInquiry(asked, config));
    const { Data, Len } = buildInquiryAnswer(found, config);
    return c.text(`Len=${Len}&Data=${Data}`);
  });

  async function readOrder(
    c: Context,
  ): Promise<{ order: PaymentOrder; brought: BroughtRequest; field: FormFields }> {
    const field = await readFormFields(c);
    const brought = { merchantId: field("MerchantID"), data: field("Data"), len: field("Len") };
    const order = readPaymentRequest(brought, config);
    const shop = new URL(publicUrl).origin;
    for (const url of [order.urlSuccess, order.urlFailure, order.urlNotify]) {
      // Otherwise the bank would send requests and shoppers to any address.
      if (URL.parse(url)?.origin !== shop) throw new UnreadableMessage(`not an address of this shop: ${url}`);
    }
    return { order, brought, field };
  }

  return bank;
}
