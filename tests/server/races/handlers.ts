import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { growLargeEvent } from "../../../demo/largeEvent.ts";
import { jobKinds } from "../../../server/app/jobKinds.ts";
import { setShipping } from "../../../server/cart/setShipping.ts";
import { addAdvert } from "../../../server/catalogue/addAdvert.ts";
import { addDiscount } from "../../../server/catalogue/addDiscount.ts";
import { editAdvert } from "../../../server/catalogue/editAdvert.ts";
import { editDiscount } from "../../../server/catalogue/editDiscount.ts";
import { removeAdvert } from "../../../server/catalogue/removeAdvert.ts";
import { removeDiscount } from "../../../server/catalogue/removeDiscount.ts";
import { setEventCover } from "../../../server/catalogue/setEventCover.ts";
import { ApiError } from "../../../server/core/apiError.ts";
import { commandLine } from "../../../server/core/author.ts";
import { CliError } from "../../../server/core/cliError.ts";
import type { Services } from "../../../server/core/services.ts";
import { eraseCustomer } from "../../../server/customers/eraseCustomer.ts";
import { mailResetLink } from "../../../server/customers/mailResetLink.ts";
import { runTransaction } from "../../../server/db/database.ts";
import { deliverPartialOrder } from "../../../server/files/deliverPartialOrder.ts";
import { findPrintOrders, printObstacle } from "../../../server/fulfilment/print/findPrintOrders.ts";
import { printsState, readPrints } from "../../../server/fulfilment/print/readPrints.ts";
import { recordBatch } from "../../../server/fulfilment/print/recordBatch.ts";
import { shipOrder } from "../../../server/fulfilment/shipOrder.ts";
import { storePlainImage } from "../../../server/images/storePlainImage.ts";
import type { StatedProduct } from "../../../server/import/catalogue/catalogueFile.ts";
import { writeCatalogue } from "../../../server/import/catalogue/writeCatalogue.ts";
import { createContest } from "../../../server/import/createContest.ts";
import { createEvent } from "../../../server/import/createEvent.ts";
import { editContest } from "../../../server/import/editContest.ts";
import { editEvent } from "../../../server/import/editEvent.ts";
import { movePictures } from "../../../server/import/movePictures.ts";
import { nameByNewList } from "../../../server/import/nameByList.ts";
import { nameByListsJob } from "../../../server/import/nameByListsJob.ts";
import { correctName } from "../../../server/import/names/correctName.ts";
import { detachName } from "../../../server/import/names/detachName.ts";
import { mergeNames } from "../../../server/import/names/mergeNames.ts";
import { acceptProposedNames } from "../../../server/import/proposals/acceptProposedNames.ts";
import { proposeNames } from "../../../server/import/proposals/proposeNames.ts";
import { refuseProposedNames } from "../../../server/import/proposals/refuseProposedNames.ts";
import { reconcilePayments } from "../../../server/import/reconcilePayments.ts";
import { renamePicture } from "../../../server/import/renamePicture.ts";
import { replacePicture } from "../../../server/import/replacePicture.ts";
import { setClock } from "../../../server/import/setClock.ts";
import { setStandEvent } from "../../../server/import/setStandEvent.ts";
import { takeDown } from "../../../server/import/takeDown.ts";
import { undoStartList } from "../../../server/import/undoStartList.ts";
import { writePictures } from "../../../server/import/writePictures.ts";
import { enqueue } from "../../../server/jobs/enqueue.ts";
import type { AnyJobKind, JobKind } from "../../../server/jobs/jobKind.ts";
import { retryJobs } from "../../../server/jobs/retryJobs.ts";
import { runDueJobs } from "../../../server/jobs/worker.ts";
import { nameAlertConfirmationJob } from "../../../server/nameAlerts/nameAlertConfirmationJob.ts";
import { nameAlertMailJob } from "../../../server/nameAlerts/nameAlertMailJob.ts";
import { nameAlertSearchJob } from "../../../server/nameAlerts/nameAlertSearchJob.ts";
import { addOperator } from "../../../server/operators/addOperator.ts";
import { addOperatorKey } from "../../../server/operators/addOperatorKey.ts";
import { endOperator } from "../../../server/operators/endOperator.ts";
import { endOperatorKey } from "../../../server/operators/endOperatorKey.ts";
import { renewOperatorPassword } from "../../../server/operators/renewOperatorPassword.ts";
import { setOperatorRole } from "../../../server/operators/setOperatorRole.ts";
import { advanceOrder } from "../../../server/orders/advanceOrder.ts";
import { cancelOrder } from "../../../server/orders/cancelOrder.ts";
import { payPlacedOrder } from "../../../server/payment/payPlacedOrder.ts";
import { refundOrder } from "../../../server/payment/refundOrder.ts";
import { refundPayment } from "../../../server/payment/refundPayment.ts";
import { addWebhook } from "../../../server/webhooks/addWebhook.ts";
import { endWebhook } from "../../../server/webhooks/endWebhook.ts";
import { testWebhook } from "../../../server/webhooks/testWebhook.ts";
import { agreedVersions } from "../../../src/domain/orders/consents.ts";
import type { VariantPrices } from "../../../src/domain/products/product.ts";
import { pack } from "../cart/packStock.ts";
import { print } from "../cart/shopper.ts";
import { jpeg } from "../support/photographs.ts";
import { TestVisitor } from "../support/testShop.ts";
import { type Facts, listOf, type World, worlds } from "./world.ts";

/** A handler's input: the shop as one actor reaches it. */
interface Surroundings {
  url: string;
  services: Services;
  facts: Facts;
  world: World;
  /** The world's order. */
  orderUuid: string;
}

