import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { IncomingMessage } from "node:http";
import { randomUUID } from "node:crypto";
import type { ApiEnv } from "./api-env.ts";
import type { Logger } from "pino";
import { forwarded, ipAddressOf } from "./forwarded.ts";

/**
 * Sets the request's ID and IP address, and writes a line to the access log: without query,
 * body, cookies or tokens.
 */
export const requestContext = ({ log, trustedProxies }: { log: Logger; trustedProxies: number }) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const start = performance.now();
    const forwardedId = trustedProxies > 0 ? c.req.header("X-Request-Id") : undefined;
    const requestId = forwardedId && /^[\w-]{8,64}$/.test(forwardedId) ? forwardedId : randomUUID();
    c.set("requestId", requestId);
    c.set("ipAddress", senderOf(c, trustedProxies));

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

/** The IP address of a request's sender, "" if unknown. */
export const senderOf = (c: Context, trustedProxies: number): string =>
  ipAddressOf(
    incomingOf(c.env)?.socket.remoteAddress,
    forwarded(c, "X-Forwarded-For", trustedProxies),
  );

/** A calendar's address is its secret, so it is not logged. */
function loggedPath(path: string): string {
  return path.replace(/^(\/api\/calendar\/).+/, "$1…");
}

const isProbe = (path: string) => path === "/api/health" || path === "/api/ready";

/** Whether the client left before its request had arrived, which is nobody's error. */
export function wasAborted(env: unknown): boolean {
  const incoming = incomingOf(env);
  return incoming !== undefined && incoming.destroyed && !incoming.complete;
}

/** Absent in tests without a real server. */
const incomingOf = (env: unknown): IncomingMessage | undefined =>
  (env as { incoming?: IncomingMessage } | undefined)?.incoming;
