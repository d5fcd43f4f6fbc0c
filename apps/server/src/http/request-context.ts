import { createMiddleware } from "hono/factory";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { randomUUID } from "node:crypto";
import type { ApiEnv } from "./api-env.ts";
import type { Logger } from "pino";

/**
 * Sets the request's ID and IP address, and writes a line to the access log: without query,
 * body, cookies or tokens.
 */
export const requestContext = ({ log, trustProxy }: { log: Logger; trustProxy: boolean }) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const start = performance.now();
    const forwardedId = trustProxy ? c.req.header("X-Request-Id") : undefined;
    const requestId = forwardedId && /^[\w-]{8,64}$/.test(forwardedId) ? forwardedId : randomUUID();
    c.set("requestId", requestId);
    c.set(
      "ipAddress",
      ipAddressOf(
        socketOf(c.env)?.remoteAddress,
        trustProxy ? c.req.header("X-Forwarded-For") : undefined,
      ),
    );

    await next();

    c.res.headers.set("X-Request-Id", requestId);
    const { status } = c.res;
    const line = {
      requestId,
      method: c.req.method,
      path: loggedPath(c.req.path),
      status,
      ms: Math.round(performance.now() - start),
    };
    if (status >= 500) log.error(line, "answered");
    else if (isProbe(c.req.path)) log.debug(line, "answered");
    else log.info(line, "answered");
  });

/**
 * The client's IP address: "203.0.113.7", or "" where it is unknown.
 *
 * @param forwarded by the proxies in front: each appends its client, so the last is the one our own proxy saw
 */
export function ipAddressOf(socketAddress: string | undefined, forwarded?: string): string {
  const lastForwarded = forwarded?.split(",").at(-1)?.trim() ?? "";
  const address = isIP(lastForwarded) ? lastForwarded : (socketAddress ?? "");
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** A calendar's address is its secret, so it is not logged. */
function loggedPath(path: string): string {
  return path.replace(/^(\/api\/calendar\/).+/, "$1…");
}

const isProbe = (path: string) => path === "/api/health" || path === "/api/ready";

/** There is no socket in tests without a real server. */
function socketOf(env: unknown): IncomingMessage["socket"] | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket;
}
