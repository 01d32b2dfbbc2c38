/** What the shop and the card provider share. The merchant id alone decides between test and live. */
export interface AxeptaConfig {
  /** At most 30 characters. */
  merchantId: string;
  /** The Blowfish key, used as is, of any length. */
  blowfishKey: string;
  hmacKey: string;
  /** The form that the browser opens: takes MerchantID, Len and Data by GET or POST. A path of the shop for its own bank. */
  formAddress: string;
  /** Where the shop inquires about an attempt, by TransID. */
  inquiryAddress: string;
  /** Replaces the order's own description: the provider's test merchants require `Test:0000`. */
  orderDesc?: string;
}

/** The provider's form that takes GET as well as POST (`payssl.aspx` takes POST only). */
export const axeptaFormAddress = "https://paymentpage.axepta.bnpparibas/paymentpage.aspx";

/** The provider's inquiry by TransID; `inquireStatus.aspx` requires a PayID, which an unanswered attempt lacks. */
export const axeptaInquiryAddress = "https://paymentpage.axepta.bnpparibas/inquire24.aspx";
