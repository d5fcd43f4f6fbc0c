import { dealPath, documentPath } from "@frontage/content/dashboard";
import { idSchema } from "@frontage/content/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import { scopedTo } from "../database/scope.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import { type Notifier, storeNotification } from "../notifications/notifier.ts";
import { markRead } from "../notifications/queries.ts";
import { noteActivity } from "../overview/activity.ts";
import { documentNoun } from "./queries.ts";
import { reportSignature } from "./signing.ts";

const param = z.object({ id: idSchema });

type Dependencies = { db: Database; live: LiveChanges; notifier: Notifier };

/** A client reports that they signed a document, which the broker then confirms. */
export function signatureRoutes({ db, live, notifier }: Dependencies) {
  /** Brokers confirm a signature, and don't report it. */
  async function report(c: Context<ApiEnv>, id: string, isSigned: boolean) {
    const { ipAddress, person } = c.var;
    if (person.role !== "client") throw notFound();
    const brokers = await brokerIds(db);
    const changed = await db.transaction().execute(async (transaction) => {
      const document = await reportSignature(scopedTo(transaction, person), id, isSigned);
      if (!document) return undefined;
      const { clientId, dealId, name, propertyName, type } = document;
      const action = isSigned ? "signature-report" : "signature-report-withdraw";
      const subject = { subject: "document", subjectId: id };
      await audit(transaction, { person, clientId, action, ...subject, ipAddress });
      await noteActivity(transaction, {
        clientId,
        icon: "file-pen",
        title: `${documentNoun(type)} ${isSigned ? "signed; awaiting confirmation" : "not signed yet"}`,
        description: `${name}, ${propertyName}`,
      });
      const notification = {
        kind: "signature",
        title: `${person.name} signed a document`,
        detail: `${propertyName}, ${name}`,
        path: documentPath(id),
      } as const;
      if (isSigned) {
        const combined = {
          title: `${person.name} signed documents`,
          detail: propertyName,
          path: dealPath(dealId),
        };
        const stored = await storeNotification(transaction, brokers, { ...notification, combined });
        return { clientId, stored };
      }
      for (const broker of brokers) await markRead(transaction, broker, notification);
      return { clientId, stored: undefined };
    });
    if (!changed) return;
    if (changed.stored) await notifier.send(changed.stored);
    await live.announce(
      [changed.clientId, ...brokers],
      ["documents", "overview", "notifications", "unread"],
    );
  }

  return new Hono<ApiEnv>()
    .put(
      "/documents/:id/signature",
      describe("A client reports that they signed a document."),
      valid("param", param),
      async (c) => {
        await report(c, c.req.valid("param").id, true);
        return c.body(null, 204);
      },
    )
    .delete(
      "/documents/:id/signature",
      describe("A client takes that back, until the broker has confirmed it."),
      valid("param", param),
      async (c) => {
        await report(c, c.req.valid("param").id, false);
        return c.body(null, 204);
      },
    );
}
