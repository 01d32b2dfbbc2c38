import type { Context } from "hono";

/** The fields of a request; names are case-insensitive. */
export type FormFields = (name: string) => string;

/**
 * Reads the fields that a browser or the bank sends by GET (query) or POST (`application/x-www-form-urlencoded`, in any
 * charset: this protocol's fields are ASCII). Never throws: an unreadable field is "".
 */
export async function readFormFields(c: Context): Promise<FormFields> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "");
  const query = new URL(c.req.url).search;
  const sent = new URLSearchParams(c.req.method === "POST" ? (isForm ? await c.req.text() : "") : query);
  const fields = new Map([...sent].map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => fields.get(name.toLowerCase()) ?? "";
}
