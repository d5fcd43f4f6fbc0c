import {
  documentAccessSchema,
  prospectChangeSchema,
  roomAccessSchema,
  prospectFormSchema,
  prospectImportSchema,
  prospectReplySchema,
  tourAnswerSchema,
} from "@frontage/records/schemas/prospect";
import type { Prospect } from "@frontage/records/schemas/prospect";
import { idSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { audit } from "../audit/audit.ts";
import { changing, idParam, readingOne, returning } from "../changes/changing.ts";
import type { EventDependencies } from "../events/change-event.ts";
import type { FileStore } from "../files/file-store.ts";
import { attachmentHeaders, sendFile } from "../files/send-file.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { csvOf } from "../http/csv.ts";
import { valid } from "../http/valid.ts";
import { findListing } from "../listings/change-listing.ts";
import { detailsOf } from "../listings/queries.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";
import { answerTour } from "./answer-tour.ts";
import { addProspect, importProspects } from "./add-prospects.ts";
import { readUnsentEmails } from "./unsent-emails.ts";
import { executedAgreement } from "./executed-agreement.ts";
import {
  changeProspect,
  findAgreementOf,
  listProspectMessages,
  listProspects,
  remindProspect,
  replyToProspect,
  setDocumentAccess,
  setRevoked,
} from "./broker-queries.ts";

const columns: [title: string, value: (prospect: Prospect) => string][] = [
  ["Name", ({ name }) => name],
  ["Company", ({ company }) => company],
  ["Role", ({ role }) => role],
  ["For", ({ buyerName }) => buyerName ?? ""],
  ["Email", ({ email }) => email],
  ["Phone", ({ phone }) => phone],
  ["Stage", ({ stage }) => stage],
  ["Signed", ({ signedAt }) => signedAt ?? ""],
  ["Last seen", ({ lastSeenAt }) => lastSeenAt ?? ""],
];

type Services = EventDependencies & { files: FileStore; pdfs: Pdfs };

/** What brokers do with a listing's prospects. */
export function brokerProspectRoutes(services: Services) {
  return new Hono<ApiEnv>()
    .get("/listings/:id/prospects", valid("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      await findListing({ db: c.var.records }, id);
      const unsent = await readUnsentEmails(c.var.records, id);
      const prospects = await listProspects(c.var.records, id);
      return c.json(prospects.map((one) => ({ ...one, unsent: unsent.get(one.id) })));
    })
    .post(
      "/listings/:id/prospects",
      ...returning(services, { json: prospectFormSchema }, async (change, id, form) => {
        await findListing(change, id);
        return { id: await addProspect(change, id, form) };
      }),
    )
    .post(
      "/listings/:id/prospects/import",
      ...returning(services, { json: prospectImportSchema }, async (change, id, { prospects }) => {
        await findListing(change, id);
        return importProspects(change, id, prospects);
      }),
    )
    .get("/listings/:id/prospects.csv", valid("param", idParam), async (c) => {
      const { id } = c.req.valid("param");
      const listing = await findListing({ db: c.var.records }, id);
      const { address } = detailsOf(listing);
      const prospects = await listProspects(c.var.records, id);
      await audit(services.db, {
        person: c.var.person,
        clientId: null,
        action: "export",
        subject: "listing",
        subjectId: id,
        subjectName: `${address}, prospects`,
        ipAddress: c.var.ipAddress,
      });
      async function* rows() {
        yield prospects.map((prospect) => columns.map(([, value]) => value(prospect)));
      }
      const titles = columns.map(([title]) => title);
      return c.body(csvOf(titles, rows()), 200, {
        ...attachmentHeaders(`Prospects of ${address}.csv`),
        "Content-Type": "text/csv; charset=utf-8",
      });
    })
    .put("/prospects/:id", ...changing(services, { json: prospectChangeSchema }, changeProspect))
    .get(
      // Kept once they are erased.
      "/prospects/:id/agreement",
      valid("param", idParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const agreementId = await findAgreementOf(services.db, id);
        const file = await executedAgreement(services, agreementId);
        const { ipAddress, person } = c.var;
        return sendFile(services.files, file, c.req.method, () =>
          audit(services.db, {
            person,
            clientId: null,
            action: "download",
            subject: "agreement",
            subjectId: agreementId,
            ipAddress,
          }),
        );
      },
    )
    .get("/prospects/:id/messages", ...readingOne(listProspectMessages))
    .post(
      "/prospects/:id/messages/:messageId",
      ...changing(
        services,
        { param: z.extend(idParam, { messageId: idSchema }), json: prospectReplySchema },
        (change, { id, messageId }, { text }) =>
          replyToProspect(change, id, { id: messageId, text }),
      ),
    )
    .put(
      "/prospects/:id/documents",
      ...changing(services, { json: documentAccessSchema }, setDocumentAccess),
    )
    .post("/prospects/:id/reminder", ...changing(services, {}, remindProspect))
    .post(
      "/tours/:id/answer",
      ...changing(services, { json: tourAnswerSchema }, (change, id, answer) =>
        answerTour(services, change, id, answer),
      ),
    )
    .put("/prospects/:id/access", ...changing(services, { json: roomAccessSchema }, setRevoked));
}
