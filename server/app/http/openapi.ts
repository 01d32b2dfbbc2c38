import * as z from "zod";
import { contract } from "../../../src/api/contract/contract.ts";
import type { Endpoint } from "../../../src/api/contract/endpoint.ts";
import type { ErrorCode } from "../../../src/api/contract/errors.ts";
import { type FileLink, fileLinks } from "../../../src/api/contract/links.ts";
import { refusals } from "../../../src/api/contract/refusals.ts";
import { sessionCookie } from "../../core/tokens.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: Endpoint["answer"]): Json => z.toJSONSchema(schema, { io: "input" }) as Json;

function parameters(endpoint: Pick<Endpoint, "params" | "query">): Json[] {
  const places = [
    ["path", endpoint.params],
    ["query", endpoint.query],
  ] as const;
  return places.flatMap(([place, object]) => {
    if (!object) return [];
    const { properties = {}, required = [] } = schemaOf(object) as {
      properties?: Json;
      required?: string[];
    };
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      in: place,
      required: place === "path" || required.includes(name),
      schema,
    }));
  });
}

function refusalResponses(codes: readonly ErrorCode[]): Json {
  const byStatus: Record<string, ErrorCode[]> = {};
  for (const code of codes) {
    const status = String(refusals[code].status);
    byStatus[status] = [...(byStatus[status] ?? []), code];
  }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, listed]) => [
      status,
      {
        description: listed.map((code) => `${code}: ${refusals[code].message}`).join(" "),
        content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
      },
    ]),
  );
}

function codesOf(
  endpoint: Pick<Endpoint, "errors" | "place"> & { access?: Endpoint["access"] },
): ErrorCode[] {
  const always: ErrorCode[] = ["INVALID_INPUT", "OLD_APP_VERSION", "INTERNAL"];
  if (endpoint.access === "customer") always.push("UNAUTHENTICATED");
  if (endpoint.access === "operator") always.push("OPERATOR_CODE_NEEDED");
  if (endpoint.place) always.push("WRONG_PLACE");
  return [...always, ...(endpoint.errors ?? [])];
}

function securityOf({ access }: Endpoint): Json {
  if (access === "anonymous") return {};
  return { security: [access === "customer" ? { customerToken: [] } : { operatorSession: [] }] };
}

function operation(resource: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: endpoint.summary,
    ...securityOf(endpoint),
    parameters: parameters(endpoint),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemaOf(endpoint.body) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: endpoint.summary,
        ...(endpoint.paginated
          ? { headers: { "x-total-count": { schema: { type: "integer", minimum: 0 } } } }
          : {}),
        content: { "application/json": { schema: schemaOf(endpoint.answer) } },
      },
      ...(endpoint.cacheable ? { 304: { description: "The answer whose ETag If-None-Match names." } } : {}),
      ...refusalResponses(codesOf(endpoint)),
    },
  };
}

function linkOperation(name: string, link: FileLink): Json {
  return {
    operationId: `links.${name}`,
    tags: ["links"],
    summary: link.summary,
    parameters: parameters(link),
    responses: {
      200: { description: link.summary, content: { [link.produces]: {} } },
      ...refusalResponses(codesOf(link)),
    },
  };
}

/** Returns the contract as an OpenAPI 3.1 document. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {};
  const put = (path: string, method: string, value: Json) => {
    paths[`/api${path}`] = { ...paths[`/api${path}`], [method.toLowerCase()]: value };
  };
  for (const [resource, calls] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      put(endpoint.path, endpoint.method, operation(resource, name, endpoint as Endpoint));
    }
  }
  for (const [name, link] of Object.entries(fileLinks))
    put(link.path, link.method, linkOperation(name, link));
  return {
    openapi: "3.1.0",
    info: { title: "Dossard", version: "1.0.0" },
    paths,
    components: {
      securitySchemes: {
        customerToken: { type: "http", scheme: "bearer" },
        // The visitor's own session, once the operator's code has opened it.
        operatorSession: { type: "apiKey", in: "cookie", name: sessionCookie },
      },
      schemas: {
        Error: {
          type: "object",
          required: ["code", "message"],
          properties: {
            code: { enum: Object.keys(refusals) },
            message: { type: "string" },
            fields: {
              type: "array",
              items: {
                type: "object",
                required: ["path", "message"],
                properties: { path: { type: "string" }, message: { type: "string" } },
              },
            },
          },
        },
      },
    },
  };
}
