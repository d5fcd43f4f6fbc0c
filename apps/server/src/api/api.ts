import { Hono } from "hono";
import { sql } from "kysely";
import { brokerOnly, signedIn } from "./access.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { Failure, notFound } from "./failure.ts";
import { liveRoutes } from "./live.ts";
import { propertyRoutes } from "./properties.ts";
import { threadRoutes } from "./threads.ts";

/** Everything under `/api`. */
export function createApi(services: Services) {
  const { accounts, db, log } = services;
  const api = new Hono<ApiEnv>().basePath("/api");

  api.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });

  // Whether the process lives, and whether it can work.
  api.get("/health", (c) => c.json({ status: "ok" }));
  api.get("/ready", async (c) => {
    await sql`select 1`.execute(db);
    return c.json({ status: "ok" });
  });

  api.all("/auth/*", (c) => accounts.handle(c.req.raw));

  // Everybody below is signed in; see records/scope.ts for what they see.
  api.use(signedIn(services));
  api.route("/", propertyRoutes());
  api.route("/", threadRoutes(services));
  api.route("/", liveRoutes(services));

  // Everybody below is a broker.
  api.use(brokerOnly);

  api.all("*", () => {
    throw notFound();
  });
  api.onError((error, c) => {
    if (error instanceof Failure) return c.json(error.body, error.status);
    log.error({ err: error }, "A request failed");
    return c.json({ error: "Something went wrong on our side. Please try again." }, 500);
  });
  return api;
}
