import * as z from "zod";
import * as catalogueEntities from "../../../src/api/contract/catalogueEntities.ts";
import * as counterCalls from "../../../src/api/contract/counterCalls.ts";
import * as customerCalls from "../../../src/api/contract/customerCalls.ts";
import * as customerEntities from "../../../src/api/contract/customerEntities.ts";
import type { Endpoint } from "../../../src/api/contract/endpoint.ts";
import { type FileLink, fileLinks } from "../../../src/api/contract/links.ts";
import * as operatorAdvertCalls from "../../../src/api/contract/operator/advertCalls.ts";
import * as operatorCatalogueCalls from "../../../src/api/contract/operator/catalogueCalls.ts";
import * as operatorCustomerCalls from "../../../src/api/contract/operator/customerCalls.ts";
import * as operatorDiscountCalls from "../../../src/api/contract/operator/discountCalls.ts";
import * as operatorEventCalls from "../../../src/api/contract/operator/eventCalls.ts";
import * as operatorImportCalls from "../../../src/api/contract/operator/importCalls.ts";
import * as operatorNameCalls from "../../../src/api/contract/operator/nameCalls.ts";
import * as operatorOrderCalls from "../../../src/api/contract/operator/orderCalls.ts";
import * as operatorPictureCalls from "../../../src/api/contract/operator/pictureCalls.ts";
import * as operatorProposalCalls from "../../../src/api/contract/operator/proposalCalls.ts";
import * as operatorStartListCalls from "../../../src/api/contract/operator/startListCalls.ts";
import * as operatorTakingsCalls from "../../../src/api/contract/operator/takingsCalls.ts";
import * as operatorTeamCalls from "../../../src/api/contract/operator/teamCalls.ts";
import * as operatorWebhookCalls from "../../../src/api/contract/operator/webhookCalls.ts";
import { servedContract } from "../../../src/api/contract/operatorCalls.ts";
import * as orderEntities from "../../../src/api/contract/orderEntities.ts";
import * as orderItemCalls from "../../../src/api/contract/orderItemCalls.ts";
import * as pictureCalls from "../../../src/api/contract/pictureCalls.ts";
import * as sellerCalls from "../../../src/api/contract/sellerCalls.ts";
import * as withdrawalCalls from "../../../src/api/contract/withdrawalCalls.ts";
import { capitalize } from "../../../src/domain/french/capitalize.ts";
import { appVersion } from "../../../src/domain/shop/limits.ts";
import { aboutTheApi, resources } from "./openapi/aboutTheApi.ts";
import { type Docs, readContractDocs } from "./openapi/contractDocs.ts";
import { type Json, type Named, type Schema, SchemaPrinter } from "./openapi/printSchema.ts";
import { parameters, requestHeaders, securityOf, securitySchemes } from "./openapi/requests.ts";
import {
  answerHeaders,
  codesOf,
  errorExamples,
  errorResponses,
  errorSchema,
  header,
} from "./openapi/responses.ts";
import { fileType } from "./upload.ts";

interface Call {
  resource: string;
  name: string;
  endpoint: Endpoint;
}

const calls: readonly Call[] = Object.entries(servedContract).flatMap(([resource, byName]) =>
  Object.entries(byName).map(([name, endpoint]) => ({ resource, name, endpoint: endpoint as Endpoint })),
);

/** Names every schema that the contract exports, and the bodies and answers of single calls. */
function nameSchemas(docs: ReadonlyMap<string, Docs>): Map<Schema, Named> {
  const named = new Map<Schema, Named>();
  for (const [name, schema] of Object.entries({
    ...catalogueEntities,
    ...customerEntities,
    ...customerCalls,
    ...orderEntities,
    ...orderItemCalls,
    ...pictureCalls,
    ...sellerCalls,
    ...withdrawalCalls,
    ...counterCalls,
    ...operatorAdvertCalls,
    ...operatorCatalogueCalls,
    ...operatorCustomerCalls,
    ...operatorDiscountCalls,
    ...operatorEventCalls,
    ...operatorImportCalls,
    ...operatorNameCalls,
    ...operatorOrderCalls,
    ...operatorPictureCalls,
    ...operatorProposalCalls,
    ...operatorStartListCalls,
    ...operatorTakingsCalls,
    ...operatorTeamCalls,
    ...operatorWebhookCalls,
  })) {
    const id = /^(.+)Schema$/.exec(name)?.[1];
    if (id && schema instanceof z.core.$ZodType)
      named.set(schema, { id: capitalize(id), docs: docs.get(name) });
  }
  const taken = new Set([...named.values()].map(({ id }) => id));
  for (const { resource, name, endpoint } of calls) {
    for (const [schema, suffix] of [
      [endpoint.body, "Request"],
      [endpoint.answer, "Answer"],
    ] as const) {
      if (!(schema instanceof z.core.$ZodObject) || named.has(schema)) continue;
      const isEmpty = Object.keys(schema._zod.def.shape).length === 0;
      const own = `${capitalize(name)}${suffix}`;
      const id = isEmpty ? "Nothing" : taken.has(own) ? `${capitalize(resource)}${own}` : own;
      taken.add(id);
      named.set(schema, { id, docs: isEmpty ? nothing : docs.get(`${endpoint.method} ${endpoint.path}`) });
    }
  }
  return named;
}

