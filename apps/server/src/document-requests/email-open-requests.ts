import { dashboardPaths } from "@frontage/content/dashboard";
import type { Database } from "../database/open-database.ts";
import { emailOnly } from "../changes/notifier.ts";
import { readSettings } from "../people/settings.ts";
import { formatFullDay } from "../time/clock.ts";
import { requestedNotice } from "./emails.ts";
import { listDocumentRequests } from "./queries.ts";

/**
 * Queues one email about everything requested of a client, except for archived deals, unless they
 * turned such emails off. Wake the outbox afterwards.
 */
export async function emailOpenRequests(db: Database, clientId: string): Promise<void> {
  const requests = await listDocumentRequests(db, {
    clientId,
    statuses: ["requested"],
    withArchived: false,
  });
  const [first] = requests;
  if (!first) return;
  const { notifications } = await readSettings(db, clientId);
  if (!notifications.signatures.email) return;
  if (requests.length === 1) {
    const request = { ...first, dueDay: first.dueDay ?? null };
    return emailOnly(db, clientId, requestedNotice(request, first.dealName));
  }
  const details = requests.map(({ dueDay, label, dealName }) =>
    [label, dealName, dueDay && `due ${formatFullDay(dueDay)}`].filter(Boolean).join(", "),
  );
  await emailOnly(db, clientId, {
    kind: "document-request",
    title: `${requests.length} documents requested`,
    detail: "",
    path: dashboardPaths.documents,
    email: { details },
  });
}
