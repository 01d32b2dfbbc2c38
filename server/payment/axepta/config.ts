/** What the shop and the card provider share. The merchant id alone decides between test and live. */
export interface AxeptaConfig {
  /** At most 30 characters. */
  merchantId: string;
  /** The Blowfish key, used as it is whatever its length. */
  blowfishKey: string;
  hmacKey: string;
  /** Where the shopper's browser is sent; takes MerchantID, Len and Data by GET or POST. A path of the shop for its own bank. */
  formAddress: string;
  /** Where the shop itself asks about an attempt, by TransID. */
  inquiryAddress: string;
  /** Sent instead of the order's own description: the provider's test merchants want `Test:0000`. */
  orderDesc?: string;
}

/** The provider's form that takes GET as well as POST (`payssl.aspx` takes POST only). */
export const axeptaFormAddress = "https://paymentpage.axepta.bnpparibas/paymentpage.aspx";

/** The provider's inquiry by TransID; `inquireStatus.aspx` wants its own PayID, which an attempt without an answer has not. */
export const axeptaInquiryAddress = "https://paymentpage.axepta.bnpparibas/inquire24.aspx";
