/** Who is calling: a session cookie names the visitor, a customer token the customer. */
export interface Visitor {
  /** Set whenever the call may write; `keepSession` writes its row before other rows reference it. */
  sessionUuid: string | null;
  customerId: number | null;
  /** SHA-256 of the customer token, as stored. */
  tokenHash: string | null;
  /** The caller's address, for rate limits: an IPv4 address or an IPv6 network of 64 bits. */
  address: string;
  /** Token of a session without a row or being renewed; null: the row exists, under the token received. */
  sessionToken: string | null;
  /** The browser's proof of an earlier sign-in, as received. */
  deviceCookie: string | null;
  /** Cookies set by a successful call, by name. */
  cookies: Map<string, string>;
}
