import { broker } from "@frontage/content/broker";
import { generateSpecs } from "hono-openapi";
import type { Hono } from "hono";
import type { ApiEnv } from "./api-env.ts";
import { exampleOf, type Schema } from "./openapi-examples.ts";
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
  for (const [path, operations] of Object.entries(specification.paths)) {
    for (const operation of Object.values(operations as Record<string, Operation>)) {
      addExamples(operation, path);
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
  parameters?: { in: string; name: string; schema: Schema; example?: unknown }[];
  requestBody?: Body;
  responses?: Record<string, Body>;
};

export const exampleIn = (body?: Body): unknown => body?.content?.["application/json"]?.example;

function addExamples({ parameters = [], requestBody, responses = {} }: Operation, path: string) {
  const words = path.split("/").slice(2);
  const subjects = words.filter((word) => !word.startsWith("{"));
  for (const parameter of parameters) {
    const { in: place, name, schema } = parameter;
    const before = words[words.indexOf(`{${name}}`) - 1];
    parameter.example ??= exampleOf(schema, [...subjects, before ?? place, name]);
  }
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 300);
  for (const body of [requestBody, ...successes.map(([, response]) => response)]) {
    const json = body?.content?.["application/json"];
    if (json?.schema) json.example ??= exampleOf(json.schema, subjects);
  }
}
