import { createHash, timingSafeEqual } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import { Hono } from "hono";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure, notFound } from "../http/failure.ts";
import type { Metrics } from "./metrics.ts";

const hash = (text: string) => createHash("sha256").update(text).digest();

/**
 * The metrics, for callers with the token.
 *
 * @param metrics absent without a token; the route then doesn't exist
 */
export function metricsRoutes({
  metrics,
  metricsToken = "",
}: {
  metrics: Metrics | undefined;
  metricsToken: string | undefined;
}) {
  const expected = hash(`Bearer ${metricsToken}`);
  return new Hono<ApiEnv>().get("/metrics", async (c) => {
    if (!metrics) throw notFound();
    if (!timingSafeEqual(hash(c.req.header("Authorization") ?? ""), expected)) {
      c.header("WWW-Authenticate", "Bearer");
      throw new Failure(401, "This requires the metrics token.");
    }
    return c.body(await metrics.read(), 200, { "Content-Type": metrics.contentType });
  });
}

/** Counts each request, and how long the response took to start. */
export const countRequests = (metrics: Metrics) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const start = performance.now();
    await next();
    metrics.countRequest({
      method: c.req.method,
      route: routePath(c),
      status: c.res.status,
      seconds: (performance.now() - start) / 1000,
    });
  });
