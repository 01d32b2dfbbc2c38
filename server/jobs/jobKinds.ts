import { passwordChangedJob } from "../customers/passwordChangedJob.ts";
import { passwordResetJob } from "../customers/passwordResetJob.ts";
import { creditNoteMailJob } from "../documents/creditNoteMailJob.ts";
import { invoiceMailJob } from "../documents/invoiceMailJob.ts";
import { digitalFileJob } from "../downloads/digitalFileJob.ts";
import { downloadMailJob } from "../downloads/downloadMailJob.ts";
import { sweepJob } from "../lifetimes/sweepJob.ts";
import { orderConfirmationJob } from "../orders/orderConfirmationJob.ts";
import { paymentInquiryJob } from "../orders/paymentInquiryJob.ts";
import { takedownMailJob } from "../pictures/takedownMailJob.ts";
import { withdrawalMailJob } from "../withdrawals/withdrawalMailJob.ts";
import type { AnyJobKind } from "./jobKind.ts";

/** Every kind of job that this shop does. A new one: define it by `jobKind`, put it here, call `putJob` where it is caused. */
export const jobKinds: readonly AnyJobKind[] = [
  passwordResetJob,
  passwordChangedJob,
  orderConfirmationJob,
  invoiceMailJob,
  creditNoteMailJob,
  digitalFileJob,
  downloadMailJob,
  takedownMailJob,
  withdrawalMailJob,
  paymentInquiryJob,
  sweepJob,
];
