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
  readOrder: readOrder,
  readCurrentOrderUuid: readCurrentOrderUuid,
  listUnavailablePictures: listLostPictures,
  dismissUnavailablePictures: dismissLostPictures,
  checkAccess,
  listStatusHistory: listSteps,
  checkDownloadAccess: checkDownloadAccess,
  checkInvoiceAccess: checkInvoiceAccess,
  listCreditNotes: listCreditNotes,
  finalizeCurrentOrder,
  withdrawOrder,
  saveCurrentOrder,
  restoreCurrentOrder,
  listSavedOrders: listSavedOrders,
  listOwnOrders: listOwnOrders,
  listOrdersOfCustomer: listOrdersOfCustomer,
  createCardPaymentLink: createCardPayment,
  setClickAndCollectEvent: setClickAndCollectEvent,
  resetAddresses,
  setAddresses,
  unlockPaying,
  handleAxeptaCallback,
} satisfies VerbsOf<"orders">;
