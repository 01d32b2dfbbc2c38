/**
 * Sets a cookie that the server renders pages by; does nothing without a document.
 * @param seconds lifetime; null for the browser session, 0 removes it
 */
export function writeCookie(name: string, value: string | number, seconds: number | null): void {
  if (typeof document === "undefined") return;
  const lifetime = seconds === null ? "" : `;max-age=${seconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is there over https alone, and a stand speaks http
  document.cookie = `${name}=${value};path=/;samesite=lax${lifetime}`;
}

/** Returns the value of a cookie that scripts can read; null if there is none, or no document. */
export function readCookie(name: string): string | null {
  if (typeof document === "undefined") return null;
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : found.slice(name.length + 1);
}
