import { idSchema } from "@frontage/records/schemas/record";
import { createFactory } from "hono/factory";
import * as z from "zod/mini";
import type { $ZodType, output } from "zod/v4/core";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { type Change, type ChangeServices, makeChange } from "./make-change.ts";

const factory = createFactory<ApiEnv>();

/** The path of a record: "/inquiries/:id". */
export const idParam = z.object({ id: idSchema });

/** Handlers of a route that changes the record named in its path, and answers 204. */
export function changing<Schema extends $ZodType>(
  services: ChangeServices,
  schema: Schema,
  work: (change: Change, id: string, form: output<Schema>) => Promise<unknown>,
) {
  return factory.createHandlers(valid("param", idParam), valid("json", schema), async (c) => {
    const { id } = c.req.valid("param");
    await makeChange(services, c.var, (change) => work(change, id, c.req.valid("json")));
    return c.body(null, 204);
  });
}

/** Handlers of a route that answers with what the person may see of the records that match. */
export function reading<Schema extends $ZodType, Result extends object>(
  schema: Schema,
  read: (records: Database, query: output<Schema>) => Promise<Result>,
) {
  return factory.createHandlers(valid("query", schema), async (c) =>
    c.json(await read(c.var.records, c.req.valid("query"))),
  );
}
