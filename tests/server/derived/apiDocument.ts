import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
}

interface Content {
  schema?: Schema;
  examples?: Record<string, unknown>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { content?: Record<string, Content> }>;
}

export interface Served extends Operation {
  path: string;
  method: string;
}

/** The document of a running shop: its operations, and its schemas as checks. */
export interface ApiDocument {
  operations: Served[];
  /** Returns the schema that a reference names, or the schema itself. */
  resolve(schema: Schema): Schema;
  /** Returns what is wrong with the body of an answer; empty if it is as documented. */
  faultsOf(operation: Served, status: number, body: unknown): string;
}

/** The body of /api/openapi.json. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export function readApiDocument(document: Document): ApiDocument {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  const compiled = new Map<string, ValidateFunction>();
  const check = (pointer: string) => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
    compiled.set(pointer, known);
    return known;
  };
  return {
    operations,
    resolve: (schema) => {
      const name = schema.$ref?.split("/").at(-1);
      return name === undefined ? schema : (document.components.schemas[name] ?? {});
    },
    faultsOf({ path, method }, status, body) {
      const place = [path, method.toLowerCase(), "responses", String(status), "content", "application/json"];
      const pointer = ["paths", ...place, "schema"].map(
        (part) =>
          `/${part.replaceAll("~", "~0").replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")}`,
      );
      const validate = check(pointer.join(""));
      return validate(body) ? "" : ajv.errorsText(validate.errors);
    },
  };
}
