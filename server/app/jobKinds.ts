import { passwordChangedJob } from "../customers/passwordChangedJob.ts";
import { passwordResetJob } from "../customers/passwordResetJob.ts";
import { sweepJob } from "../customers/sweepJob.ts";
import { digitalFileJob } from "../files/digitalFileJob.ts";
import { downloadMailJob } from "../files/downloadMailJob.ts";
import { shippedMailJob } from "../fulfilment/shippedMailJob.ts";
import { withdrawalMailJob } from "../fulfilment/withdrawalMailJob.ts";
import { nameByListsJob } from "../import/nameByListsJob.ts";
import { takedownMailJob } from "../import/takedownMailJob.ts";
import type { AnyJobKind } from "../jobs/jobKind.ts";
import { nameAlertConfirmationJob } from "../nameAlerts/nameAlertConfirmationJob.ts";
import { nameAlertMailJob } from "../nameAlerts/nameAlertMailJob.ts";
import { nameAlertSearchJob } from "../nameAlerts/nameAlertSearchJob.ts";
import { creditNoteMailJob } from "../orders/creditNoteMailJob.ts";
import { invoiceMailJob } from "../orders/invoiceMailJob.ts";
import { orderConfirmationJob } from "../orders/orderConfirmationJob.ts";
import { paymentInquiryJob } from "../payment/paymentInquiryJob.ts";
import { webhookJob } from "../webhooks/webhookJob.ts";

/** The kinds that end with a mail. */
export const mailJobs: readonly AnyJobKind[] = [
  passwordResetJob,
  passwordChangedJob,
  orderConfirmationJob,
  invoiceMailJob,
  creditNoteMailJob,
  downloadMailJob,
  takedownMailJob,
  withdrawalMailJob,
  shippedMailJob,
  nameAlertConfirmationJob,
  nameAlertMailJob,
];

/** Every kind of job. To add one: define it with `jobKind`, list it here, call `enqueue` where it is triggered. */
export const jobKinds: readonly AnyJobKind[] = [
  ...mailJobs,
  digitalFileJob,
  paymentInquiryJob,
  nameByListsJob,
  nameAlertSearchJob,
  sweepJob,
  webhookJob,
];
