import { generateSpecs } from "hono-openapi";
import type { Hono } from "hono";
import type { ApiEnv } from "./api-env.ts";

/** The API in the OpenAPI 3.1 format, made of its routes and the shared schemas. */
export async function describeApi(api: Hono<ApiEnv>) {
  return generateSpecs(api, {
    // A route may end in ".csv" and is no file for that.
    excludeStaticFile: false,
    documentation: {
      info: {
        title: "Frontage",
        version: "1",
        description:
          "What the clients' dashboard asks of the server. Sign in first; a session travels as a cookie.",
      },
    },
  });
}
