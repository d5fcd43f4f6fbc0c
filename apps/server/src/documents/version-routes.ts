import { documentPath } from "@frontage/content/dashboard";
import type { AuditAction } from "@frontage/records/schemas/audit";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { changing, returning } from "../changes/changing.ts";
import type { Change, ChangeServices } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { brokerOnly } from "../http/guards.ts";
import { documentNoun, findUploadTarget, readDocument, removeDocument } from "./queries.ts";
import { removeActivityOf } from "./remove-activity.ts";
import { makeCurrent, removeVersion, restoreVersion } from "./versions.ts";

/** PostgreSQL's largest integer. */
const versionMax = 2_147_483_647;

/** One version of a document, in a path. */
export const versionParam = z.object({
  id: idSchema,
  number: z.coerce.number().check(z.int(), z.gte(1), z.lte(versionMax)),
});

/** Removes versions of documents, and makes earlier ones current again. */
export function versionRoutes(services: ChangeServices) {
  async function record(change: Change, action: AuditAction, clientId: string, id: string) {
    await change.audit({ clientId, action, subject: "document", subjectId: id });
  }

  return new Hono<ApiEnv>()
    .delete(
      "/documents/:id/versions/:number",
      ...changing(services, { param: versionParam }, async (change, { id, number }) => {
        const { person, records } = change;
        const removed = await removeVersion(records, person, id, number);
        if (removed) {
          const { document, next, version } = removed;
          await removeActivityOf(change, document, { from: version.addedAt, until: next?.addedAt });
          await record(change, "change", document.clientId, id);
        } else {
          const document = await removeDocument(records, person, { id, seen: number });
          await removeActivityOf(change, document);
          await record(change, "remove", document.clientId, id);
        }
      }),
    )
    .post(
      "/documents/:id/versions/:number/restore",
      ...changing(services, { param: versionParam }, async (change, { id, number }) => {
        const { clientId } = await restoreVersion(change.records, change.person, id, number);
        await record(change, "change", clientId, id);
      }),
    )
    .post(
      "/documents/:id/versions/:number/current",
      brokerOnly,
      ...returning(services, { param: versionParam }, async (change, { id, number }) => {
        const { person, records } = change;
        const made = await makeCurrent(records, person, id, number);
        if (!made) return readDocument(records, id);
        const { clientId, dealId, name, type } = made.document;
        const { dealName } = await findUploadTarget(records, dealId);
        await change.noteActivity({
          clientId,
          icon: "file-pen",
          title: `${documentNoun(type)} updated`,
          description: `${name}, version ${made.number}, ${dealName}`,
          path: documentPath(id),
        });
        await change.notify([clientId], {
          kind: "document",
          title: `${documentNoun(type)} shared with you, version ${made.number}`,
          detail: `${dealName}, ${name}`,
          path: documentPath(id),
          document: { id, number: made.number },
        });
        await record(change, "change", clientId, id);
        return readDocument(records, id);
      }),
    );
}
