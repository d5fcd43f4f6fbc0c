import { generateSpecs } from "hono-openapi";
import type { Hono } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** The API as OpenAPI 3.1, generated from its routes and the shared schemas. */
export async function describeApi(api: Hono<ApiEnv>) {
  return generateSpecs(api, {
    // A route that ends in ".csv" is not a static file.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: "Frontage",
        version: "1",
        description: "The API behind the client dashboard. Sign in first; the session is a cookie.",
      },
    },
  });
}
