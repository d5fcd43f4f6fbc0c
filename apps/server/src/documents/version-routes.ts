import { documentPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/content/schemas/audit";
import { documentSchema } from "@frontage/content/schemas/document";
import { idSchema } from "@frontage/content/schemas/record";
import { type Context, Hono } from "hono";
import * as z from "zod/mini";
import { brokerIds } from "../accounts/broker-ids.ts";
import { audit } from "../audit/audit.ts";
import type { Database } from "../database/open-database.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { describe, valid } from "../http/valid.ts";
import type { LiveChanges } from "../live/live-changes.ts";
import type { Notifier } from "../notifications/notifier.ts";
import { noteActivity } from "../overview/activity.ts";
import { documentNoun, findUploadTarget, readDocument, removeDocument } from "./queries.ts";
import { makeCurrent, removeVersion, restoreVersion } from "./versions.ts";
import { withdrawNotices } from "./withdraw.ts";

/** PostgreSQL's largest integer. */
const versionMax = 2_147_483_647;

/** One version of a document, in a path. */
export const versionParam = z.object({
  id: idSchema,
  number: z.coerce.number().check(z.int(), z.gte(1), z.lte(versionMax)),
});

type Dependencies = { db: Database; live: LiveChanges; notifier: Notifier };

/** Takes versions of documents back, and makes earlier ones current again. */
export function versionRoutes({ db, live, notifier }: Dependencies) {
  async function changed(c: Context<ApiEnv>, action: AuditAction, clientId: string, id: string) {
    const { ipAddress, person } = c.var;
    await audit(db, { person, clientId, action, subject: "document", subjectId: id, ipAddress });
    await live.announce(
      [clientId, ...(await brokerIds(db))],
      ["documents", "overview", "notifications", "unread"],
    );
  }

  return new Hono<ApiEnv>()
    .delete(
      "/documents/:id/versions/:number",
      describe(
        "Removes a version, or the document if it is the only one. Clients remove only their own newest.",
      ),
      valid("param", versionParam),
      async (c) => {
        const { id, number } = c.req.valid("param");
        const { person, records } = c.var;
        const removed = await removeVersion(records, person, id, number);
        if (removed) {
          const { document, next, version } = removed;
          await withdrawNotices(db, document, { from: version.addedAt, until: next?.addedAt });
          await changed(c, "change", document.clientId, id);
        } else {
          const document = await removeDocument(records, person, id);
          await withdrawNotices(db, document);
          await changed(c, "remove", document.clientId, id);
        }
        return c.body(null, 204);
      },
    )
    .post(
      "/documents/:id/versions/:number/restore",
      describe("Restores a removed version."),
      valid("param", versionParam),
      async (c) => {
        const { id, number } = c.req.valid("param");
        const { clientId } = await restoreVersion(c.var.records, c.var.person, id, number);
        await changed(c, "change", clientId, id);
        return c.body(null, 204);
      },
    )
    .post(
      "/documents/:id/versions/:number/current",
      describe("Makes an earlier version current again, as a new version.", documentSchema),
      valid("param", versionParam),
      async (c) => {
        const { person, records } = c.var;
        if (person.role !== "broker") throw notFound();
        const { id, number } = c.req.valid("param");
        const made = await makeCurrent(records, person, id, number);
        if (!made) return c.json(await readDocument(records, id));
        const { clientId, dealId, name, type } = made.document;
        const { propertyName } = await findUploadTarget(records, dealId);
        await noteActivity(db, {
          clientId,
          icon: "file-pen",
          title: `${documentNoun(type)} updated`,
          description: `${name}, version ${made.number}, ${propertyName}`,
        });
        await notifier.notify([clientId], {
          kind: "document",
          title: `${documentNoun(type)} shared with you, version ${made.number}`,
          detail: `${propertyName}, ${name}`,
          path: documentPath(id),
          email: { version: { documentId: id, number: made.number } },
        });
        await changed(c, "change", clientId, id);
        return c.json(await readDocument(records, id));
      },
    );
}
