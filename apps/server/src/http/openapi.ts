import { broker } from "@frontage/content/broker";
import { generateSpecs } from "hono-openapi";
import type { Hono } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { tagOf, tags } from "./openapi-tags.ts";

/** The API as OpenAPI 3.1, generated from its routes and the shared schemas. */
export async function describeApi(api: Hono<ApiEnv>) {
  const specification = await generateSpecs(api, {
    // A route that ends in ".csv" is not a static file.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: "Frontage",
        version: "1",
        description: "The API behind the client dashboard. Sign in first; the session is a cookie.",
        contact: { name: broker.name, url: broker.website.url, email: broker.email },
      },
      servers: [{ url: "/", description: "The server that answers this." }],
      tags: tags.map(({ description, name }) => ({ name, description })),
    },
  });
  for (const [path, operations] of Object.entries(specification.paths)) {
    const tag = tagOf(path);
    for (const operation of Object.values(operations as Record<string, Operation>)) {
      const { summary = "" } = operation;
      if (tag) operation.tags = [tag];
      operation.description ??= summary;
      operation.summary = /^[^.;:]+/.exec(summary)?.[0] ?? summary;
    }
  }
  return specification;
}

/** The same with examples, which generated types don't need. */
export async function describeApiByExamples(api: Hono<ApiEnv>) {
  const specification = await describeApi(api);
  for (const operations of Object.values(specification.paths)) {
    for (const operation of Object.values(operations as Record<string, Operation>)) {
      addExamples(operation);
    }
  }
  return specification;
}

type Body = { content?: Record<string, { schema?: Schema; example?: unknown }> };

/** The parts of a route's description that we add to. */
export type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; schema: Schema; example?: unknown }[];
  requestBody?: Body;
  responses?: Record<string, Body>;
};

export const exampleIn = (body?: Body): unknown => body?.content?.["application/json"]?.example;

function addExamples({ parameters = [], requestBody, responses = {} }: Operation) {
  for (const parameter of parameters) {
    parameter.example ??= exampleOf(parameter.schema, parameter.name);
  }
  for (const body of [requestBody, responses[200], responses[201]]) {
    const json = body?.content?.["application/json"];
    if (json?.schema) json.example ??= exampleOf(json.schema, "");
  }
}

/** What an example is made from: the part of JSON Schema that the API's description uses. */
type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  exclusiveMinimum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  maxLength?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
};

const byFormat: Record<string, string> = {
  date: "2026-09-14",
  "date-time": "2026-09-14T15:00:00.000Z",
  email: "sam@example.com",
  uri: "https://www.example.com",
};

const phrase = "a short phrase of yours";

/** Where one day has to follow another. */
const laterDays: Record<string, string> = { receiveBy: "2027-03-13" };

/** What a schema doesn't say of a text. */
const byName: Record<string, string> = {
  code: "123456",
  day: "2026-09-14",
  dueAt: "17:00",
  e164: "+15555550111",
  expiresAt: "17:00",
  from: "10:00",
  link: "https://www.example.com",
  message: "Is the warehouse still available?",
  month: "2026-06",
  newPassword: phrase,
  next: phrase,
  password: phrase,
  path: "/dashboard",
  phone: "(555) 555-0111",
  photo: "",
  region: "TX",
  repeated: phrase,
  states: "TX, OK",
  time: "10:00",
  timeZone: "America/Chicago",
  to: "11:00",
};

/** The example of that name, if it fits. */
function namedExample({ pattern }: Schema, name: string): string | undefined {
  const example = byName[name];
  return example !== undefined && (!pattern || new RegExp(pattern).test(example))
    ? example
    : undefined;
}

/** An example of what a schema describes. By default, a text is its own name. */
function exampleOf(schema: Schema, name: string): unknown {
  const { anyOf, minimum = 0, oneOf = anyOf, pattern, required = [] } = schema;
  const given = schema.const ?? schema.enum?.[0] ?? schema.default;
  if (given !== undefined) return given;
  if (oneOf) return exampleOf(oneOf.find(({ type }) => type !== "null") ?? {}, name);
  switch (schema.type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(
            ([key, property]) =>
              required.includes(key) ||
              key in laterDays ||
              namedExample(property, key) !== undefined,
          )
          .map(([key, property]) => [key, exampleOf(property, key)]),
      );
    case "array":
      return Array<unknown>(schema.minItems ?? 1).fill(exampleOf(schema.items ?? {}, name));
    case "boolean":
      return false;
    case "number":
    case "integer":
      return Math.max(1, minimum, (schema.exclusiveMinimum ?? 0) + 1);
    case "string":
      if (pattern && new RegExp(pattern).test("")) return "";
      return (
        laterDays[name] ??
        byFormat[schema.format ?? ""] ??
        namedExample(schema, name) ??
        name.slice(0, schema.maxLength)
      );
    case undefined:
    default:
      return null;
  }
}
