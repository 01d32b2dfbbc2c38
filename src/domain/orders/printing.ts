import type { OrderStatus, orderItemPictureStatuses } from "./orderStatus.ts";

type PaperStatus = (typeof orderItemPictureStatuses)[number];

/** Statuses of a picture whose print was not sent to a laboratory yet. */
export const unprintedStatuses: readonly PaperStatus[] = [
  "new",
  "analyzed",
  "toAlterCentral",
  "altered",
  "toProduceCentral",
  "prepareFolderProduction",
  "preparePrintProduction",
];

/** Statuses of a paid order whose prints are still to be made. */
export const toPrintStatuses: readonly OrderStatus[] = [
  "paid",
  "analyzed",
  "altered",
  "paperAltered",
  "numericAltered",
  "numericToSend",
  "numericProduction",
  "numericCompiled",
  "numericZipped",
  "numericSent",
];

/** Statuses of an order whose prints are made, until they leave the shop. */
export const producedStatuses: readonly OrderStatus[] = [
  "paperInProduction",
  "produced",
  "paperProduced",
  "paperDelivered",
];
