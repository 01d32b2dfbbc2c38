/**
 * Goes to the bank's page. The button stays busy during the navigation, so that nothing is sent twice; it works again
 * if the shopper returns to this page from the back/forward cache.
 */
export async function redirectToPayment(link: string): Promise<void> {
  const back = new Promise((resolve) => window.addEventListener("pageshow", resolve, { once: true }));
  window.location.assign(link);
  await back;
}
