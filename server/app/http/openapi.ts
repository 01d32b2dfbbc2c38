import * as z from "zod";
import * as catalogueEntities from "../../../src/api/contract/catalogueEntities.ts";
import * as counterCalls from "../../../src/api/contract/counterCalls.ts";
import * as customerEntities from "../../../src/api/contract/customerEntities.ts";
import type { Endpoint } from "../../../src/api/contract/endpoint.ts";
import type { ErrorCode } from "../../../src/api/contract/errors.ts";
import { flag, isoDate, uuid } from "../../../src/api/contract/fields.ts";
import { type FileLink, fileLinks } from "../../../src/api/contract/links.ts";
import * as operatorDiscountCalls from "../../../src/api/contract/operator/discountCalls.ts";
import * as operatorTeamCalls from "../../../src/api/contract/operator/teamCalls.ts";
import { servedContract } from "../../../src/api/contract/operatorCalls.ts";
import * as orderEntities from "../../../src/api/contract/orderEntities.ts";
import { refusals } from "../../../src/api/contract/refusals.ts";
import { capitalize } from "../../../src/domain/french/capitalize.ts";
import { appVersion } from "../../../src/domain/shop/limits.ts";
import { sessionCookie } from "../../core/tokens.ts";
import { fileType } from "./upload.ts";

type Json = Record<string, unknown>;

/** Fields that a transformation hides from zod, as they are in an answer. */
const answerFields = new Map<unknown, Json>([
  [isoDate, { type: "string", format: "date-time" }],
  [flag, { type: "boolean" }],
]);

/** Schemas with a name of their own in the document: the entities. */
const entities = z.registry<{ id: string }>();
for (const [name, schema] of Object.entries({
  ...catalogueEntities,
  ...customerEntities,
  ...orderEntities,
  ...counterCalls,
  ...operatorDiscountCalls,
  ...operatorTeamCalls,
})) {
  const id = /^(.+)Schema$/.exec(name)?.[1];
  if (id && schema instanceof z.core.$ZodType) entities.add(schema, { id: capitalize(id) });
}

const requestSchema = (schema: Endpoint["answer"]): Json => z.toJSONSchema(schema, { io: "input" }) as Json;

/** Returns an answer's schema, which refers to the entities in it, and those entities. */
function answerSchema(schema: Endpoint["answer"]): { schema: Json; entities: Json } {
  const { $schema, $defs, ...printed } = z.toJSONSchema(schema, {
    io: "output",
    metadata: entities,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, answerFields.get(zodSchema));
      if (zodSchema === uuid) jsonSchema.format = "uuid";
    },
  });
  const placed = (value: unknown): Json =>
    JSON.parse(JSON.stringify(value).replaceAll("#/$defs/", "#/components/schemas/"));
  return { schema: placed(printed), entities: placed($defs ?? {}) };
}

function parameters(endpoint: Pick<Endpoint, "params" | "query">): Json[] {
  const places = [
    ["path", endpoint.params],
    ["query", endpoint.query],
  ] as const;
  return places.flatMap(([place, object]) => {
    if (!object) return [];
    const { properties = {}, required = [] } = requestSchema(object) as {
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

/** Headers of a request, all optional. */
const headers: Json = {
  AppVersion: {
    name: "x-app-version",
    in: "header",
    description: "The caller's version of the API: an outdated one is refused with OLD_APP_VERSION.",
    schema: { type: "string", pattern: "^\\d{1,5}(\\.\\d{1,5}){2}$" },
    example: appVersion,
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "The same for a repeated request, which then gets the first one's answer and changes nothing.",
    schema: { type: "string", pattern: "^[\\w-]{8,100}$" },
  },
};

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
  if (endpoint.access === "operator") always.push("OPERATOR_CODE_NEEDED", "SCOPE_MISSING");
  if (endpoint.place) always.push("WRONG_PLACE");
  return [...always, ...(endpoint.errors ?? [])];
}

function securityOf({ access, scope }: Endpoint): Json {
  if (access === "anonymous") return {};
  if (access === "customer") return { security: [{ customerToken: [] }] };
  // The scope is named in words: OpenAPI allows scopes of OAuth only.
  return { security: [{ operatorSession: [] }, { operatorKey: [] }], description: `Scope: ${scope}` };
}

function operation(resource: string, name: string, endpoint: Endpoint): Json {
  return {
    operationId: `${resource}.${name}`,
    tags: [resource],
    summary: endpoint.summary,
    ...securityOf(endpoint),
    parameters: [
      ...parameters(endpoint),
      ...Object.keys(headers)
        .filter((name) => name !== "IdempotencyKey" || endpoint.method !== "GET")
        .map((name) => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(endpoint.upload
      ? {
          requestBody: {
            description: `A file of at most ${endpoint.upload} bytes`,
            required: true,
            content: { [fileType]: {} },
          },
        }
      : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { "application/json": { schema: requestSchema(endpoint.body) } },
          },
        }
      : {}),
    responses: {
      200: {
        description: endpoint.summary,
        ...(endpoint.paginated
          ? { headers: { "x-total-count": { schema: { type: "integer", minimum: 0 } } } }
          : {}),
        content: { "application/json": { schema: answerSchema(endpoint.answer).schema } },
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
  const schemas: Json = {};
  for (const [resource, calls] of Object.entries(servedContract)) {
    for (const [name, endpoint] of Object.entries(calls)) {
      Object.assign(schemas, answerSchema(endpoint.answer).entities);
      put(endpoint.path, endpoint.method, operation(resource, name, endpoint as Endpoint));
    }
  }
  for (const [name, link] of Object.entries(fileLinks))
    put(link.path, link.method, linkOperation(name, link));
  return {
    openapi: "3.1.0",
    info: { title: "Dossard", version: appVersion },
    paths,
    components: {
      parameters: headers,
      securitySchemes: {
        customerToken: { type: "http", scheme: "bearer" },
        // The visitor's own session, once a code or password has opened it to an operator.
        operatorSession: { type: "apiKey", in: "cookie", name: sessionCookie },
        // A key of `dossard keys add`, with its scopes.
        operatorKey: { type: "http", scheme: "bearer" },
      },
      schemas: {
        ...schemas,
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
