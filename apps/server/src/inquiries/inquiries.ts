import { broker } from "@frontage/content/broker";
import type { Broker } from "@frontage/content/schemas/broker";
import type { Logger } from "pino";
import type { Background } from "../background.ts";
import type { OpenDatabase } from "../database/open-database.ts";
import type { InquirySettings } from "../env.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { Mailer } from "../mail/mailer.ts";
import { notify } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import { inquiryPath } from "../records/inquiries.ts";
import { mailTarget } from "./mail-target.ts";
import { createOutbox, type Deliver, type Outbox } from "./outbox.ts";
import { createTakeIn, type TakeIn } from "./take-in.ts";
import { tellBrokers } from "./tell-brokers.ts";
import { webhookTarget } from "./webhook-target.ts";

/** How inquiries reach the broker by this server. */
export type InquiryTransport = Broker["inquiries"]["transport"];

/** What the server does with inquiries. */
export type Inquiries = {
  /** "webhook": browsers send them elsewhere, and the route takes none. */
  transport: InquiryTransport;
  takeIn: TakeIn;
  /** Delivers what is kept, once it is started. */
  outbox: Outbox;
  /** 0: they are kept until they are erased. */
  retentionDays: number;
};

type Options = {
  background: Background;
  /** What has to leave this machine has not arrived where it is only a file on it. */
  isProduction: boolean;
  live: LiveChanges;
  log: Logger;
  mailer: Mailer;
  publicUrl: string;
  settings: InquirySettings;
  store: Pick<OpenDatabase, "db" | "kind">;
  transport?: InquiryTransport;
  /** The outbox's clock, in milliseconds. */
  now?: () => number;
};

/** @returns what the server does with inquiries; its outbox stands still until it is started */
export function createInquiries({
  background,
  isProduction,
  live,
  log,
  mailer,
  now,
  publicUrl,
  settings,
  store,
  transport = broker.inquiries.transport,
}: Options): Inquiries {
  const { db } = store;
  const tell = tellBrokers({ background, db, live });
  const canMail = !(mailer.folder && isProduction);
  const mails = canMail ? mailTarget(mailer, publicUrl) : unset("No mail server is set.");
  const webhook = settings.webhook ? webhookTarget(settings.webhook, publicUrl) : undefined;

  const outbox = createOutbox({
    store,
    log,
    deliver: {
      mailbox: mails,
      reply: mails,
      webhook: webhook?.deliver ?? unset("No webhook is set."),
    },
    onAttempt({ givenUp }) {
      tell(["inquiries"]);
      if (!givenUp) return;
      const { inquiry, target } = givenUp;
      const what = target === "reply" ? "your reply to" : "the inquiry from";
      background.start("tell of what was given up", async () =>
        notify({ background, db, live, mailer, publicUrl }, await brokerIds(db), {
          kind: "inquiry",
          title: `Not delivered: ${what} ${inquiry.name}`,
          detail: "Given up after a day of trying",
          path: inquiryPath(inquiry.id),
        }),
      );
    },
    onErased: async (deliveryId) => mailer.folder?.forget([deliveryId]),
    ...(now ? { now } : {}),
  });

  let stopped: Promise<void> | undefined;
  return {
    transport,
    takeIn: createTakeIn({
      store,
      limitPerHour: settings.limitPerHour,
      targets: [
        // Who has a webhook may well do without a mail server.
        ...(canMail || !webhook ? (["mailbox"] as const) : []),
        ...(webhook ? (["webhook"] as const) : []),
      ],
      onTaken() {
        outbox.wake();
        tell(["inquiries", "notifications", "unread"]);
      },
    }),
    outbox: {
      ...outbox,
      stop: () => (stopped ??= outbox.stop().then(() => webhook?.close())),
    },
    retentionDays: settings.retentionDays,
  };
}

/** What waits for a target that is not set is told so, until it is set or given up. */
function unset(detail: string): Deliver {
  return async () => ({ isDelivered: false, detail });
}
