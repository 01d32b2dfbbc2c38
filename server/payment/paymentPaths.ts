/** Where the card provider and the browsers that it sends back knock. Their addresses may carry no query. */
export const paymentPaths = {
  base: "/api/anonymous/payments/axepta",
  notify: "/notify",
  success: "/return/success",
  failure: "/return/failure",
} as const;

/** The three addresses that go into a payment request. */
export function paymentReturnUrls(publicUrl: string) {
  const base = `${publicUrl}${paymentPaths.base}`;
  return {
    urlSuccess: `${base}${paymentPaths.success}`,
    urlFailure: `${base}${paymentPaths.failure}`,
    urlNotify: `${base}${paymentPaths.notify}`,
  };
}
