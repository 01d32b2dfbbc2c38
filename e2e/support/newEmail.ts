import { randomUUID } from "node:crypto";

/** Returns an address that no test has given this shop, nor this one when it is repeated. */
export const newEmail = (name: string): string => `${name}.${randomUUID().slice(0, 8)}@example.fr`;
