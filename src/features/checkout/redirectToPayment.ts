/**
 * Goes to the bank's page. The button that led there stays busy, so that nothing is sent twice while the page is on its
 * way out; should the shopper come back to this very page (the browser keeps it for Back), it works again.
 */
export async function redirectToPayment(link: string): Promise<void> {
  const back = new Promise((resolve) => window.addEventListener("pageshow", resolve, { once: true }));
  window.location.assign(link);
  await back;
}
