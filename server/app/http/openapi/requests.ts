import type { Endpoint } from "../../../../src/api/contract/endpoint.ts";
import { appVersion } from "../../../../src/domain/shop/limits.ts";
import { sessionCookie } from "../../../core/tokens.ts";
import type { Docs } from "./contractDocs.ts";
import { describeField, type Json, type SchemaPrinter } from "./printSchema.ts";

/** Headers of a request, all optional, under their name in the document. */
export const requestHeaders: Json = {
  AppVersion: {
    name: "x-app-version",
    in: "header",
    description:
      "The version of the API that the caller knows: an outdated one is refused with OLD_APP_VERSION.",
    schema: { type: "string", pattern: "^\\d{1,5}(\\.\\d{1,5}){2}$" },
    example: appVersion,
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "The same for a repeated request, which then gets the first one's answer and changes nothing.",
    schema: { type: "string", pattern: "^[\\w-]{8,100}$" },
    example: "7d3e7b52-4f0c-4d5a-9f57-1d0f8a2c6e11",
  },
  IfNoneMatch: {
    name: "If-None-Match",
    in: "header",
    description: "The ETag of the answer that the caller has: 304 if it is still the same.",
    schema: { type: "string", maxLength: 1000 },
  },
};

/** Returns the parameters of a call or link: of its path, its query and its headers. */
export function parameters(
  printer: SchemaPrinter,
  endpoint: Pick<Endpoint, "params" | "query" | "method"> & Partial<Pick<Endpoint, "cacheable">>,
  docs: Docs | undefined,
): Json[] {
  const own = (["path", "query"] as const).flatMap((place) => {
    const object = place === "path" ? endpoint.params : endpoint.query;
    if (!object) return [];
    const { properties = {}, required = [] } = printer.print(object, "input") as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, printed]) => {
      describeField(name, printed, docs);
      const { description, ...schema } = printed;
      const isRequired = place === "path" || required.includes(name);
      return { name, in: place, required: isRequired, ...(description ? { description } : {}), schema };
    });
  });
  const headers = ["AppVersion"];
  if (endpoint.method !== "GET") headers.push("IdempotencyKey");
  if (endpoint.cacheable) headers.push("IfNoneMatch");
  return [...own, ...headers.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

/** Ways to say who calls, under their name in the document. */
export const securitySchemes: Json = {
  visitorSession: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description: "A visitor's cart and orders. The first answer sets it.",
  },
  customerToken: {
    type: "http",
    scheme: "bearer",
    description: "The `accessToken` of a registration or a login.",
  },
  operatorSession: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description: "A visitor's session that a code or password has opened to an operator.",
  },
  operatorKey: {
    type: "http",
    scheme: "bearer",
    description: "A key of `dossard keys add`, with its scopes.",
  },
};

/** Returns what a call needs of its caller; an empty object stands for nobody in particular. */
export function securityOf({ access, scope, cacheable }: Endpoint): Json {
  if (access === "operator") {
    return {
      security: [{ operatorSession: [scope] }, { operatorKey: [scope] }],
      description: `Scope: ${scope}`,
    };
  }
  if (access === "customer") return { security: [{ customerToken: [] }] };
  return { security: cacheable ? [] : [{}, { visitorSession: [] }, { customerToken: [] }] };
}
