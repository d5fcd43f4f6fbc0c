import { broker } from "@frontage/content/broker";
import type { InquiryBody } from "@frontage/records/schemas/inquiry";
import { Webhook } from "standardwebhooks";
import { Agent, buildConnector, type Dispatcher, request } from "undici";
import type { DeliveryJob } from "./delivery-jobs.ts";
import type { Deliver } from "../outbox/outbox.ts";
import { PrivateAddress, publicLookup, refusePrivateHost } from "./public-address.ts";

/** How much of a response's body is read; it isn't used. */
const bodyReadMaxBytes = 1024;

export type WebhookSettings = {
  url: string;
  /** Signs each request. */
  secret: string;
  /** Allows receivers in the owner's own network. */
  mayBePrivate: boolean;
};

/**
 * Posts inquiries to the owner's webhook, signed according to Standard Webhooks. It follows no
 * redirects and, unless the owner allows it, connects to public addresses only.
 *
 * @param origin the site's
 * @param timeoutMs for lookup, connection, request and response headers together
 */
export function webhookTarget(
  { mayBePrivate, secret, url }: WebhookSettings,
  origin: string,
  timeoutMs: number,
): { deliver: Deliver<DeliveryJob>; close: () => Promise<void> } {
  const signing = new Webhook(secret);
  const dispatcher = agentFor({ mayBePrivate, timeoutMs });

  return {
    async deliver(job, signal) {
      const body = JSON.stringify(bodyOf(job, origin));
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
            "webhook-id": job.id,
            "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
            "webhook-signature": signing.sign(job.id, now, body),
          },
          signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        });
      } catch (error) {
        return { isDelivered: false, detail: reasonOf(error, timeoutMs) };
      }
      await response.body.dump({ limit: bodyReadMaxBytes }).catch(() => undefined);
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

/**
 * The same nine fields that the site posts with the transport "webhook", and the listing that an
 * inquiry is about.
 */
function bodyOf(
  { inquiry, listing }: DeliveryJob,
  origin: string,
): InquiryBody & Pick<DeliveryJob, "listing"> {
  const { email, message, name, phone, receivedAt, service } = inquiry;
  return {
    name,
    email,
    phone,
    service,
    message,
    form: "contact",
    send_to: broker.sendTo,
    timestamp: receivedAt,
    triggered_from: origin,
    ...(listing && { listing }),
  };
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
