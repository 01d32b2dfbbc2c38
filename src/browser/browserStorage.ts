/** Whether this browser accepts cookies, without which each call comes from a new visitor. */
export function takesCookies(): boolean {
  if (typeof document === "undefined") return true;
  // Its own: another tab deletes its trial meanwhile.
  const trial = `dossard-trial-${Math.random()}=1`;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is missing on plain http
  document.cookie = `${trial}; samesite=lax`;
  const isKept = document.cookie.includes(trial);
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${trial}; max-age=0`;
  return isKept;
}

/** Whether this browser persists anything: cookies and storage beyond the page. */
export function keepsData(): boolean {
  try {
    return takesCookies() && Boolean(localStorage && sessionStorage);
  } catch {
    return false;
  }
}
