/** Paths for the card provider and for browsers that it sends back. They may carry no query. */
export const paymentPaths = {
  base: "/api/anonymous/payments/axepta",
  notify: "/notify",
  success: "/return/success",
  failure: "/return/failure",
} as const;

/** Returns the three URLs of a payment request. */
export function paymentReturnUrls(publicUrl: string) {
  const base = `${publicUrl}${paymentPaths.base}`;
  return {
    urlSuccess: `${base}${paymentPaths.success}`,
    urlFailure: `${base}${paymentPaths.failure}`,
    urlNotify: `${base}${paymentPaths.notify}`,
  };
}
