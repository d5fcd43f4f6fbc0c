import { lookup as systemLookup } from "node:dns";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Webhook as Signing } from "standardwebhooks";
import { Agent, buildConnector, type Dispatcher, request } from "undici";
import type { Attempt } from "./queue.ts";

/** How much of a response's body is read; it isn't used. */
const maxBytesRead = 1024;

export type WebhookSettings = {
  url: string;
  /** Signs each request. */
  secret: string;
  /** Allows receivers in the owner's own network. */
  mayBePrivate: boolean;
};

export type Webhook = {
  /** Posts a body. @param id the same at each attempt, so that a receiver knows a repeat */
  post: (id: string, body: object, signal: AbortSignal) => Promise<Attempt>;
  close: () => Promise<void>;
};

/**
 * The owner's webhook, whose requests are signed according to Standard Webhooks. It follows no
 * redirects and, unless the owner allows it, connects to public addresses only.
 *
 * @param timeoutMs for lookup, connection, request and response headers together
 */
export function openWebhook(
  { mayBePrivate, secret, url }: WebhookSettings,
  timeoutMs: number,
): Webhook {
  const signing = new Signing(secret);
  const dispatcher = agentFor({ mayBePrivate, timeoutMs });

  return {
    async post(id, content, signal) {
      const body = JSON.stringify(content);
      const now = new Date();
      let response: Dispatcher.ResponseData;
      try {
        response = await request(url, {
          method: "POST",
          dispatcher,
          body,
          headers: {
            "content-type": "application/json",
            "user-agent": "Frontage",
            "webhook-id": id,
            "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
            "webhook-signature": signing.sign(id, now, body),
          },
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        });
      } catch (error) {
        return { isDelivered: false, detail: reasonOf(error, timeoutMs) };
      }
      await response.body.dump({ limit: maxBytesRead }).catch(() => undefined);
      return {
        isDelivered: response.statusCode >= 200 && response.statusCode < 300,
        detail: formatStatus(response.statusCode),
      };
    },
    close: () => dispatcher.destroy(),
  };
}

function agentFor({
  mayBePrivate,
  timeoutMs,
}: Pick<WebhookSettings, "mayBePrivate"> & { timeoutMs: number }): Agent {
  const options = { connectTimeout: timeoutMs, headersTimeout: timeoutMs };
  if (mayBePrivate) return new Agent(options);
  const connect = buildConnector({ lookup: publicLookup, timeout: timeoutMs });
  return new Agent({
    ...options,
    connect(to, callback) {
      try {
        refusePrivateHost(to.hostname);
      } catch (error) {
        callback(error as Error, null);
        return;
      }
      connect(to, callback);
    },
  });
}

function formatStatus(status: number): string {
  const redirects = status >= 300 && status < 400;
  return `The receiver answered ${status}${redirects ? ", a redirect, which isn’t followed" : ""}.`;
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (error instanceof PrivateAddress) {
    return "The receiver is on a private network. Ask whoever runs your site to allow it.";
  }
  if (error instanceof Error && error.name === "AbortError") return "The server was stopped.";
  const code = codeOf(error);
  if ((error instanceof Error && error.name === "TimeoutError") || code?.includes("TIMEOUT")) {
    return `The receiver didn’t answer within ${timeoutMs / 1000} seconds.`;
  }
  return `The receiver couldn’t be reached${code ? ` (${code})` : ""}.`;
}

/** For example "ECONNREFUSED". */
function codeOf(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}

// The metadata service of Azure's machines has a public address.
const metadataAddresses = new Set(["168.63.129.16"]);

/**
 * Whether an address is on the public internet: not this machine, a private or carrier network,
 * a cloud's own services, or an IPv4 address embedded in IPv6.
 *
 * @param address IPv4 or IPv6
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || metadataAddresses.has(address)) return false;
  const parsed = ipaddr.parse(address);
  // In IPv6, only 2000::/3 is assigned.
  const isAssigned = parsed.kind() === "ipv4" || (parsed.toByteArray()[0] ?? 0) >> 5 === 1;
  return isAssigned && parsed.range() === "unicast";
}

class PrivateAddress extends Error {}

/**
 * Looks up a name as the system does, but returns public addresses only. The connection uses this
 * very result, so changing the name's address in between doesn't help an attacker.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  systemLookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, []);
    const [first, ...others] = found.filter(({ address }) => isPublicAddress(address));
    if (!first) return callback(new PrivateAddress(), []);
    return options.all
      ? callback(null, [first, ...others])
      : callback(null, first.address, first.family);
  });
};

/** Refuses a private address given as the host, which is never looked up. @throws PrivateAddress */
function refusePrivateHost(hostname: string): void {
  const address = hostname.replace(/^\[|\]$/g, "");
  if (isIP(address) && !isPublicAddress(address)) throw new PrivateAddress();
}
