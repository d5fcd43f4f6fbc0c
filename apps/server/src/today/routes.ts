import { todaySchema } from "@frontage/content/schemas/today";
import { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../http/api-env.ts";
import { describe } from "../http/valid.ts";
import { readToday } from "./read-today.ts";

/** The broker's first screen. */
export function todayRoutes({ log }: { log: Logger }) {
  return new Hono<ApiEnv>().get(
    "/today",
    describe("The broker's day: who waits on whom, what is due, and the pipeline.", todaySchema),
    async (c) => c.json(await readToday({ log, ...c.var })),
  );
}
