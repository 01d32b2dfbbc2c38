import type { ApiDocument, Served } from "./apiDocument.ts";
import type { DerivedRequest } from "./deriveRequest.ts";

export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}

const longestPath = 8_000;

/** Returns what is wrong with the answer to a request; empty if it is as documented. */
export function judge(
  document: ApiDocument,
  operation: Served,
  request: DerivedRequest,
  { status, headers, body }: Answer,
): string {
  if (status >= 500) return `a fault of ours: ${status}`;
  const { code } = (body ?? {}) as { code?: string };
  // Node answers this itself where an address is too long.
  if (status === 431 && request.path.length > longestPath) return "";
  if (request.method !== operation.method) {
    if (code === "OLD_APP_VERSION") return "";
    if (status !== 405 || code !== "METHOD_NOT_ALLOWED") return `another method is answered ${status}`;
    return headers.get("allow")?.includes(operation.method) ? "" : `405 without ${operation.method} in Allow`;
  }
  const documented = operation.responses[String(status)];
  if (!documented) return `undocumented status ${status} ${code ?? ""}`;
  if (status === 200 && request.isForbidden) return `200 for ${request.kind}`;
  const content = documented.content?.["application/json"];
  if (!content) return "";
  if (headers.get("content-type") !== "application/json")
    return `${status} of type ${headers.get("content-type")}`;
  if (content.examples && !(code !== undefined && code in content.examples))
    return `undocumented code ${status} ${code}`;
  const faults = document.faultsOf(operation, status, body);
  return faults && `an answer against its schema: ${faults}`;
}