export interface RaceHandler {
  /** Worlds in which it does its real work. */
  worlds: readonly World[];
  /** Other worlds to race it in, against their own handlers. */
  also?: readonly World[];
  /** Runs several transactions by design: each is a separate step in the serial orders. */
  inSteps?: true;
  /** Carts adopt its prices at the next touch: they are repriced before the comparison. */
  changesPrices?: true;
  /** Touches shoppers' orders: raced in `npm test`. */
  isOfOrder?: true;
  /** Returns the outcome that its caller sees. */
  run(at: Surroundings): Promise<string>;
}

const main = ["cart", "orderable", "paying", "unlocked", "paid", "served"] as const;
const truck = ["standCart", "standSaved", "placed", "standPaid"] as const;
const carts = ["cart", "standCart"] as const;
const besideCarts = ["orderable", "paying", "unlocked"] as const;

type Method = "GET" | "POST" | "PUT";
type Body = Record<string, unknown> | undefined;

/** A call over HTTP. Returns the status and the outcome fields. */
function call(
  who: "shopper" | "anna" | "nina" | "operator",
  method: Method,
  path: (at: Surroundings) => string,
  body: (at: Surroundings) => Body = () => ({}),
): RaceHandler["run"] {
  return async (at) => {
    const { zoe, leo } = at.facts;
    const isTruck = (truck as readonly World[]).includes(at.world);
    const visitor: TestVisitor = who === "shopper" ? (isTruck ? leo : zoe) : at.facts[who];
    // Cookies and tokens set in one race do not leak into the next.
    const browser = new TestVisitor(at.url, new Map(visitor.cookies));
    browser.token = visitor.token;
    const answered = await browser.request<Record<string, unknown>>(
      method,
      `/api${path(at)}`,
      method === "GET" ? undefined : body(at),
    );
    const { code, error, errorCode, isSuccess } = answered.body ?? {};
    return [answered.status, answered.status === 200 ? null : code, error, errorCode, isSuccess]
      .filter((word) => word != null)
      .join(" ");
  };
}

/** What a service that reads bibs says of two pictures. */
const proposals = ({ wanted, stock }: Facts) => [
  { pictureUuid: wanted, type: "bib", value: "12", certainty: 0.95 },
  { pictureUuid: stock.pictures.many[0] as string, type: "rider", value: "Zoé Lefèvre", certainty: 0.6 },
];

/** An operator's command: a refusal counts as its answer. */
const command =
  (work: (services: Services, at: Surroundings) => Promise<unknown>): RaceHandler["run"] =>
  async (at) => {
    try {
      await work(at.services, at);
      return "done";
    } catch (error) {
      if (error instanceof CliError || error instanceof ApiError) return `refused: ${error}`;
      throw error;
    }
  };

const job = (kind: string, worlds: readonly World[]): RaceHandler => ({
  worlds,
  inSteps: true,
  isOfOrder: true,
  run: async ({ services }) =>
    `${await runDueJobs(
      services,
      jobKinds.filter((known) => known.kind === kind),
    )} jobs`,
});

/** A job that is of no order. */
const anyJob = (kind: string): RaceHandler => ({ worlds: ["cart"], inSteps: true, run: job(kind, []).run });

/** A job about names that somebody asked for, enqueued and run, and the jobs that it enqueues. */
const alertJob = <Payload>(
  kind: JobKind<Payload>,
  payload: (given: Surroundings) => Payload,
  then: readonly AnyJobKind[] = [],
): RaceHandler => ({
  worlds: ["cart"],
  inSteps: true,
  run: command(async (services, given) => {
    await runTransaction(services.db, (tx) => enqueue(tx, kind, payload(given)));
    await runDueJobs(services, [kind, ...then]);
  }),
});

/** Records a batch of one order's prints, without the files and without the lock by which the command runs once at a time. */
async function recordPrints(services: Services, { orderUuid }: Surroundings): Promise<void> {
  const [found] = await findPrintOrders(services.db, { orderUuids: [orderUuid] });
  const obstacle = found ? printObstacle(found, false) : "there is none";
  const refusal = new CliError("nothing to print");
  if (obstacle !== null) throw refusal;
  const prints = (await readPrints(services.db, [orderUuid], false)).get(orderUuid) ?? [];
  const written = { byteSize: 0, sha256: "" };
  const changed = await recordBatch(
    commandLine(services.db),
    services,
    "/lots/lot-1",
    {
      version: 1,
      batchUuid: randomUUID(),
      reason: null,
      orders: [
        {
          orderUuid,
          state: printsState(prints),
          slip: { name: "bon.pdf", ...written },
          prints: prints.map(({ orderItemPictureUuid, quantity, number }) => ({
            ...{ orderItemPictureUuid, quantity, name: `${number}.jpg`, ...written },
            ...{ row: [], isSmaller: false, density: 300 },
          })),
        },
      ],
    },
    async () => {},
  );
  if (changed.length > 0) throw refusal;
}

const items = "/anonymous/orderItems";
const held = ({ facts, world }: Surroundings) => facts.held[world];
const cartVerb = (run: RaceHandler["run"], worlds: readonly World[] = carts): RaceHandler => ({
  worlds,
  also: besideCarts,
  isOfOrder: true,
  run,
});
const agreed = agreedVersions(true);
const order = (at: Surroundings) => `/customer/orders/${at.orderUuid}`;
const leosName = { email: "leo@example.fr", lastName: "Martin", ...agreed };
const operatorVerb = (worlds: readonly World[], work: Parameters<typeof command>[0]): RaceHandler => ({
  worlds,
  also: [...main, ...truck].filter((world) => !worlds.includes(world)),
  isOfOrder: true,
  run: command(work),
});

