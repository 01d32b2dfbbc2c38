import { email } from "../../src/api/contract/customerEntities.ts";
import type { MailAddress } from "./mailer.ts";

/**
 * Parses `boutique@example.fr` or `Photos de Lamotte <boutique@example.fr>`; `null` for anything else: several addresses, a
 * line break, an address that the shop would not accept from a customer.
 */
export function readMailAddress(text: string): MailAddress | null {
  const [, name = "", bracketed] = /^\s*"?([^"<>@,\p{Cc}]*?)"?\s*<([^<>]*)>\s*$/u.exec(text) ?? [];
  const read = email.safeParse(bracketed ?? text);
  return read.success && !/\p{Cc}/u.test(text.trim()) ? { name, address: read.data } : null;
}
