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
import { type Change, type ChangeServices, makeChange } from "../changes/make-change.ts";
import { uploadTypeOf } from "../files/content-check.ts";
import type { FileStore } from "../files/file-store.ts";
import { sendFile } from "../files/send-file.ts";
import { keepUpload, storeUpload } from "../files/upload.ts";
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
import { ofOffer } from "./notices.ts";
import { findOffer, readBoard } from "./queries.ts";

const param = z.object({ id: idSchema });
const fileParam = z.extend(param, { fileId: idSchema });
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
    .get("/listings/:id/offers", valid("param", param), async (c) =>
      c.json(await readBoard(db, c.req.valid("param").id)),
    )
    .post(
      "/listings/:id/offers",
      valid("param", param),
      valid("json", enteredOfferSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const offerId = await makeChange(services, c.var, async (change) =>
          enterOffer(change, id, c.req.valid("json")),
        );
        return c.json({ id: offerId });
      },
    )
    .post("/listings/:id/offers/reviewed", valid("param", param), async (c) => {
      const { id } = c.req.valid("param");
      await readBoard(db, id);
      await makeChange(services, c.var, async (change) => reviewOffers(change, id));
      return c.body(null, 204);
    })
    .put(
      "/listings/:id/recommendation",
      valid("param", param),
      valid("json", recommendationSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await makeChange(services, c.var, async (change) =>
          saveRecommendation(change, id, c.req.valid("json")),
        );
        return c.body(null, 204);
      },
    )
    .post(
      "/listings/:id/recommendation/send",
      valid("param", param),
      valid("json", seenSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const { version } = c.req.valid("json");
        await makeChange(services, c.var, async (change) =>
          sendRecommendation(change, id, version),
        );
        return c.body(null, 204);
      },
    )
    .post(
      "/listings/:id/best-and-final",
      valid("param", param),
      valid("json", bestAndFinalSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await makeChange(services, c.var, async (change) =>
          askBestAndFinal(change, id, c.req.valid("json")),
        );
        return c.body(null, 204);
      },
    )
    .put("/offers/:id", valid("param", param), valid("json", offerChangeSchema), async (c) => {
      const { id } = c.req.valid("param");
      await makeChange(services, c.var, async (change) =>
        changeOffer(change, id, c.req.valid("json")),
      );
      return c.body(null, 204);
    })
    .post("/offers/:id/withdraw", valid("param", param), valid("json", seenSchema), async (c) => {
      const { id } = c.req.valid("param");
      const { version } = c.req.valid("json");
      await makeChange(services, c.var, async (change: Change) =>
        withdrawOffer(change, id, version),
      );
      return c.body(null, 204);
    })
    .put("/offers/:id/counter", valid("param", param), valid("json", counterSchema), async (c) => {
      const { id } = c.req.valid("param");
      await makeChange(services, c.var, async (change) =>
        proposeCounter(change, id, c.req.valid("json")),
      );
      return c.body(null, 204);
    })
    .post(
      "/offers/:id/counter/withdraw",
      valid("param", param),
      valid("json", seenSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        const { version } = c.req.valid("json");
        await makeChange(services, c.var, async (change) => withdrawCounter(change, id, version));
        return c.body(null, 204);
      },
    )
    .post(
      "/offers/:id/counter/send",
      valid("param", param),
      valid("json", offerAnswerSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await makeChange(services, c.var, async (change) =>
          sendCounter(change, id, c.req.valid("json")),
        );
        services.emails.wake();
        return c.body(null, 204);
      },
    )
    .post(
      "/offers/:id/decline",
      valid("param", param),
      valid("json", offerAnswerSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await makeChange(services, c.var, async (change) =>
          declineOffer(change, id, c.req.valid("json")),
        );
        services.emails.wake();
        return c.body(null, 204);
      },
    )
    .post(
      "/offers/:id/accept",
      valid("param", param),
      valid("json", acceptanceSchema),
      async (c) => {
        const { id } = c.req.valid("param");
        await makeChange(services, c.var, async (change) =>
          acceptOffer(change, id, c.req.valid("json")),
        );
        services.emails.wake();
        return c.body(null, 204);
      },
    )
    .post("/offers/:id/files", valid("param", param), valid("query", offerFileQuery), async (c) => {
      const offer = await findOffer(db, c.req.valid("param").id);
      const { kind, mediaType, name } = c.req.valid("query");
      const type = uploadTypeOf(mediaType);
      const upload = await storeUpload(services, "offers", c.req.raw, type, {
        clientId: "",
        person: c.var.person,
        limitBytes: Infinity,
      });
      const of = { offerId: offer.id, prospectId: offer.prospectId };
      const id = await keepUpload(services, upload, async () =>
        addOfferFile(db, of, { ...upload, kind, name, mediaType: type }),
      );
      await makeChange(services, c.var, async (change) =>
        change.audit({ action: "upload", ...ofOffer(offer) }),
      );
      return c.json({ id });
    })
    .get("/offers/:id/files/:fileId", valid("param", fileParam), async (c) => {
      const { fileId, id } = c.req.valid("param");
      const offer = await findOffer(db, id);
      const file = await findOfferFile(db, fileId, id);
      const { ipAddress, person } = c.var;
      return sendFile(files, file, c.req.method, () =>
        audit(db, { person, ipAddress, action: "download", ...ofOffer(offer) }),
      );
    });
}