/** A 20x30 print as stated in a catalogue file. @param prices in cents */
const statedPrint = (
  label: string,
  prices: Omit<VariantPrices, "grp1_format" | "grp2_format">,
): StatedProduct => ({
  pricing: "Équestre",
  label,
  description: "",
  longDescription: "",
  nature: "sp",
  grp1_count: 1,
  grp2_count: null,
  ...{ filter1_nature: null, filter2_nature: null, filter3_nature: null, filter4_nature: null },
  ...{ filter1_typeUuid: null, filter2_typeUuid: null, filter3_typeUuid: null, filter4_typeUuid: null },
  variants: [{ grp1_format: "20_30", grp2_format: null, ...prices }],
});

/** Every handler that writes: `resource.call` of the contract, `job kind`, `dossard command`, and other served paths. */
const discount = {
  label: "Fête",
  description: "−15 %",
  percent: 15,
  startAt: "2020-01-01T00:00:00.000Z",
  endAt: "2099-01-01T00:00:00.000Z",
};

/** Imports a picture of a camera. */
const importPicture: Parameters<typeof operatorVerb>[1] = (services, { facts }) =>
  writePictures(
    services.db,
    { uuid: facts.stock.events.rosieres, timeZone: "Europe/Paris" },
    [],
    [
      {
        uuid: "0a0a0a0a-0000-4000-8000-000000000001",
        ...{ name: "NEW_1", imageFile: "n.jpg", thumbnailFile: "n.webp", rawFileName: "NEW_1.jpg" },
        ...{ rawFileExtension: "jpg", rawFileType: "image/jpeg", photographerLabel: null, copyright: null },
        ...{ width: 90, height: 60, kbSize: 1, orientation: 1, cameraTime: "2026-05-01T17:00:05" },
        ...{ camera: { make: "Canon", model: "EOS R5", serial: "1" }, cameraOffset: null },
        importUuid: "0a0a0a0a-0000-4000-8000-000000000002",
        eventUuid: facts.stock.events.rosieres,
        contestUuid: facts.stock.contests.afternoon,
        ...{ originalKey: "originals/IMG_1.jpg", contentHash: "new", colours: [] },
      },
    ] as never,
    services.now(),
  );

