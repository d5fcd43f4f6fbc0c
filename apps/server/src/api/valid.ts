import { describeRoute, resolver, validator } from "hono-openapi";
import type * as z from "zod/v4/core";
import { Failure, failureSchema } from "./failure.ts";

/**
 * Checks a part of the request by the shared schema, and documents it.
 * What does not fit answers with the first sentence, and each field's.
 *
 * @param status of that answer; 422 for what a visitor may have typed
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

/** What is wrong, as it is answered: the first sentence, and each field's. */
export function invalid(issues: readonly Issue[], status: 400 | 422): Failure {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) =>
      String(typeof part === "object" ? part.key : part),
    );
    fields[path.join(".")] ??= issue.message;
  }
  return new Failure(status, Object.values(fields)[0] ?? "That cannot be read.", fields);
}

/**
 * Documents a route: what it does, and what it answers when it goes well.
 *
 * @param answer the body's schema; absent: an empty answer with 204
 * @param others what else it answers, by status; below 300 with the same body
 */
export function describe(
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
      ...(answer ? { 200: success("Done.") } : { 204: success("Done; the answer is empty.") }),
      400: failure("Something in the request is not right; `fields` says what."),
      401: failure("Nobody is signed in."),
      404: failure("Not there, or not for this person."),
      ...Object.fromEntries(
        Object.entries(others).map(([status, description]) => [
          status,
          Number(status) < 300 ? success(description) : failure(description),
        ]),
      ),
    },
  });
}

/** Documents a route that answers with a file. */
export function describeFile(summary: string) {
  return describeRoute({
    summary,
    responses: {
      200: {
        description: "The file.",
        content: { "*/*": { schema: { type: "string", format: "binary" } } },
      },
      404: { description: "Not there, or not for this person." },
    },
  });
}
