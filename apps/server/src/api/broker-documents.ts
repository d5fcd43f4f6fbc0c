import type { AuditAction } from "@frontage/content/schemas/audit";
import { type SigningStatus, signingSchema } from "@frontage/content/schemas/client";
import { idSchema } from "@frontage/content/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { noteActivity } from "../records/activity.ts";
import { audit } from "../records/audit.ts";
import { documentNoun, documentPath } from "../records/documents.ts";
import { markRead } from "../records/notifications.ts";
import { keep, tell } from "../records/notify.ts";
import { brokerIds } from "../records/people.ts";
import { scopedTo } from "../records/scope.ts";
import { setSigning } from "../records/signing.ts";
import type { ApiEnv, Services } from "./api-env.ts";
import { describe, valid } from "./valid.ts";

const param = z.object({ id: idSchema });

/** How each is written down, and how the overview tells it. */
const words: Record<SigningStatus, { action: AuditAction; activity: string }> = {
  "needs-signature": { action: "signature-request", activity: "needs a signature" },
  signed: { action: "sign", activity: "signed" },
  reviewed: { action: "signature-withdraw", activity: "needs no signature" },
};

/** What a broker does with clients' documents; nobody else finds these routes. */
export function brokerDocumentRoutes(services: Services) {
  const { db, live } = services;
  return new Hono<ApiEnv>().put(
    "/documents/:id/status",
    describe(
      "Asks the client to sign a document, notes that it is signed, or takes the request back.",
    ),
    valid("param", param),
    valid("json", signingSchema),
    async (c) => {
      const { ipAddress, person } = c.var;
      const { id } = c.req.valid("param");
      const { status } = c.req.valid("json");
      const done = await db.transaction().execute(async (transaction) => {
        const changed = await setSigning(scopedTo(transaction, person), id, status);
        if (!changed) return undefined;
        const { clientId, name, propertyName, type } = changed;
        const { action, activity } = words[status];
        const subject = { subject: "document", subjectId: id };
        await audit(transaction, { person, clientId, action, ...subject, ipAddress });
        await noteActivity(transaction, {
          clientId,
          icon: "file-pen",
          title: `${documentNoun(type)} ${activity}`,
          description: `${name}, ${propertyName}`,
        });
        const news = {
          kind: "signature",
          title: `${documentNoun(type)} needs your signature`,
          detail: propertyName,
          path: documentPath(id),
        } as const;
        if (status === "needs-signature") {
          return { clientId, kept: await keep(transaction, [clientId], news) };
        }
        await markRead(transaction, clientId, news);
        return { clientId };
      });
      if (done) {
        const { clientId, kept } = done;
        await live.announce([clientId, ...(await brokerIds(db))], ["documents", "overview"]);
        if (kept) await tell(services, kept);
        else await live.announce([clientId], ["notifications", "unread"]);
      }
      return c.body(null, 204);
    },
  );
}