export const raceHandlers: Record<string, RaceHandler> = {
  "orderItems.createOrderItem": cartVerb(
    call(
      "shopper",
      "POST",
      () => items,
      ({ facts }) => print(facts.stock, { pictureUuid: facts.wanted }),
    ),
  ),
  "orderItems.addPicturesToCart": cartVerb(
    call(
      "shopper",
      "POST",
      () => `${items}/addPictures`,
      ({ facts: { stock, wanted } }) => ({
        choices: [
          { productVariantUuid: stock.variants.large, pictureUuids: [stock.pictures.first, wanted] },
          { productVariantUuid: stock.variants.file, pictureUuids: [wanted] },
        ],
      }),
    ),
  ),
  "orderItems.createOrderItem a pack": cartVerb(
    call(
      "shopper",
      "POST",
      () => items,
      ({ facts }) => pack(facts.stock, "mixed", { pictureUuid: facts.wanted }),
    ),
  ),
  "orderItems.updateOrderItem": cartVerb(
    call(
      "shopper",
      "PUT",
      (at) => `${items}/${held(at).single}`,
      () => ({ quantity: 5 }),
    ),
  ),
  "orderItems.deleteOrderItem": cartVerb(
    call(
      "shopper",
      "POST",
      (at) => `${items}/${held(at).single}/delete`,
      () => ({ target: { mode: "void" } }),
    ),
  ),
  "orderItems.deleteOrderItem, split": cartVerb(
    call(
      "shopper",
      "POST",
      (at) => `${items}/${held(at).pack}/delete`,
      () => ({ target: { mode: "split" } }),
    ),
    ["cart"],
  ),
  "orderItems.addPictureToPack": cartVerb(
    call(
      "shopper",
      "PUT",
      (at) => `${items}/${held(at).pack}/addPictureToPack`,
      ({ facts }) => ({
        pictureUuid: facts.wanted,
      }),
    ),
    ["cart"],
  ),
  "orderItems.removePictureFromPack": cartVerb(
    call(
      "shopper",
      "PUT",
      (at) => `${items}/${held(at).pack}/removePictureFromPack`,
      (at) => ({
        orderItemPictureUuid: held(at).place,
        target: { mode: "cart" },
      }),
    ),
    ["cart"],
  ),
  "orderItems.moveSinglePicturesToPack": cartVerb(
    call(
      "shopper",
      "PUT",
      (at) => `${items}/${held(at).pack}/moveSinglePicturesToPack`,
      (at) => ({
        singlePictureItemUuids: [held(at).single, held(at).other],
      }),
    ),
    ["cart"],
  ),
  "orderItems.applySuggestion": cartVerb(
    call(
      "shopper",
      "POST",
      () => `${items}/applySuggestion`,
      ({ facts }) => ({ gain: facts.gain }),
    ),
    ["cart"],
  ),
  "orderItemPictures.changeGroupPosition": cartVerb(
    call(
      "shopper",
      "PUT",
      (at) => `/anonymous/orderItemPictures/${held(at).place}/groupPosition`,
      () => ({
        newGroupPosition: 2,
      }),
    ),
    ["cart"],
  ),
  "orders.dismissUnavailablePictures": cartVerb(
    call("shopper", "POST", () => "/anonymous/orders/dismissLostPictures"),
  ),
  "orders.withdrawOrder": cartVerb(call("shopper", "POST", () => "/anonymous/orders/withdrawOrder")),
  "orders.finalizeCurrentOrder": {
    worlds: ["standCart"],
    also: ["standSaved"],
    isOfOrder: true,
    run: call(
      "shopper",
      "POST",
      () => "/anonymous/orders/finalizeCurrentOrder",
      () => leosName,
    ),
  },
  "orders.saveCurrentOrder": {
    worlds: ["standCart"],
    isOfOrder: true,
    run: call(
      "shopper",
      "POST",
      () => "/anonymous/orders/saveCurrentOrder",
      () => ({ email: "leo@example.fr" }),
    ),
  },
  "orders.restoreCurrentOrder": {
    worlds: ["standCart", "standSaved"],
    isOfOrder: true,
    run: call("shopper", "POST", ({ facts }) => `/anonymous/orders/${facts.savedUuid}/restoreCurrentOrder`),
  },
  "orders.restoreCurrentOrder, another's": {
    worlds: ["standCart", "standSaved"],
    isOfOrder: true,
    run: call("nina", "POST", (at) => `/anonymous/orders/${at.orderUuid}/restoreCurrentOrder`),
  },
  "orders.createCardPaymentLink": {
    worlds: ["orderable", "unlocked"],
    also: ["cart", "paying"],
    isOfOrder: true,
    run: call("shopper", "GET", (at) => `${order(at)}/cardPaymentLink?${new URLSearchParams(agreed)}`),
  },
  "orders.setClickAndCollectEvent": {
    worlds: ["orderable"],
    also: ["cart", "paying", "unlocked"],
    isOfOrder: true,
    run: call(
      "shopper",
      "PUT",
      (at) => `${order(at)}/clickAndCollectEvent`,
      ({ facts }) => ({
        eventUuid: facts.stock.events.rosieres,
      }),
    ),
  },
  "orders.resetAddresses": {
    worlds: ["orderable", "unlocked"],
    also: ["cart", "paying"],
    isOfOrder: true,
    run: call("shopper", "PUT", (at) => `${order(at)}/resetAddresses`),
  },
  "orders.setAddresses": {
    worlds: ["orderable", "unlocked"],
    also: ["cart", "paying"],
    isOfOrder: true,
    run: call(
      "shopper",
      "PUT",
      (at) => `${order(at)}/addresses`,
      ({ facts }) => ({
        deliveryAddressId: facts.addressIds[1],
        invoiceAddressId: facts.addressIds[1],
      }),
    ),
  },
  "orders.unlockPaying": {
    worlds: ["paying"],
    also: ["unlocked"],
    isOfOrder: true,
    run: call("shopper", "PUT", (at) => `${order(at)}/unlockPaying`),
  },
  "orders.handleAxeptaCallback": {
    worlds: ["paying", "unlocked"],
    also: ["paid"],
    isOfOrder: true,
    run: call(
      "shopper",
      "POST",
      () => "/customer/orders/handleAxeptaCallback",
      ({ facts }) => ({
        dataCrypt: facts.answer.Data,
        len: facts.answer.Len,
      }),
    ),
  },
  "payments notify": {
    worlds: ["paying", "unlocked"],
    also: ["paid"],
    isOfOrder: true,
    run: async ({ url, facts }) => {
      const body = new URLSearchParams({ Data: facts.answer.Data, Len: String(facts.answer.Len) });
      const answered = await fetch(`${url}/api/anonymous/payments/axepta/notify`, { method: "POST", body });
      return `${answered.status} ${await answered.text()}`;
    },
  },
  "payments return": {
    worlds: ["paying"],
    isOfOrder: true,
    run: async ({ url, facts }) => {
      const sealed = new URLSearchParams({ Data: facts.answer.Data, Len: String(facts.answer.Len) });
      const answered = await fetch(`${url}/api/anonymous/payments/axepta/return/success?${sealed}`, {
        redirect: "manual",
      });
      return `${answered.status} ${answered.headers.get("location")?.split("?")[0]}`;
    },
  },
  "withdrawals.declareWithdrawal": {
    worlds: ["paid"],
    also: ["served"],
    isOfOrder: true,
    run: call(
      "shopper",
      "POST",
      (at) => `${order(at)}/withdrawal`,
      () => ({ name: "Zoé", email: "z@example.fr" }),
    ),
  },
  "link downloadOrder": {
    worlds: ["served"],
    also: ["paid"],
    isOfOrder: true,
    run: async ({ url, orderUuid, facts }) => {
      const address = `${url}/api/anonymous/orders/${orderUuid}/doDownloadOrder?publicAccessKey=${facts.keys.public}`;
      const answered = await fetch(address);
      await answered.arrayBuffer();
      // The download is recorded after the last byte is sent, while the browser moves on.
      const isNoted = facts.db.selectFrom("order").select("uuid").where("uuid", "=", orderUuid);
      while (answered.status === 200 && !(await isNoted.where("downloadedAt", "is not", null).execute())[0])
        await wait(3);
      return String(answered.status);
    },
  },
  "orders.checkDownloadAccess": {
    worlds: ["served"],
    also: ["paid"],
    isOfOrder: true,
    run: call(
      "shopper",
      "GET",
      (at) => `/anonymous/orders/${at.orderUuid}/orderDownloadAccess?publicAccessKey=${at.facts.keys.public}`,
    ),
  },
  "customers.login": {
    worlds: ["cart"],
    also: ["orderable", "paying"],
    isOfOrder: true,
    inSteps: true,
    run: call(
      "anna",
      "POST",
      () => "/anonymous/customers/login",
      ({ facts }) => ({
        email: facts.resetLink.email,
        password: "mot de passe",
      }),
    ),
  },
  "customers.register": {
    worlds: ["cart"],
    inSteps: true,
    run: call(
      "anna",
      "POST",
      () => "/anonymous/customers/register",
      () => ({
        email: "anna@example.fr",
        password: "mot de passe",
        firstName: "Anna",
        lastName: "Martin",
      }),
    ),
  },
  "customers.resetPassword": {
    worlds: ["cart"],
    inSteps: true,
    run: call(
      "anna",
      "POST",
      () => "/anonymous/customers/resetPassword",
      ({ facts }) => ({
        ...facts.resetLink,
        newPassword: "autre mot de passe",
      }),
    ),
  },
  "customers.startPasswordReset": {
    worlds: ["cart"],
    inSteps: true,
    run: call(
      "anna",
      "POST",
      () => "/anonymous/customers/startPasswordReset",
      () => ({ email: "z@example.fr" }),
    ),
  },
  "customers.checkEmail": {
    worlds: ["cart"],
    inSteps: true,
    run: call(
      "anna",
      "POST",
      () => "/anonymous/customers/checkEmail",
      () => ({ email: "z@example.fr" }),
    ),
  },
  "nameAlerts.requestNameAlert": {
    worlds: ["cart"],
    inSteps: true,
    run: call(
      "anna",
      "POST",
      () => "/anonymous/nameAlerts",
      () => ({ email: "anna@example.fr", text: "Anna Martin", eventUuid: null }),
    ),
  },
  "nameAlerts.confirmNameAlert": {
    worlds: ["cart"],
    run: call(
      "anna",
      "POST",
      () => "/anonymous/nameAlerts/confirm",
      ({ facts }) => facts.nameAlert.confirmation,
    ),
  },
  "nameAlerts.stopNameAlerts": {
    worlds: ["cart"],
    run: call(
      "anna",
      "POST",
      () => "/anonymous/nameAlerts/stop",
      ({ facts }) => facts.nameAlert.stop,
    ),
  },
  "nameClaims.claimPicture": {
    worlds: ["cart"],
    inSteps: true,
    run: call(
      "anna",
      "POST",
      () => "/anonymous/nameClaims",
      ({ facts: { stock } }) => ({
        pictureUuid: stock.pictures.later,
        filterValueUuid: stock.names.eclair,
      }),
    ),
  },
  "nameClaims.withdrawClaim": {
    worlds: ["cart"],
    run: call(
      "anna",
      "POST",
      () => "/anonymous/nameClaims/withdraw",
      ({ facts }) => ({ pictureUuid: facts.stock.pictures.later }),
    ),
  },
  "customers.checkResetSignature": {
    worlds: ["cart"],
    run: call(
      "anna",
      "POST",
      () => "/anonymous/customers/checkResetSignature",
      ({ facts }) => facts.resetLink,
    ),
  },
  "customers.logout": { worlds: ["cart"], run: call("shopper", "POST", () => "/customer/customers/logout") },
  "customers.createAddress": {
    worlds: ["cart"],
    run: call(
      "shopper",
      "POST",
      () => "/customer/addresses",
      () => ({ street: "3", zipCode: "1", city: "Lyon" }),
    ),
  },
  "sharedSelections.createSharedSelection": {
    worlds: ["cart", "standCart"],
    inSteps: true,
    run: call(
      "shopper",
      "POST",
      () => "/anonymous/sharedSelections",
      ({ facts }) => ({
        pictureUuids: [facts.stock.pictures.first, facts.wanted],
      }),
    ),
  },
  "visitors.leave": {
    worlds: ["standCart"],
    also: ["standSaved"],
    isOfOrder: true,
    run: call("shopper", "POST", () => "/anonymous/visitors/leave"),
  },
  "visitors.leave, with no code": {
    worlds: ["standCart"],
    isOfOrder: true,
    inSteps: true,
    async run(at) {
      await call("shopper", "POST", () => "/anonymous/visitors/handovers/cancel")(at);
      return call("shopper", "POST", () => "/anonymous/visitors/leave")(at);
    },
  },
  "visitors.createHandover": {
    worlds: ["standCart"],
    also: ["standSaved"],
    isOfOrder: true,
    inSteps: true,
    run: call(
      "shopper",
      "POST",
      () => "/anonymous/visitors/handovers",
      ({ facts }) => ({ pictureUuids: [facts.wanted] }),
    ),
  },
  "visitors.cancelHandover": {
    worlds: ["standCart"],
    isOfOrder: true,
    run: call("shopper", "POST", () => "/anonymous/visitors/handovers/cancel"),
  },
  "visitors.takeOver": {
    worlds: ["standCart"],
    isOfOrder: true,
    inSteps: true,
    run: call(
      "nina",
      "POST",
      () => "/anonymous/visitors/takeOver",
      ({ facts }) => ({ code: facts.handoverCode }),
    ),
  },
  "counter.openCounter": {
    worlds: ["placed"],
    inSteps: true,
    run: call(
      "operator",
      "POST",
      () => "/anonymous/counter/open",
      () => ({ code: "races-2026" }),
    ),
  },
  "counter.loginOperator": {
    worlds: ["placed"],
    inSteps: true,
    run: call(
      "operator",
      "POST",
      () => "/anonymous/operator/login",
      () => ({ email: "nobody@example.fr", password: "guess" }),
    ),
  },
  "counter.closeCounter": {
    worlds: ["placed"],
    run: call("operator", "POST", () => "/operator/counter/close"),
  },
  "counter.payAtCounter": {
    worlds: ["placed"],
    isOfOrder: true,
    run: call(
      "operator",
      "POST",
      (at) => `/operator/orders/${at.orderUuid}/pay`,
      ({ facts }) => ({
        method: "cash",
        totalPrice: facts.totalPrice.placed,
      }),
    ),
  },
  "counter.handOverOrder": {
    worlds: ["standPaid"],
    also: ["placed"],
    isOfOrder: true,
    run: call("operator", "POST", (at) => `/operator/orders/${at.orderUuid}/handOver`),
  },

  "job passwordReset": job("passwordReset", ["cart"]),
  "job passwordChanged": job("passwordChanged", ["cart"]),
  "job orderConfirmation": job("orderConfirmation", ["paid", "placed", "standPaid"]),
  "job invoiceMail": job("invoiceMail", ["paid", "standPaid"]),
  "job creditNoteMail": job("creditNoteMail", ["served"]),
  "job digitalFile": job("digitalFile", ["paid", "canceled", "standPaid"]),
  "job downloadMail": job("downloadMail", ["served"]),
  "job takedownMail": job("takedownMail", ["served"]),
  "job withdrawalMail": job("withdrawalMail", ["served"]),
  "job shippedMail": job("shippedMail", ["served"]),
  "job nameAlertConfirmation": alertJob(nameAlertConfirmationJob, ({ facts }) => ({
    alertUuid: facts.nameAlert.unconfirmed,
  })),
  "job nameAlertSearch": alertJob(nameAlertSearchJob, () => ({})),
  // The search enqueues the mail.
  "job nameAlertMail": alertJob(nameAlertSearchJob, () => ({}), [nameAlertMailJob]),
  "job nameByLists": {
    worlds: ["cart"],
    run: command(async (services, given) => {
      await importPicture(services, given);
      const { db } = services;
      const event = { uuid: given.facts.stock.events.rosieres, timeZone: "Europe/Paris" };
      const list = listOf("cavalier;heure\nZoé Lefèvre;17:00:00\n");
      await nameByNewList(commandLine(db), db, event as never, list);
      const camera = await db.selectFrom("camera").select("uuid").executeTakeFirstOrThrow();
      await runTransaction(db, (tx) =>
        enqueue(tx, nameByListsJob, { eventUuid: event.uuid, cameraUuid: camera.uuid }),
      );
      await runDueJobs(services, [nameByListsJob]);
    }),
    inSteps: true,
  },
  "job paymentInquiry": job("paymentInquiry", ["paying", "unlocked"]),

  "job sweep": anyJob("sweep"),

  "job webhook": anyJob("webhook"),

  "dossard orders pay": operatorVerb(["placed"], (services, { orderUuid }) =>
    payPlacedOrder(commandLine(services.db), services, orderUuid, "cash"),
  ),
  "dossard orders advance, operator.advanceOrder": {
    worlds: ["paid", "standPaid"],
    also: ["placed"],
    isOfOrder: true,
    run: command((services, { orderUuid }) =>
      advanceOrder(commandLine(services.db), orderUuid, "paperProduced"),
    ),
  },
  "dossard orders cancel, operator.cancelOrder": {
    worlds: ["placed", "paid", "standPaid"],
    also: ["served"],
    isOfOrder: true,
    run: command((services, { orderUuid }) => cancelOrder(commandLine(services.db), orderUuid)),
  },
  "dossard orders refund, operator.refundOrder": {
    worlds: ["paid", "standPaid"],
    also: ["served"],
    isOfOrder: true,
    run: command((services, { orderUuid }) =>
      refundOrder(commandLine(services.db), services, orderUuid, {
        ...{ amount: 1000, method: null, reason: "essai" },
      }),
    ),
  },
  "operator.refundPayment": {
    worlds: ["paid"],
    isOfOrder: true,
    inSteps: true,
    run: command(async (services, { orderUuid }) => {
      const due = { orderUuid, refNr: "A", amount: 1500, currency: "EUR", status: "refundDue" as const };
      await services.db
        .insertInto("payment")
        .values({ ...due, transId: "surplus", reqId: "surplus" })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const surplus = { transId: "surplus", reason: "essai" };
      await refundPayment(commandLine(services.db), services, orderUuid, surplus);
    }),
  },
  "operator.reconcilePayments": {
    worlds: ["paid"],
    run: command(({ db }) =>
      reconcilePayments(db, Buffer.from("TransID;Montant\nautre;15,00\n"), {
        from: "2026-05-01",
        to: "2026-05-01",
      }),
    ),
  },
  "dossard orders ignore-missing, operator.deliverPartialOrder": {
    worlds: ["paid", "served"],
    isOfOrder: true,
    run: command((services, { orderUuid }) => deliverPartialOrder(commandLine(services.db), orderUuid)),
  },
  "dossard orders print": {
    worlds: ["paid", "standPaid"],
    also: ["served", "canceled"],
    isOfOrder: true,
    inSteps: true,
    run: command(recordPrints),
  },
  "dossard orders ship, operator.shipOrder": {
    worlds: ["paid"],
    also: ["served"],
    isOfOrder: true,
    inSteps: true,
    run: command(async (services, { orderUuid }) => {
      const author = commandLine(services.db);
      await advanceOrder(author, orderUuid, "paperInProduction");
      await shipOrder(author, services, orderUuid, { carrier: "Colissimo", tracking: "6A1" });
    }),
  },
  "dossard takedown": operatorVerb(["cart", "orderable", "standCart"], (services, { facts }) =>
    takeDown(services, commandLine(services.db), facts.wanted, "essai"),
  ),
  "dossard takedown, of what is ordered, operator.takeDown": operatorVerb(
    ["cart", "orderable", "canceled", "standCart"],
    (services, { facts }) =>
      takeDown(services, commandLine(services.db), facts.stock.pictures.many[0] as string, "essai"),
  ),
  "dossard customers erase, operator.eraseCustomer": {
    worlds: ["cart", "orderable", "unlocked", "served", "standSaved"],
    also: ["paying", "paid", "standCart", "placed", "standPaid"],
    isOfOrder: true,
    run: command((services, { facts, world }) =>
      eraseCustomer(
        commandLine(services.db),
        services,
        worlds[world] === "truck" ? "leo@example.fr" : facts.resetLink.email,
      ),
    ),
  },
  "dossard customers reset, operator.mailResetLink": {
    worlds: ["cart"],
    run: command((services, { facts }) => mailResetLink(commandLine(services.db), facts.resetLink.email)),
  },
  "dossard jobs retry, operator.retryJobs": {
    worlds: ["served"],
    run: command(({ db }) => retryJobs(commandLine(db), null)),
  },
  "dossard catalogue import, operator.importCatalogue": {
    ...operatorVerb(["cart", "orderable", "standCart"], (services) =>
      writeCatalogue(commandLine(services.db), [
        statedPrint("Nouveau tirage", {
          base_price: 1200,
          mat_option: null,
          satin_option: null,
          numeric_option: null,
        }),
        statedPrint("Tirage", { base_price: 1600, mat_option: 300, satin_option: 350, numeric_option: 1000 }),
      ]),
    ),
    changesPrices: true,
  },
  "dossard import, operator.importPicture": operatorVerb(["cart", "standCart"], importPicture),
  "dossard import --start-list, operator.applyStartList": {
    ...operatorVerb(["cart", "standCart"], async (services, { facts }) => {
      const event = { uuid: facts.stock.events.rosieres, timeZone: "Europe/Paris" };
      // The last name is one that another list has given already.
      const list =
        "cheval;cavalier;photos\nNouveau;Zoé Lefèvre;MANY_0\nAutre;Hugo;MANY_4\nAncien;Hugo;MANY_1\n";
      await nameByNewList(commandLine(services.db), services.db, event as never, listOf(list));
    }),
    inSteps: true,
  },
  "dossard start-lists undo, operator.undoStartList": {
    ...operatorVerb(["cart", "standCart"], ({ db }, { facts }) =>
      undoStartList(commandLine(db), db, facts.operators.listUuid),
    ),
    inSteps: true,
  },
  "dossard events create, operator.createEvent": {
    worlds: ["cart"],
    run: command((services) =>
      createEvent(
        commandLine(services.db),
        { label: "Nouveau", category: "Equestre", year: 2026, timeZone: "Europe/Paris", pricing: null },
        services.now(),
      ),
    ),
  },
  "dossard events edit, operator.editEvent": {
    worlds: ["orderable"],
    also: ["cart", "unlocked"],
    run: command((services, { facts }) =>
      editEvent(
        commandLine(services.db),
        facts.stock.events.rosieres,
        { hasClickAndCollect: false },
        services.now(),
      ),
    ),
  },
  "dossard events edit, of its days": operatorVerb(["cart", "standCart"], (services, { facts }) =>
    editEvent(
      commandLine(services.db),
      facts.stock.events.rosieres,
      { start: "2020-05-01T06:00:00.000Z", end: "2099-05-01T20:00:00.000Z" },
      services.now(),
    ),
  ),
  "dossard events cover, operator.setEventCover": {
    worlds: ["cart"],
    run: command((services, { facts }) =>
      setEventCover(commandLine(services.db), facts.stock.events.rosieres, "originals/IMG_1.jpg"),
    ),
  },
  "dossard events hide, dossard events show": {
    worlds: ["cart"],
    run: command((services, { facts }) =>
      editEvent(commandLine(services.db), facts.stock.events.rosieres, { isVisible: false }, services.now()),
    ),
  },
  "dossard events stand, operator.setStandEvent": {
    worlds: ["cart"],
    run: command((services, { facts }) =>
      setStandEvent(commandLine(services.db), facts.stock.events.rosieres, false),
    ),
  },
  "dossard contests create, operator.createContest": {
    worlds: ["cart"],
    run: command((services, { facts }) =>
      createContest(commandLine(services.db), facts.stock.events.rosieres, "Remise des prix"),
    ),
  },
  "dossard contests edit, operator.editContest": {
    worlds: ["cart"],
    run: command((services, { facts }) =>
      editContest(commandLine(services.db), facts.stock.contests.morning, {
        label: "Épreuve du matin",
      }),
    ),
  },
  "dossard clocks set, operator.setClock": {
    ...operatorVerb(["cart", "standCart"], async (services, given) => {
      await importPicture(services, given);
      const { uuid } = await services.db
        .selectFrom("camera")
        .select("uuid")
        .where("eventUuid", "=", given.facts.stock.events.rosieres)
        .executeTakeFirstOrThrow();
      await setClock(commandLine(services.db), uuid, 3600, { now: services.now() });
    }),
    inSteps: true,
  },
  "dossard pictures move, operator.movePictures": operatorVerb(
    ["cart", "orderable", "standCart"],
    (services, { facts }) =>
      movePictures(
        commandLine(services.db),
        [facts.wanted, facts.stock.pictures.many[0] as string],
        "Grand Prix",
      ),
  ),
  "dossard pictures rename, operator.renamePicture": {
    worlds: ["cart"],
    run: command((services, { facts }) => renamePicture(commandLine(services.db), facts.wanted, "Podium")),
  },
  "dossard pictures replace, operator.replacePicture": operatorVerb(
    ["paid", "standPaid"],
    async (services, { facts }) => {
      const bytes = await jpeg({ seed: 9, width: 120, height: 90 });
      await replacePicture(services, commandLine(services.db), facts.stock.pictures.later, bytes);
    },
  ),
  "dossard names correct, operator.correctName": {
    worlds: ["cart"],
    run: command(({ db }, { facts }) => correctName(commandLine(db), facts.stock.names.zoe, "Zoë Lefebvre")),
  },
  "dossard names merge, operator.mergeNames": operatorVerb(["cart", "standCart"], ({ db }, { facts }) =>
    mergeNames(commandLine(db), facts.stock.names.zoe, facts.stock.names.lefevre),
  ),
  "dossard names detach, operator.detachName": {
    worlds: ["cart"],
    run: command(({ db }, { facts }) =>
      detachName(commandLine(db), facts.stock.names.zoe, { pictureUuids: null, eventUuid: null }),
    ),
  },
  "dossard names propose, operator.proposeNames": operatorVerb(
    ["cart", "standCart"],
    ({ db, now }, { facts }) =>
      proposeNames(commandLine(db), { source: "lecteur", threshold: 0.9, names: proposals(facts) }, now()),
  ),
  "dossard names accept, operator.acceptProposedNames": {
    ...operatorVerb(["cart", "standCart"], (services, { facts }) =>
      acceptProposedNames(commandLine(services.db), services, { uuids: [facts.operators.proposedUuid] }),
    ),
  },
  "dossard names refuse, operator.refuseProposedNames": {
    worlds: ["cart"],
    run: command((services, { facts }) =>
      refuseProposedNames(commandLine(services.db), services, { uuids: [facts.operators.proposedUuid] }),
    ),
  },
  "dossard discounts add, operator.addDiscount": {
    worlds: ["cart"],
    run: command(({ db }) => addDiscount(commandLine(db), discount)),
  },
  "dossard discounts edit, operator.editDiscount": {
    worlds: ["cart"],
    inSteps: true,
    run: command(async ({ db }) => {
      const { id } = await addDiscount(commandLine(db), discount);
      await editDiscount(commandLine(db), id, { percent: 5 });
    }),
  },
  "dossard discounts remove, operator.removeDiscount": {
    worlds: ["cart"],
    inSteps: true,
    run: command(async ({ db }) => {
      const { id } = await addDiscount(commandLine(db), discount);
      await removeDiscount(commandLine(db), id);
    }),
  },
  "dossard operators add, operator.addOperator": {
    worlds: ["cart"],
    run: command(({ db }) => addOperator(commandLine(db), "zoe@example.fr", "patron")),
  },
  "dossard operators role, operator.setOperatorRole": {
    worlds: ["cart"],
    run: command(({ db }, { facts }) =>
      setOperatorRole(commandLine(db), facts.operators.employee, "comptoir"),
    ),
  },
  "dossard operators password, operator.renewOperatorPassword": {
    worlds: ["cart"],
    run: command(({ db }, { facts }) => renewOperatorPassword(commandLine(db), facts.operators.employee)),
  },
  "dossard operators end, operator.endOperator": {
    worlds: ["cart"],
    run: command(({ db, now }, { facts }) => endOperator(commandLine(db), facts.operators.employee, now())),
  },
  "dossard keys add, operator.addOperatorKey": {
    worlds: ["cart"],
    run: command(({ db }) => addOperatorKey(commandLine(db), "lab", ["orders"])),
  },
  "dossard keys end, operator.endOperatorKey": {
    worlds: ["cart"],
    run: command(({ db, now }, { facts }) => endOperatorKey(commandLine(db), facts.operators.key, now())),
  },
  "dossard webhooks add, operator.addWebhook": {
    worlds: ["cart"],
    run: command(({ db }, { facts }) => addWebhook(commandLine(db), facts.operators.webhook, true)),
  },
  "dossard webhooks end, dossard webhooks test, operator.endWebhook, operator.testWebhook": {
    worlds: ["cart"],
    inSteps: true,
    run: command(async ({ db, now }, { facts }) => {
      const { id } = await addWebhook(commandLine(db), facts.operators.webhook, true);
      await testWebhook(commandLine(db), id, now());
      await endWebhook(commandLine(db), id, now());
    }),
  },
  "dossard shipping set, dossard shipping free, operator.setShipping": {
    worlds: ["cart"],
    run: command(({ db }) => setShipping(commandLine(db), { fee: 690, freeAbove: 8000 })),
  },
  "dossard adverts add, operator.addAdvert, operator.storePlainImage": {
    worlds: ["cart"],
    run: command(async ({ db, store }, { facts }) => {
      const { originalKey } = await storePlainImage(store, await jpeg({ seed: 4 }));
      await addAdvert(commandLine(db), { ...facts.operators.advert, code: "album" }, originalKey);
    }),
  },
  "dossard adverts edit, operator.editAdvert": {
    worlds: ["cart"],
    run: command(({ db }, { facts }) =>
      editAdvert(commandLine(db), facts.operators.advert.code, { label: "Autre" }, "originals/IMG_2.jpg"),
    ),
  },
  "dossard adverts remove, operator.removeAdvert": {
    worlds: ["cart"],
    run: command(({ db }, { facts }) => removeAdvert(commandLine(db), facts.operators.advert.code)),
  },
  "dossard demo": {
    worlds: ["cart"],
    inSteps: true,
    run: command((services) => growLargeEvent(services, { pictures: 3 })),
  },
};
