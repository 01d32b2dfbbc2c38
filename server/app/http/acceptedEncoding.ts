import type { Context as HonoContext } from "hono";
import { accepts } from "hono/accepts";

/**
 * Negotiates the content coding by Accept-Encoding (RFC 9110, section 12.5.3).
 * @param offered best first: decides between codings that the caller accepts equally
 * @returns null if the caller accepts none of them
 */
export function acceptedEncoding<Coding extends string>(
  c: HonoContext,
  offered: readonly Coding[],
): Coding | null {
  const coding = accepts(c, {
    header: "Accept-Encoding",
    supports: [...offered],
    default: "",
    // Hono's own match follows the caller's order, which is meaningless.
    match: (taken, { supports }) => {
      const named = (name: string) => taken.find(({ type }) => type.toLowerCase() === name);
      const quality = (name: string) => (named(name) ?? named("*"))?.q ?? 0;
      const possible = supports.filter((name) => quality(name) > 0);
      return possible.sort((a, b) => quality(b) - quality(a))[0] ?? "";
    },
  });
  return coding === "" ? null : (coding as Coding);
}
