import { idSchema } from "@frontage/records/schemas/record";
import type { Context, Handler } from "hono";
import { createFactory } from "hono/factory";
import * as z from "zod/mini";
import type { $ZodType, output } from "zod/v4/core";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { type Validated, valid } from "../http/valid.ts";
import { type Change, type ChangeServices, makeChange } from "./make-change.ts";

const factory = createFactory<ApiEnv>();

/** The path of a record: "/inquiries/:id". */
export const idParam = z.object({ id: idSchema });

/** The schemas of a request's parts; of its path only if more than `:id` is in it. */
type Parts = { param?: $ZodType; query?: $ZodType; json?: $ZodType };

/** The id in the path, or everything in it. */
type Place<Given extends Parts> = Given["param"] extends $ZodType ? output<Given["param"]> : string;

/** The body, or the query. */
type Form<Given extends Parts> = Given["json"] extends $ZodType
  ? output<Given["json"]>
  : Given["query"] extends $ZodType
    ? output<Given["query"]>
    : undefined;

type WithParam<Given extends Parts> = Given extends { param: $ZodType }
  ? Given
  : Given & { param: typeof idParam };

type Input<Given extends Parts> = {
  [Side in "in" | "out"]: {
    [Part in keyof WithParam<Given> & keyof Parts]: WithParam<Given>[Part] extends $ZodType
      ? Validated<Part, WithParam<Given>[Part]>[Side][Part]
      : never;
  };
};

/**
 * Handlers of a route that changes the record named in its path, and answers 204.
 *
 * @param work gets the path's id (or all of the path, with a `param`), and the body or the query
 */
export function changing<Given extends Parts>(
  services: ChangeServices,
  parts: Given,
  work: (change: Change, place: Place<Given>, form: Form<Given>) => Promise<unknown>,
) {
  return handlers(parts, async (c, place, form) => {
    await makeChange(services, c.var, (change) => work(change, place, form));
    return c.body(null, 204);
  });
}

/** The same, for a route that answers with what `work` returns. */
export function returning<Given extends Parts, Result extends object>(
  services: ChangeServices,
  parts: Given,
  work: (change: Change, place: Place<Given>, form: Form<Given>) => Promise<Result>,
) {
  return handlers(parts, async (c, place, form) =>
    c.json(await makeChange(services, c.var, (change) => work(change, place, form))),
  );
}

/** Handlers of a route that answers with what the person may see of the record in its path. */
export function readingOne<Result extends object>(
  read: (records: Database, id: string) => Promise<Result>,
) {
  return handlers({}, async (c, id) => c.json(await read(c.var.records, id)));
}

/** Handlers of a route that answers with what the person may see of the records that match. */
export function reading<Schema extends $ZodType, Result extends object>(
  query: Schema,
  read: (records: Database, query: output<Schema>) => Promise<Result>,
) {
  return factory.createHandlers(valid("query", query), async (c) =>
    c.json(await read(c.var.records, c.req.valid("query"))),
  );
}

function handlers<Given extends Parts, Answer extends Response>(
  { json, param, query }: Given,
  respond: (c: Context<ApiEnv>, place: Place<Given>, form: Form<Given>) => Promise<Answer>,
) {
  const checks = [
    valid("param", param ?? idParam),
    ...(query ? [valid("query", query)] : []),
    ...(json ? [valid("json", json)] : []),
  ];
  const handler = (c: Context<ApiEnv, string, { out: Record<keyof Parts, unknown> }>) => {
    const path = c.req.valid("param");
    const place = param ? path : (path as output<typeof idParam>).id;
    const form = json ? c.req.valid("json") : query && c.req.valid("query");
    return respond(c, place as Place<Given>, form as Form<Given>);
  };
  // How many there are depends on the parts; what a client sends and gets doesn't.
  return [...checks, handler] as unknown as [
    Handler<ApiEnv, string, Input<Given>, Promise<Answer>>,
  ];
}
