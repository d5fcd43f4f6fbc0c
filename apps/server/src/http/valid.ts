import type { Env, MiddlewareHandler, ValidationTargets } from "hono";
import { type InferInput, validator } from "hono/validator";
import * as z from "zod/v4/core";
import { Failure } from "./failure.ts";

/** What a client of the route sends, and what its handler gets. */
export type Validated<Target extends keyof ValidationTargets, Schema extends z.$ZodType> = {
  in: {
    [Key in Target]: z.input<Schema> extends ValidationTargets[Key]
      ? z.input<Schema>
      : InferInput<z.input<Schema>, Key>;
  };
  out: { [Key in Target]: z.output<Schema> };
};

/**
 * Validates a part of the request with the shared schema.
 *
 * @param status of the response if it is invalid: 422 for what a visitor may have typed
 */
export function valid<Target extends "json" | "query" | "param", Schema extends z.$ZodType>(
  target: Target,
  schema: Schema,
  status: 400 | 422 = 400,
) {
  const handler: MiddlewareHandler<Env> = validator(target, (value: unknown): unknown => {
    const result = z.safeParse(schema, value);
    if (result.success) return result.data;
    throw invalid(result.error.issues, status);
  });
  return handler as MiddlewareHandler<Env, string, Validated<Target, Schema>>;
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
