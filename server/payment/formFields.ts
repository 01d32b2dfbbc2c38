import type { Context } from "hono";

/** The fields of a request, names compared without case. */
export type FormFields = (name: string) => string;

/**
 * What a browser or the bank sends by GET (query) or POST (`application/x-www-form-urlencoded`, whatever its
 * charset: the fields of this protocol are ASCII). Never throws on what it does not understand: a field is then "".
 */
export async function readFormFields(c: Context): Promise<FormFields> {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? "");
  const query = new URL(c.req.url).search;
  const sent = new URLSearchParams(c.req.method === "POST" ? (isForm ? await c.req.text() : "") : query);
  const fields = new Map([...sent].map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => fields.get(name.toLowerCase()) ?? "";
}
