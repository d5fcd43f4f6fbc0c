import {
  acceptanceSchema,
  bestAndFinalSchema,
  counterSchema,
  enteredOfferSchema,
  offerAnswerSchema,
  offerChangeSchema,
  offerFileKinds,
  recommendationSchema,
} from "@frontage/records/schemas/offer";
import { idSchema, seenSchema } from "@frontage/records/schemas/record";
import { Hono } from "hono";
import * as z from "zod/mini";
import { audit } from "../audit/audit.ts";
import { changing, idParam, readingOne, returning } from "../changes/changing.ts";
import { type ChangeServices, makeChange } from "../changes/make-change.ts";
import { uploadTypeOf } from "../files/content-check.ts";
import type { FileStore } from "../files/file-store.ts";
import { sendFile } from "../files/send-file.ts";
import { takeUpload } from "../files/upload.ts";
import type { ApiEnv } from "../http/api-env.ts";
import { valid } from "../http/valid.ts";
import { acceptOffer } from "./accept-offer.ts";
import {
  askBestAndFinal,
  changeOffer,
  declineOffer,
  enterOffer,
  proposeCounter,
  reviewOffers,
  saveRecommendation,
  sendCounter,
  sendRecommendation,
  withdrawCounter,
  withdrawOffer,
} from "./change-offer.ts";
import { addOfferFile, findOfferFile } from "./files.ts";
import { offerAuditSubject } from "./notices.ts";
import { findOffer, readBoard } from "./queries.ts";
import { remindOfOffer } from "./remind.ts";

const fileParam = z.extend(idParam, { fileId: idSchema });
export const offerFileQuery = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  mediaType: z.string().check(z.maxLength(100)),
  kind: z.enum(offerFileKinds),
});

type Services = ChangeServices & { files: FileStore };

/** What only brokers do with offers for a listing. */
export function brokerOfferRoutes(services: Services) {
  const { db, files } = services;

  return new Hono<ApiEnv>()
    .get("/listings/:id/offers", ...readingOne(readBoard))
    .post(
      "/listings/:id/offers",
      ...returning(services, { json: enteredOfferSchema }, async (change, id, form) => ({
        id: await enterOffer(change, id, form),
      })),
    )
    .post("/listings/:id/offers/reviewed", ...changing(services, {}, reviewOffers))
    .put(
      "/listings/:id/recommendation",
      ...changing(services, { json: recommendationSchema }, saveRecommendation),
    )
    .post(
      "/listings/:id/recommendation/send",
      ...changing(services, { json: seenSchema }, (change, id, { version }) =>
        sendRecommendation(change, id, version),
      ),
    )
    .post(
      "/listings/:id/best-and-final",
      ...changing(services, { json: bestAndFinalSchema }, askBestAndFinal),
    )
    .put("/offers/:id", ...changing(services, { json: offerChangeSchema }, changeOffer))
    .post(
      "/offers/:id/withdraw",
      ...changing(services, { json: seenSchema }, (change, id, { version }) =>
        withdrawOffer(change, id, version),
      ),
    )
    .put("/offers/:id/counter", ...changing(services, { json: counterSchema }, proposeCounter))
    .post(
      "/offers/:id/counter/withdraw",
      ...changing(services, { json: seenSchema }, (change, id, { version }) =>
        withdrawCounter(change, id, version),
      ),
    )
    .post(
      "/offers/:id/counter/send",
      ...changing(services, { json: offerAnswerSchema }, sendCounter),
    )
    .post("/offers/:id/remind", ...changing(services, {}, remindOfOffer))
    .post("/offers/:id/decline", ...changing(services, { json: offerAnswerSchema }, declineOffer))
    .post("/offers/:id/accept", ...changing(services, { json: acceptanceSchema }, acceptOffer))
    .post(
      "/offers/:id/files",
      valid("param", idParam),
      valid("query", offerFileQuery),
      async (c) => {
        const offer = await findOffer(db, c.req.valid("param").id);
        const { kind, mediaType, name } = c.req.valid("query");
        const upload = { folder: "offers", mediaType: uploadTypeOf(mediaType) };
        const of = { offerId: offer.id, prospectId: offer.prospectId };
        const id = await takeUpload(services, c.req.raw, upload, (file) =>
          addOfferFile(db, of, { ...file, kind, name }),
        );
        await makeChange(services, c.var, async (change) =>
          change.audit({ action: "upload", ...offerAuditSubject(offer) }),
        );
        return c.json({ id });
      },
    )
    .get("/offers/:id/files/:fileId", valid("param", fileParam), async (c) => {
      const { fileId, id } = c.req.valid("param");
      const offer = await findOffer(db, id);
      const file = await findOfferFile(db, fileId, id);
      const { ipAddress, person } = c.var;
      return sendFile(files, file, c.req.method, () =>
        audit(db, { person, ipAddress, action: "download", ...offerAuditSubject(offer) }),
      );
    });
}
