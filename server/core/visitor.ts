/** Who is calling: a session cookie names the visitor, a customer token the customer. */
export interface Visitor {
  /** There whenever the call may write; `keepSession` writes its row once something hangs on it. */
  sessionUuid: string | null;
  customerId: number | null;
  /** SHA-256 of the customer token, as stored. */
  tokenHash: string | null;
  /** Where the call comes from, for limits on attempts: an IPv4 address or an IPv6 network of 64 bits. */
  address: string;
  /** Token of a session that has no row yet or is renewed; null: the row is there, under the token that came. */
  sessionToken: string | null;
  /** The browser's proof of an earlier sign-in, as it came. */
  deviceCookie: string | null;
  /** Cookies that a call that succeeds sets, by name. */
  cookies: Map<string, string>;
}
