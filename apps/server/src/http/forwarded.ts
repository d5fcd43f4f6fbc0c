import type { Context } from "hono";
import { isIP } from "node:net";

/**
 * What the outermost of the trusted proxies says in a header that each of them may append to.
 * Counted from the right, because a visitor can send the header too, and that is on the left.
 *
 * @param trustedProxies how many there are; 0: nothing is believed
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
 * The client's IP address: "203.0.113.7", or "" where it is unknown.
 *
 * @param said by a proxy, maybe with a port: "203.0.113.7:51234" or "[2001:db8::1]:51234"
 */
export function ipAddressOf(socketAddress: string | undefined, said = ""): string {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(said)?.[1] ?? said.replace(/^([\d.]+):\d+$/, "$1");
  const address = isIP(bare) ? bare : (socketAddress ?? "");
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}

/**
 * Whether a host name is one under which visitors come. Not this machine's own, which checks of its
 * health use, nor a name without a dot: containers call each other so, and a proxy may pass it on.
 */
export function isPublicHost(hostname: string): boolean {
  if (hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname)) return false;
  return /[.:]/.test(hostname) && !hostname.endsWith(".localhost");
}
