import { dealPath, documentPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/records/schemas/audit";
import { type SigningStatus, signingSchema } from "@frontage/records/schemas/client";
import { Hono } from "hono";
import { changing } from "../changes/changing.ts";
import type { ChangeServices } from "../changes/make-change.ts";
import { isFirstTime } from "../database/first-time.ts";
import { documentNoun } from "./queries.ts";
import { findAwaited, setSigning } from "./signing.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { Failure } from "../http/failure.ts";
import { today } from "../time/today.ts";

/** How each change is audited, and shown in the overview. */
const changes: Record<SigningStatus, { action: AuditAction; activity?: string }> = {
  "needs-signature": { action: "signature-request", activity: "needs a signature" },
  emailed: { action: "signature-email" },
  "not-emailed": { action: "signature-email-withdraw" },
  signed: { action: "sign", activity: "signed" },
  reviewed: { action: "signature-withdraw", activity: "no longer needs a signature" },
};

/** Longer than any day. */
const remindedMs = 48 * 3_600_000;

/** What only brokers do with clients' documents. */
export function brokerDocumentRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .put(
      "/documents/:id/status",
      ...changing(services, { json: signingSchema }, async (change, id, signing) => {
        const { status } = signing;
        const document = await setSigning(change.records, id, signing);
        if (!document) return;
        const { before, clientId, dealId, name, dealName, type } = document;
        const { action, activity } = changes[status];
        await change.audit({ clientId, action, subject: "document", subjectId: id });
        // The e-signature service’s own email says the rest.
        if (activity === undefined) return;
        await change.noteActivity({
          clientId,
          icon: "file-pen",
          title: `${documentNoun(type)} ${activity}`,
          description: `${name}, ${dealName}`,
          path: documentPath(id),
        });
        const notification = {
          kind: "signature",
          title: `${documentNoun(type)} needs your signature`,
          detail: dealName,
          path: documentPath(id),
        } as const;
        if (status === "needs-signature") {
          const together = {
            title: "Documents need your signature",
            detail: dealName,
            path: dealPath(dealId),
          };
          await change.notify([clientId], { ...notification, together });
          return;
        }
        await change.markRead([clientId], notification);
        if (before !== "needs-confirmation") return;
        // The client reported it, and is notified of the result.
        await change.markRead(change.brokers, notification);
        if (status !== "signed") return;
        const title = `${documentNoun(type)}: your signature is confirmed`;
        await change.notify([clientId], { ...notification, title });
      }),
    )
    .post(
      "/documents/:id/remind",
      ...changing(services, {}, async (change, id) => {
        const { clientId, name, dealName, type } = await findAwaited(change.records, id);
        // In the broker's time zone; a new request may be followed by its own reminder.
        if (!(await isFirstTime(change.db, `remind ${id} ${today()}`, remindedMs))) {
          throw new Failure(
            409,
            "You’ve already sent a reminder today. You can send another tomorrow.",
          );
        }
        await change.audit({ clientId, action: "remind", subject: "document", subjectId: id });
        await change.notify([clientId], {
          kind: "signature",
          title: `Reminder: ${documentNoun(type)} needs your signature`,
          detail: `${dealName}, ${name}`,
          path: documentPath(id),
          isReminder: true,
        });
      }),
    );
}
