import type { OperatorScope } from "../../src/domain/operators/operatorAccess.ts";

/** Who acts for the shop: a person, a program with a key, or whoever has the stand's code. */
export interface Operator {
  /** An e-mail address, a key's name or "counter". */
  name: string;
  scopes: readonly OperatorScope[];
  /** Null for a browser. */
  keyUuid: string | null;
  /** When the browser closes; null for a key. */
  closesAt: string | null;
}

/** Who is calling: a session cookie names the visitor, a customer token the customer. */
export interface Visitor {
  /** Set whenever the call may write; `keepSession` writes its row before other rows reference it. */
  sessionUuid: string | null;
  customerId: number | null;
  /** Set by operators' calls. */
  operator: Operator | null;
  /** SHA-256 of the customer token or the operator's key, as stored. */
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
