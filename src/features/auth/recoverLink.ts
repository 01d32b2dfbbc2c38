/** What the link of a reset mail carries, as the server wants it back. */
export interface RecoverLink {
  email: string;
  expireAt: string;
  signature: string;
}

/** Reads the link's query; `null` when one of its three values is missing (specification, section 5 "Recover link"). */
export function readRecoverLink(query: URLSearchParams): RecoverLink | null {
  const email = query.get("customerEmail");
  const expireAt = query.get("expireAt");
  const signature = query.get("signature");
  return email && expireAt && signature ? { email, expireAt, signature } : null;
}
