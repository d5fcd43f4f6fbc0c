import { dashboardPaths } from "@frontage/content/dashboard";
import type { Database } from "../database/open-database.ts";
import { queueEmail } from "../outbox/email-outbox.ts";
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
  const { detail, email, path, title } = requestedNotice(
    { ...first, dueDay: first.dueDay ?? null },
    first.dealName,
  );
  const content =
    requests.length === 1
      ? { title, detail, path, ...email }
      : {
          title: `${requests.length} documents requested`,
          detail: "",
          path: dashboardPaths.documents,
          details: requests.map(({ dueDay, label, dealName }) =>
            [label, dealName, dueDay && `due ${formatFullDay(dueDay)}`].filter(Boolean).join(", "),
          ),
        };
  await queueEmail(db, { personId: clientId, kind: "notification", content });
}
