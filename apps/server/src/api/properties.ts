import { propertySchema } from "@frontage/content/schemas/property";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { today } from "../records/today.ts";
import { listProperties } from "../records/properties.ts";
import type { ApiEnv } from "./api-env.ts";
import { notFound } from "./failure.ts";
import { describe, valid } from "./valid.ts";

/** The properties of the client's deals; a client has few. */
export function propertyRoutes() {
  return new Hono<ApiEnv>()
    .get(
      "/properties",
      describe("Lists the properties of the signed-in person's deals.", z.array(propertySchema)),
      async (c) => c.json(await listProperties(c.var.records, { today: today() })),
    )
    .get(
      "/properties/:id",
      describe("One property and the deal in it.", propertySchema),
      valid("param", z.object({ id: idSchema })),
      async (c) => {
        const { id } = c.req.valid("param");
        const [property] = await listProperties(c.var.records, { id, today: today() });
        if (!property) throw notFound();
        return c.json(property);
      },
    );
}
