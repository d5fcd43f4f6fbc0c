import { broker } from "@frontage/content/broker";
import type { InquiryBody } from "@frontage/content/schemas/inquiry";
import { Webhook } from "standardwebhooks";
import { Agent, buildConnector, type Dispatcher, request } from "undici";
import type { InquirySettings } from "../env.ts";
import type { Deliver, Parcel } from "./outbox.ts";
import { PrivateAddress, publicLookup, refusePrivateHost } from "./public-address.ts";

/** Of an answer's body, which nobody needs. */
const bodyReadMaxBytes = 1024;

type Target = NonNullable<InquirySettings["webhook"]>;

/**
 * Posts inquiries to the owner's webhook, signed as Standard Webhooks says. It follows no
 * redirect and, unless the owner allows it, connects to public addresses alone.
 *
 * @param origin of the site that they were sent from
 * @param patienceMs for looking up, connecting, sending and the answer's head, all together
 */
export function webhookTarget(
  { mayBePrivate, secret, url }: Target,
  origin: string,
  patienceMs = 10_000,
): { deliver: Deliver; close: () => Promise<void> } {
  const signing = new Webhook(secret);
  const dispatcher = agentFor({ mayBePrivate, patienceMs });

  return {
    async deliver(parcel, signal) {
      const body = JSON.stringify(bodyOf(parcel, origin));
      const now = new Date();
      let answer: Dispatcher.ResponseData;
      try {
        answer = await request(url, {
          method: "POST",
          dispatcher,
          body,
          headers: {
            "content-type": "application/json",
            "user-agent": "Frontage",
            "webhook-id": parcel.id,
            "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
            "webhook-signature": signing.sign(parcel.id, now, body),
          },
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
        });
      } catch (error) {
        return { isDelivered: false, detail: reasonOf(error, patienceMs) };
      }
      await answer.body.dump({ limit: bodyReadMaxBytes }).catch(() => undefined);
      return {
        isDelivered: answer.statusCode >= 200 && answer.statusCode < 300,
        detail: sentenceOf(answer.statusCode),
      };
    },
    close: () => dispatcher.destroy(),
  };
}

function agentFor({
  mayBePrivate,
  patienceMs,
}: Pick<Target, "mayBePrivate"> & { patienceMs: number }): Agent {
  const options = { connectTimeout: patienceMs, headersTimeout: patienceMs };
  if (mayBePrivate) return new Agent(options);
  const connect = buildConnector({ lookup: publicLookup, timeout: patienceMs });
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

/** The nine fields, as the site's own script posts them where it does. */
function bodyOf({ inquiry }: Parcel, origin: string): InquiryBody {
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
  };
}

function sentenceOf(status: number): string {
  const redirects = status >= 300 && status < 400;
  return `The receiver answered ${status}${redirects ? ", a redirect, which is not followed" : ""}.`;
}

function reasonOf(error: unknown, patienceMs: number): string {
  if (error instanceof PrivateAddress) {
    return "The receiver is in a private network, and INQUIRY_WEBHOOK_ALLOW_PRIVATE is not set.";
  }
  if (error instanceof Error && error.name === "AbortError") return "The server was stopped.";
  const code = codeOf(error);
  if ((error instanceof Error && error.name === "TimeoutError") || code?.includes("TIMEOUT")) {
    return `The receiver did not answer within ${patienceMs / 1000} seconds.`;
  }
  return `The receiver could not be reached${code ? ` (${code})` : ""}.`;
}

/** "ECONNREFUSED", where there is such a word. */
function codeOf(error: unknown): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : undefined;
}
