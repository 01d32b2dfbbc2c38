/** Parameters of a reset link, in the form that the server expects. */
export interface RecoverLink {
  email: string;
  expireAt: string;
  signature: string;
}

/** Reads the link's query; returns `null` if a value is missing (specification, section 5 "Recover link"). */
export function readRecoverLink(query: URLSearchParams): RecoverLink | null {
  const email = query.get("customerEmail");
  const expireAt = query.get("expireAt");
  const signature = query.get("signature");
  return email && expireAt && signature ? { email, expireAt, signature } : null;
}
