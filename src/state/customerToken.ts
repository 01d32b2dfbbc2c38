import * as z from "zod/mini";
import { persistedAtom, readStored } from "./persisted.ts";

const key = "customerToken";
const schema = z.nullable(z.string().check(z.minLength(1), z.maxLength(200)));

/** The token of the signed-in customer; null while signed out (specification, section 9). */
export const customerTokenAtom = persistedAtom("local", key, schema, null);

/** The same for code without a store: the client's headers, the guards. */
export function readCustomerToken(): string | null {
  return readStored("local", key, schema, null);
}