const nothing: Docs = { description: "An object without fields.", fields: new Map() };

function requestBody(printer: SchemaPrinter, { body, upload }: Endpoint): Json {
  if (upload) {
    const description = `A file of at most ${upload} bytes`;
    return { requestBody: { description, required: true, content: { [fileType]: {} } } };
  }
  if (!body) return {};
  const schema = printer.print(body, "input");
  return { requestBody: { required: true, content: { "application/json": { schema } } } };
}

function operation(printer: SchemaPrinter, { resource, name, endpoint }: Call, docs: Docs | undefined): Json {
  const { summary, cacheable, paginated, divisible } = endpoint;
  const headers = {
    ...(paginated || divisible ? { "x-total-count": header("TotalCount") } : {}),
    ...(cacheable ? { ETag: header("ETag") } : { "Set-Cookie": header("SessionCookie") }),
  };
  const schema = printer.print(endpoint.answer, "output");
  return {
    operationId: `${resource}_${name}`,
    tags: [resource],
    summary,
    ...securityOf(endpoint),
    parameters: parameters(printer, endpoint, docs),
    ...requestBody(printer, endpoint),
    responses: {
      200: { description: summary, headers, content: { "application/json": { schema } } },
      ...(cacheable ? { 304: { description: "The answer whose ETag If-None-Match names." } } : {}),
      ...errorResponses(codesOf(endpoint)),
    },
  };
}

function linkOperation(printer: SchemaPrinter, name: string, link: FileLink, docs: Docs | undefined): Json {
  const content = Object.fromEntries(link.produces.map((type) => [type, {}]));
  return {
    operationId: `links_${name}`,
    tags: ["links"],
    summary: link.summary,
    security: [],
    parameters: parameters(printer, link, docs),
    responses: {
      200: { description: link.summary, content },
      ...(link.isResumable && {
        206: { description: "The range asked for, while `If-Range` has the file's `ETag`.", content },
        307: { description: "Where the store itself sends the file that a browser saves." },
        416: { description: "The range asked for begins beyond the end of the file." },
      }),
      303: { description: "Where a browser asks and the link does not work: the page that says why." },
      ...errorResponses(codesOf(link)),
    },
  };
}

/**
 * Returns the contract as an OpenAPI 3.1 document.
 * @param publicUrl where the shop is reached
 */
export function openApiDocument(publicUrl: string): Json {
  const docs = readContractDocs();
  const printer = new SchemaPrinter(nameSchemas(docs));
  const paths: Record<string, Json> = {};
  // A request's schema is named after what the answers took.
  for (const { endpoint } of calls) printer.print(endpoint.answer, "output");
  for (const call of calls) {
    const { path, method } = call.endpoint;
    const printed = operation(printer, call, docs.get(`${method} ${path}`));
    paths[`/api${path}`] = { ...paths[`/api${path}`], [method.toLowerCase()]: printed };
  }
  for (const [name, link] of Object.entries(fileLinks)) {
    paths[`/api${link.path}`] = { get: linkOperation(printer, name, link, docs.get(`GET ${link.path}`)) };
  }
  const codes = [...calls.map(({ endpoint }) => endpoint), ...Object.values(fileLinks)].flatMap(codesOf);
  return {
    openapi: "3.1.0",
    info: {
      title: "Dossard",
      version: appVersion,
      description: aboutTheApi,
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries(resources).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      parameters: requestHeaders,
      headers: answerHeaders,
      examples: errorExamples(codes),
      securitySchemes,
      schemas: { ...printer.components, Error: errorSchema },
    },
  };
}
