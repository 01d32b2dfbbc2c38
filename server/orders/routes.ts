import { listCreditNotes } from "../documents/creditNotesOf.ts";
import type { VerbsOf } from "../verb.ts";
import { setClickAndCollectEvent } from "./clickAndCollect.ts";
import { createCardPayment } from "./createCardPayment.ts";
import { checkDownloadAccess, checkInvoiceAccess } from "./fileAccess.ts";
import { finalizeCurrentOrder } from "./finalizeCurrentOrder.ts";
import { handleAxeptaCallback } from "./handleAxeptaCallback.ts";
import { dismissLostPictures, listLostPictures } from "./lostPictures.ts";
import {
  checkAccess,
  listOrdersOfCustomer,
  listOwnOrders,
  readCurrentOrderUuid,
  readOrder,
} from "./readOrders.ts";
import { listSteps } from "./readSteps.ts";
import { restoreCurrentOrder, saveCurrentOrder } from "./saveCurrentOrder.ts";
import { listSavedOrders } from "./savedOrders.ts";
import { resetAddresses, setAddresses } from "./setAddresses.ts";
import { unlockPaying } from "./unlockPaying.ts";
import { withdrawOrder } from "./withdrawOrder.ts";

export const orderVerbs = {
  byUuid: readOrder,
  currentOrderUuid: readCurrentOrderUuid,
  lostPictures: listLostPictures,
  dismissLostPictures,
  checkAccess,
  steps: listSteps,
  orderDownloadAccess: checkDownloadAccess,
  orderInvoiceAccess: checkInvoiceAccess,
  creditNotes: listCreditNotes,
  finalizeCurrentOrder,
  withdrawOrder,
  saveCurrentOrder,
  restoreCurrentOrder,
  savedOrders: listSavedOrders,
  byCurrentCustomer: listOwnOrders,
  byCustomer: listOrdersOfCustomer,
  cardPaymentLink: createCardPayment,
  clickAndCollectEvent: setClickAndCollectEvent,
  resetAddresses,
  setAddresses,
  unlockPaying,
  handleAxeptaCallback,
} satisfies VerbsOf<"orders">;
