import type { Context } from "hono";
import { isIP } from "node:net";

/**
 * The value that the outermost trusted proxy set in a header that each proxy may append to. Counted
 * from the right: what a visitor sends is on the left.
 *
 * @param trustedProxies how many there are; with 0, the header is ignored
 */
export function forwarded(
  c: Context,
  header: "X-Forwarded-For" | "X-Forwarded-Host" | "X-Forwarded-Proto",
  trustedProxies: number,
): string | undefined {
  if (trustedProxies === 0) return undefined;
  const said = (c.req.header(header) ?? "").split(",").map((value) => value.trim());
  return said.at(-trustedProxies) ?? said[0];
}

/**
 * The client's IP address: "203.0.113.7", or "" if unknown.
 *
 * @param said by a proxy, maybe with a port: "203.0.113.7:51234" or "[2001:db8::1]:51234"
 */
export function ipAddressOf(socketAddress: string | undefined, said = ""): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(said)?.[1] ?? said.replace(/^([\d.]+):\d+$/, "$1");
  const address = isIP(bare) ? bare : (socketAddress ?? "");
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * Whether visitors may use a host name. Not this machine's own names, which health checks use, and
 * not a name without a dot, which containers use for each other and a proxy may pass on.
 */
export function isPublicHost(hostname: string): boolean {
  if (hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname)) return false;
  return /[.:]/.test(hostname) && !hostname.endsWith(".localhost");
}
