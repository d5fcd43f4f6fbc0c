import { dealPath, documentPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/content/schemas/audit";
import { type SigningStatus, signingSchema } from "@frontage/content/schemas/client";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { noteActivity } from "../overview/activity.ts";
import { audit } from "../audit/audit.ts";
import { documentNoun } from "./queries.ts";
import { markRead } from "../notifications/queries.ts";
import { type Notifier, storeNotification } from "../notifications/notifier.ts";
import { brokerIds } from "../accounts/broker-ids.ts";
import { isFirstTime } from "../database/first-time.ts";
import { scopedTo } from "../database/scope.ts";
import { findAwaited, setSigning } from "./signing.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { Failure } from "../http/failure.ts";
import { today } from "../time/today.ts";
import { describe, valid } from "../http/valid.ts";

const param = z.object({ id: idSchema });

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

type Dependencies = { db: Database; live: LiveChanges; notifier: Notifier };

/** What only brokers do with clients' documents. */
export function brokerDocumentRoutes({ db, live, notifier }: Dependencies) {
  return new Hono<ApiEnv>()
    .put(
      "/documents/:id/status",
      describe(
        "Requests a client's signature, notes the email to sign or takes that back, marks the document as signed, or withdraws the request.",
      ),
      valid("param", param),
      valid("json", signingSchema),
      async (c) => {
        const { ipAddress, person } = c.var;
        const { id } = c.req.valid("param");
        const { status } = c.req.valid("json");
        const changed = await db.transaction().execute(async (transaction) => {
          const document = await setSigning(scopedTo(transaction, person), id, status);
          if (!document) return undefined;
          const { before, clientId, dealId, name, propertyName, type } = document;
          const { action, activity } = changes[status];
          const subject = { subject: "document", subjectId: id };
          await audit(transaction, { person, clientId, action, ...subject, ipAddress });
          // The e-signature service’s own email says the rest.
          if (activity === undefined) return { clientId };
          await noteActivity(transaction, {
            clientId,
            icon: "file-pen",
            title: `${documentNoun(type)} ${activity}`,
            description: `${name}, ${propertyName}`,
          });
          const notification = {
            kind: "signature",
            title: `${documentNoun(type)} needs your signature`,
            detail: propertyName,
            path: documentPath(id),
          } as const;
          if (status === "needs-signature") {
            return {
              clientId,
              stored: await storeNotification(transaction, [clientId], {
                ...notification,
                combined: {
                  title: "Documents need your signature",
                  detail: propertyName,
                  path: dealPath(dealId),
                },
              }),
            };
          }
          await markRead(transaction, clientId, notification);
          if (before !== "needs-confirmation") return { clientId };
          // The client reported it, and hears what became of that.
          for (const broker of await brokerIds(transaction)) {
            await markRead(transaction, broker, notification);
          }
          if (status !== "signed") return { clientId };
          const confirmed = {
            ...notification,
            title: `${documentNoun(type)}: your signature is confirmed`,
          };
          return {
            clientId,
            stored: await storeNotification(transaction, [clientId], confirmed),
          };
        });
        if (changed) {
          const { clientId, stored } = changed;
          const brokers = await brokerIds(db);
          await live.announce([clientId, ...brokers], ["documents", "overview"]);
          await live.announce(brokers, ["notifications", "unread"]);
          if (stored) await notifier.send(stored);
          else await live.announce([clientId], ["notifications", "unread"]);
        }
        return c.body(null, 204);
      },
    )
    .post(
      "/documents/:id/remind",
      describe("Reminds the client to sign, at most once a day.", undefined, {
        409: "The client was reminded today, or no signature is awaited.",
      }),
      valid("param", param),
      async (c) => {
        const { ipAddress, person } = c.var;
        const { id } = c.req.valid("param");
        const stored = await db.transaction().execute(async (transaction) => {
          const { clientId, name, propertyName, type } = await findAwaited(
            scopedTo(transaction, person),
            id,
          );
          // On the broker's clock; a request anew may be followed by a reminder of its own.
          if (!(await isFirstTime(transaction, `remind ${id} ${today()}`, remindedMs))) {
            throw new Failure(
              409,
              "You’ve already sent a reminder today. You can send another tomorrow.",
            );
          }
          const subject = { subject: "document", subjectId: id };
          await audit(transaction, { person, clientId, action: "remind", ...subject, ipAddress });
          return storeNotification(transaction, [clientId], {
            kind: "signature",
            title: `Reminder: ${documentNoun(type)} needs your signature`,
            detail: `${propertyName}, ${name}`,
            path: documentPath(id),
            isReminder: true,
          });
        });
        await live.announce(await brokerIds(db), ["overview"]);
        await notifier.send(stored);
        return c.body(null, 204);
      },
    );
}
