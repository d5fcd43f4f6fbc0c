import { createMiddleware } from "hono/factory";
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { randomUUID } from "node:crypto";
import type { ApiEnv, Services } from "./api-env.ts";

/**
 * Names the request and says where it came from, and writes a line of the access log
 * once it is answered: no query, body, cookie or token gets into it.
 */
export const requestContext = ({ log, trustProxy }: Pick<Services, "log" | "trustProxy">) =>
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
 * The asker's address: "203.0.113.7", or "" where it is not known.
 *
 * @param forwarded what the proxy in front says; each proxy appends who asked it, so the last is the one it vouches for
 */
export function ipAddressOf(socketAddress: string | undefined, forwarded?: string): string {
  const vouched = forwarded?.split(",").at(-1)?.trim() ?? "";
  const address = isIP(vouched) ? vouched : (socketAddress ?? "");
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/** A calendar's address is its key, so it is not written down. */
function loggedPath(path: string): string {
  return path.replace(/^(\/api\/calendar\/).+/, "$1…");
}

const isProbe = (path: string) => path === "/api/health" || path === "/api/ready";

/** Only behind a real server is there a socket. */
function socketOf(env: unknown): IncomingMessage["socket"] | undefined {
  return (env as { incoming?: IncomingMessage } | undefined)?.incoming?.socket;
}
