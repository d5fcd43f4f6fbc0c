import { dealPath, documentPath } from "@frontage/content/dashboard";
import { idSchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { type Actor, type ChangeServices, makeChange } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { valid } from "../http/valid.ts";
import { removeUnreadEmail } from "../changes/notifier.ts";
import { documentNoun } from "./queries.ts";
import { reportSignature, withdrawReport } from "./signing.ts";

const param = z.object({ id: idSchema });

/** A client reports that they signed a document, which the broker then confirms. */
export function signatureRoutes(services: ChangeServices) {
  /** Brokers confirm a signature, and don't report it. */
  async function report(actor: Actor, id: string, seen?: number) {
    const isSigned = seen !== undefined;
    if (actor.person.role !== "client") throw notFound();
    await makeChange(services, actor, async (change) => {
      const { brokers, person } = change;
      const document = isSigned
        ? await reportSignature(change.records, id, seen)
        : await withdrawReport(change.records, id);
      if (!document) return;
      const { clientId, dealId, name, dealName, type } = document;
      const action = isSigned ? "signature-report" : "signature-report-withdraw";
      await change.audit({ clientId, action, subject: "document", subjectId: id });
      await change.noteActivity({
        clientId,
        icon: "file-pen",
        title: `${documentNoun(type)} ${isSigned ? "signed; awaiting confirmation" : "not signed yet"}`,
        description: `${name}, ${dealName}`,
        path: documentPath(id),
      });
      const notification = {
        kind: "signature",
        title: `${person.name} signed a document`,
        detail: `${dealName}, ${name}`,
        path: documentPath(id),
        combined: {
          title: `${person.name} signed documents`,
          detail: dealName,
          path: dealPath(dealId),
        },
      } as const;
      if (isSigned) await change.notify(brokers, notification);
      else {
        for (const broker of brokers) await removeUnreadEmail(change.db, broker, notification);
        await change.markRead(brokers, notification);
      }
    });
  }

  return new Hono<ApiEnv>()
    .put(
      "/documents/:id/signature",
      valid("param", param),
      valid("json", seenSchema),
      async (c) => {
        await report(c.var, c.req.valid("param").id, c.req.valid("json").version);
        return c.body(null, 204);
      },
    )
    .delete("/documents/:id/signature", valid("param", param), async (c) => {
      await report(c.var, c.req.valid("param").id);
      return c.body(null, 204);
    });
}
