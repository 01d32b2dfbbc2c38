/** Whether this browser keeps the shop's cookies, without which each call is another visitor's. */
export function takesCookies(): boolean {
  if (typeof document === "undefined") return true;
  const trial = "dossard-trial=1";
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is missing on plain http
  document.cookie = `${trial}; samesite=lax`;
  const isKept = document.cookie.includes(trial);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${trial}; max-age=0`;
  return isKept;
}

/** Whether this browser keeps anything for the shop: cookies, and what outlives the page. */
export function keepsData(): boolean {
  try {
    return takesCookies() && Boolean(localStorage && sessionStorage);
  } catch {
    return false;
  }
}
