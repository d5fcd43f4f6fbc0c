import {
  documentAccessSchema,
  elsewhereAgreementSchema,
  prospectChangeSchema,
  roomAccessSchema,
  prospectFormSchema,
  prospectImportSchema,
  prospectReplySchema,
  tourAnswerSchema,
} from "@frontage/records/schemas/prospect";
import type { Prospect } from "@frontage/records/schemas/prospect";
import { idSchema, seenQuerySchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { audit } from "../audit/audit.ts";
import { changing, idParam, readingOne, returning } from "../changes/changing.ts";
import type { EventDependencies } from "../events/change-event.ts";
import type { FileStore } from "../files/file-store.ts";
import { attachmentHeaders, sendFile } from "../files/send-file.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { notFound } from "../http/failure.ts";
import { csvOf } from "../http/csv.ts";
import { valid } from "../http/valid.ts";
import { findListing } from "../listings/change-listing.ts";
import { detailsOf } from "../listings/queries.ts";
import type { Pdfs } from "../pdfs/pdfs.ts";
import { answerTour } from "./answer-tour.ts";
import { addProspect, importProspects } from "./add-prospects.ts";
import { readUnsentEmails } from "./unsent-emails.ts";
import { executedAgreement } from "./executed-agreement.ts";
import { recordAgreement } from "./record-agreement.ts";
import {
  changeProspect,
  countedAgreements,
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
  ["Signed elsewhere", ({ agreements }) => agreements.findLast(isElsewhere)?.signedAt ?? ""],
  ["Last seen", ({ lastSeenAt }) => lastSeenAt ?? ""],
];

const isElsewhere = ({ elsewhere }: Prospect["agreements"][number]) => elsewhere !== undefined;

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
    .post(
      "/prospects/:id/agreements",
      valid("param", idParam),
      valid("query", z.intersection(elsewhereAgreementSchema, seenQuerySchema)),
      async (c) => {
        const { id } = c.req.valid("param");
        await recordAgreement(services, c.var, id, c.req.valid("query"), c.req.raw);
        return c.body(null, 204);
      },
    )
    .get(
      // Kept once its signer is erased.
      "/agreements/:id",
      valid("param", idParam),
      async (c) => {
        const { id } = c.req.valid("param");
        const counts = await countedAgreements(services.db)
          .select("id")
          .where("id", "=", id)
          .executeTakeFirst();
        if (!counts) throw notFound();
        const file = await executedAgreement(services, id);
        const { ipAddress, person } = c.var;
        return sendFile(services.files, file, c.req.method, () =>
          audit(services.db, {
            person,
            clientId: null,
            action: "download",
            subject: "agreement",
            subjectId: id,
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
