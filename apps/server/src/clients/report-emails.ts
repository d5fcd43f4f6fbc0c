import { clientPath } from "@frontage/content/dashboard";
import type { PublishToBrokers } from "../changes/publish-to-brokers.ts";
import { brokerIds } from "../people/broker-ids.ts";
import type { Database } from "../database/open-database.ts";
import type { Background } from "../jobs/background.ts";
import type { QueuedEmail } from "../outbox/email-outbox.ts";
import { partyOf } from "../key-dates/moved-date-notices.ts";
import type { Notifier } from "../changes/notifier.ts";

/**
 * Shows brokers the state of their clients' emails: open pages are updated after each attempt, and
 * an invitation or an email to a party that couldn't be sent becomes a notification.
 */
export function reportToBrokers({
  publish,
  background,
  db,
  notifier,
}: {
  publish: PublishToBrokers;
  background: Background;
  db: Database;
  notifier: Notifier;
}) {
  return ({ content, kind, person }: QueuedEmail, { hasFailed }: { hasFailed: boolean }): void => {
    publish(["clients"]);
    if (!hasFailed) return;
    const name =
      kind === "invitation"
        ? `the invitation to ${person.name}`
        : kind === "moved-date"
          ? `the notice of a moved date to ${partyOf(content)}`
          : undefined;
    if (name === undefined) return;
    background.start("notify of a failed email", async () =>
      notifier.notify(await brokerIds(db), {
        kind: "contact",
        title: `Not sent: ${name}`,
        detail: "Attempts stopped after a day",
        path: clientPath(person.id),
      }),
    );
  };
}
