import { dealPath, documentPath } from "@frontage/content/dashboard";
import { seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import { changing } from "../changes/changing.ts";
import type { Change, ChangeServices } from "../changes/make-change.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { clientOnly } from "../http/guards.ts";
import { documentNoun } from "./queries.ts";
import { reportSignature, withdrawReport } from "./signing.ts";

/** A client reports that they signed a document, which the broker then confirms. */
export function signatureRoutes(services: ChangeServices) {
  return new Hono<ApiEnv>()
    .put(
      "/documents/:id/signature",
      clientOnly,
      ...changing(services, { json: seenSchema }, (change, id, { version }) =>
        report(change, id, version),
      ),
    )
    .delete("/documents/:id/signature", clientOnly, ...changing(services, {}, report));
}

/** Brokers confirm a signature, and don't report it. */
async function report(change: Change, id: string, seen?: number): Promise<void> {
  const isSigned = seen !== undefined;
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
    title: `${person.name} says a document is signed`,
    detail: `${dealName}, ${name}`,
    path: documentPath(id),
    together: {
      title: `${person.name} says documents are signed`,
      detail: dealName,
      path: dealPath(dealId),
    },
  } as const;
  if (isSigned) await change.notify(brokers, notification);
  else await change.markRead(brokers, notification);
}
