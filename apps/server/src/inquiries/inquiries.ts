import { broker } from "@frontage/content/broker";
import { type DeliveryTarget, deliveryTargets } from "@frontage/records/schemas/received-inquiry";
import type { Broker } from "@frontage/content/schemas/broker";
import type { Logger } from "pino";
import type { Background } from "../jobs/background.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Notifier } from "../changes/notifier.ts";
import { brokerIds } from "../people/broker-ids.ts";
import { type AcceptInquiry, createAcceptInquiry } from "./accept-inquiry.ts";
import type { PublishToBrokers } from "../changes/publish-to-brokers.ts";
import { emailTarget } from "./emails.ts";
import { type DeliveryJob, readJob, recordAttempt } from "./deliveries.ts";
import { inquiryPath } from "./queries.ts";
import { createOutbox, type Deliver, type Outbox, type Queue } from "../outbox/outbox.ts";
import { type DeliveryTimings, deliveryTimings } from "../outbox/timings.ts";
import type { WebhookSettings } from "../outbox/webhook.ts";
import { webhookTarget } from "./webhook-target.ts";

/** How inquiries reach the broker. */
export type InquiryTransport = Broker["inquiries"]["transport"];

/** The `INQUIRY_…` settings. */
export type InquirySettings = {
  /** Where each inquiry is posted, in addition to its email. */
  webhook: WebhookSettings | undefined;
  /** Closed and answered inquiries are erased after this many days; 0 for never. */
  retentionDays: number;
  /** How many inquiries one IP address may send per hour; 0 for no limit. */
  limitPerHour: number;
};

/** Accepts inquiries, and delivers them. */
export type Inquiries = {
  /** With "webhook", browsers send inquiries elsewhere, and the route accepts none. */
  transport: InquiryTransport;
  accept: AcceptInquiry;
  outbox: Outbox;
  retentionDays: number;
  /** How many one IP address may send per hour; 0 for no limit. */
  limitPerHour: number;
};

type Options = {
  publish: PublishToBrokers;
  background: Background;
  /**
   * Whether this is production, where an email that is only saved as a file doesn't count as
   * delivered.
   */
  isProduction: boolean;
  log: Logger;
  mailer: Mailer;
  notifier: Notifier;
  publicUrl: string;
  settings: InquirySettings;
  store: Pick<OpenDatabase, "db" | "kind">;
  transport?: InquiryTransport;
  /** Whether visitors get a receipt by email; by default as in `broker.ts`. */
  sendsReceipts?: boolean;
  /** The outbox's clock, in milliseconds. */
  now?: () => number;
  timings?: DeliveryTimings;
};

/** The outbox delivers nothing until it is started. */
export function createInquiries({
  publish,
  background,
  isProduction,
  log,
  mailer,
  notifier,
  now,
  publicUrl,
  sendsReceipts = broker.inquiries.receiptEmail,
  settings,
  store,
  timings = deliveryTimings,
  transport = broker.inquiries.transport,
}: Options): Inquiries {
  const { db } = store;
  const canEmail = !(mailer.folder && isProduction);
  const email = canEmail
    ? emailTarget(mailer, publicUrl, timings.emailTimeoutMs)
    : unset("Email isn’t set up. Ask whoever runs your site to set it up.");
  const webhook = settings.webhook
    ? webhookTarget(settings.webhook, publicUrl, timings.webhookTimeoutMs)
    : undefined;

  const deliver: Record<DeliveryTarget, Deliver<DeliveryJob>> = {
    mailbox: email,
    reply: email,
    receipt: email,
    webhook:
      webhook?.deliver ?? unset("No webhook is set up. Ask whoever runs your site to set one up."),
  };
  const queues = deliveryTargets.map((target): Queue<DeliveryJob> => ({
    name: { table: "delivery", target },
    read: (claim) => readJob(db, claim),
    deliver: deliver[target],
    onSettled: recordAttempt,
    onAttempt({ inquiry }, { detail, hasFailed }) {
      publish(["inquiries", "overview"]);
      // A receipt fails if the visitor mistyped their address; the inquiry's page shows that.
      if (!hasFailed || target === "receipt") return;
      const what = target === "reply" ? "your reply to" : "the inquiry from";
      background.start("notify of a failed delivery", async () =>
        notifier.notify(await brokerIds(db), {
          kind: "inquiry",
          title: `Not delivered: ${what} ${inquiry.name}`,
          detail,
          path: inquiryPath(inquiry.id),
        }),
      );
    },
    onErased: async (deliveryId) => mailer.folder?.forget([deliveryId]),
  }));
  const outbox = createOutbox(queues, { store, log, now, timings });

  let stopped: Promise<void> | undefined;
  return {
    transport,
    accept: createAcceptInquiry({
      store,
      limitPerHour: settings.limitPerHour,
      sendsReceipts: sendsReceipts && canEmail,
      targets: [
        // With a webhook, an email server is optional.
        ...(canEmail || !webhook ? (["mailbox"] as const) : []),
        ...(webhook ? (["webhook"] as const) : []),
      ],
      onAccepted() {
        outbox.wake();
        publish(["inquiries", "overview", "notifications", "unread", "listings"]);
      },
    }),
    outbox: {
      ...outbox,
      stop: () => (stopped ??= outbox.stop().then(() => webhook?.close())),
    },
    retentionDays: settings.retentionDays,
    limitPerHour: settings.limitPerHour,
  };
}

/** Delivers to a target that isn't set up: each attempt fails, and is repeated like any other. */
function unset(detail: string): Deliver<DeliveryJob> {
  return async () => ({ isDelivered: false, detail });
}
