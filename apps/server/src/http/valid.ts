import { describeRoute, resolver, validator } from "hono-openapi";
import type * as z from "zod/v4/core";
import { Failure, failureSchema } from "./failure.ts";

/**
 * Validates a part of the request with the shared schema, and documents it.
 *
 * @param status of the response if it is invalid: 422 for what a visitor may have typed
 */
export function valid<Target extends "json" | "query" | "param", Schema extends z.$ZodType>(
  target: Target,
  schema: Schema,
  status: 400 | 422 = 400,
) {
  return validator(target, schema, (result) => {
    if (result.success) return;
    throw invalid(result.error, status);
  });
}

type Issue = {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
};

/** A response with the first message, and one for each field. */
export function invalid(issues: readonly Issue[], status: 400 | 422): Failure {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) =>
      String(typeof part === "object" ? part.key : part),
    );
    fields[path.join(".")] ??= issue.message;
  }
  return new Failure(status, Object.values(fields)[0] ?? "That request can’t be read.", fields);
}

/**
 * Documents a route for logged-in people: what it does, and its responses.
 *
 * @param answer the body's schema; absent for 204 without a body
 * @param others its other responses, by status; those below 300 have the same body
 */
export function describe(
  summary: string,
  answer?: z.$ZodType,
  others: Record<number, string> = {},
) {
  return describePublic(summary, answer, { 401: "Not signed in.", ...others });
}

/** Documents a route for everyone, as `describe` does. */
export function describePublic(
  summary: string,
  answer?: z.$ZodType,
  others: Record<number, string> = {},
) {
  const failure = (description: string) => ({
    description,
    content: { "application/json": { schema: resolver(failureSchema) } },
  });
  const success = (description: string) => ({
    description,
    ...(answer ? { content: { "application/json": { schema: resolver(answer) } } } : {}),
  });
  return describeRoute({
    summary,
    responses: {
      ...(answer ? { 200: success("Done.") } : { 204: success("Done; without a body.") }),
      400: failure("The request is invalid; `fields` says why."),
      404: failure("Not found, or not for this person."),
      ...Object.fromEntries(
        Object.entries(others).map(([status, description]) => [
          status,
          Number(status) < 300 ? success(description) : failure(description),
        ]),
      ),
    },
  });
}

/** Documents a route that responds with a page. @param others its other responses, by status */
export function describePage(summary: string, others: Record<number, string>) {
  const page = (description: string) => ({
    description,
    content: { "text/html": { schema: { type: "string" as const } } },
  });
  return describeRoute({
    summary,
    responses: {
      200: page("The page."),
      ...Object.fromEntries(
        Object.entries(others).map(([status, description]) => [status, page(description)]),
      ),
    },
  });
}

/** Documents a route that responds with a file. */
export function describeFile(summary: string) {
  return describeRoute({
    summary,
    responses: {
      200: {
        description: "The file.",
        content: { "*/*": { schema: { type: "string", format: "binary" } } },
      },
      404: { description: "Not found, or not for this person." },
    },
  });
}
